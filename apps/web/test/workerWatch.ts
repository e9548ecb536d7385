import type { Page, Worker } from '@playwright/test';

/** Asks the workers of a page what they did against the policy, which no console shows. */
export class WorkerWatch {
  /** By worker: done when it has ended. */
  private readonly ends = new Map<Worker, Promise<void>>();

  constructor(private readonly page: Page) {
    page.on('worker', (worker) => {
      this.ends.set(worker, new Promise((resolve) => worker.once('close', () => resolve())));
    });
  }

  /** Of those that live: a worker that was ended can be listed for a while, and then answers nothing. */
  async listViolations(): Promise<string[]> {
    const living = await this.page.evaluate(() => window.living);
    const asked = this.page.workers().filter((worker) => living.includes(worker.url()));
    const told = await Promise.all(asked.map((worker) => this.ask(worker)));
    return told.flat();
  }

  private async ask(worker: Worker): Promise<string[]> {
    const end = (this.ends.get(worker) ?? Promise.resolve()).then((): string[] => []);
    // Where the question fails because the worker is ending, its end follows; any other failure waits here for ever.
    const answer = worker.evaluate(readViolations).catch(() => end);
    return Promise.race([answer, end]);
  }
}

/** Runs in a worker. */
function readViolations(): string[] {
  const observer = new ReportingObserver(() => {}, { buffered: true, types: ['csp-violation'] });
  observer.observe();
  return observer.takeRecords().map(({ body }) => `policy in a worker: ${JSON.stringify(body)}`);
}
