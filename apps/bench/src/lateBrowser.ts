import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../web/scripts/benchLate.mjs', import.meta.url));

/** A late street in a worker of a browser, if there is one on this machine. */
export class LateBrowser {
  private readonly lines: AsyncIterator<string>;

  private constructor(private readonly child: ChildProcessWithoutNullStreams) {
    this.lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  }

  /** Undefined, with the reason printed, where no browser starts. */
  static async open(print: (text: string) => void): Promise<LateBrowser | undefined> {
    const child = spawn(process.execPath, [SCRIPT]);
    // A script that has ended does not read: `ask` finds that out.
    child.stdin.on('error', () => undefined);
    let errors = '';
    child.stderr.on('data', (text) => (errors += String(text)));
    const browser = new LateBrowser(child);
    if ((await browser.ask({ rounds: 0 })) !== undefined) return browser;
    print(`(no browser: ${errors.trim().split('\n')[0] ?? ''})`);
    return undefined;
  }

  /** Opens a solver of this spot, in place of the one before. */
  async start(file: object): Promise<void> {
    await this.iterate({ file, rounds: 1 });
  }

  /** The milliseconds of this many iterations together. */
  async iterate(order: { readonly file?: object; readonly rounds: number }): Promise<number> {
    const time = await this.ask(order);
    if (time === undefined) throw new Error('the browser has ended');
    return time;
  }

  async close(): Promise<void> {
    this.child.stdin.end();
    await once(this.child, 'exit');
  }

  private async ask(order: object): Promise<number | undefined> {
    this.child.stdin.write(`${JSON.stringify(order)}\n`);
    const line = await this.lines.next();
    return line.done === true ? undefined : (JSON.parse(line.value) as number);
  }
}
