import { checkShape } from '@doorcard/sealed';
import type { ShardOutcome } from '../compute.js';
import { replySchema, type Order } from './message.js';
import type { TaskWorker } from './taskWorker.js';

interface Work {
  readonly id: number;
  readonly settle: (outcome: ShardOutcome) => void;
}

/** One worker, which computes one shard at a time. */
export class WorkerSlot {
  private work: Work | undefined;
  private lost: string | undefined;
  private orders = 0;

  constructor(private readonly end: TaskWorker) {
    end.addEventListener('message', ({ data }) => this.receive(data));
    end.addEventListener('error', ({ message }) => this.close(message || 'it could not be started'));
    end.addEventListener('messageerror', () => this.close('it sent a message that cannot be read'));
  }

  get isLiving(): boolean {
    return this.lost === undefined;
  }

  /** Rejects only when the signal aborts it: a worker that computes hears nothing, so it is ended. */
  compute(task: string, input: unknown, signal: AbortSignal): Promise<ShardOutcome> {
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        this.work = undefined;
        this.close('the run was cancelled');
        reject(signal.reason as Error);
      };
      const settle = (outcome: ShardOutcome): void => {
        signal.removeEventListener('abort', cancel);
        resolve(outcome);
      };
      const id = ++this.orders;
      this.work = { id, settle };
      signal.addEventListener('abort', cancel);
      // Lost between two shards.
      if (this.lost !== undefined) this.settle(fail(this.lost));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      else this.end.postMessage({ id, task, input } satisfies Order);
    });
  }

  /** Ends the worker; what it computes fails with this reason. */
  close(reason: string): void {
    this.lost ??= reason;
    this.end.terminate();
    this.settle(fail(reason));
  }

  private receive(data: unknown): void {
    const reply = checkShape(replySchema, data, 'jobs/bad-result');
    if (!reply.ok) this.close(`it sent no result: ${reply.error.message}`);
    else if (reply.value.id === this.work?.id) this.settle(reply.value.outcome);
  }

  private settle(outcome: ShardOutcome): void {
    const { work } = this;
    this.work = undefined;
    work?.settle(outcome);
  }
}

const fail = (reason: string): ShardOutcome => ({
  ok: false,
  code: 'jobs/shard-failed',
  message: `its worker ended: ${reason}`,
});
