import type { Screen } from '../src/terminal.js';
import { run, type ExitCode } from '../src/program.js';

// oxlint-disable-next-line no-control-regex
const CONTROL = /\u001b\[[?\d;]*[A-Za-z]/g;

/** A terminal of strings with keys: a test reads the screen and presses keys. */
export class FakeScreen implements Screen {
  /** All that was written, with control characters. */
  raw = '';
  err = '';
  width = 80;
  height = 30;
  /** Whether keys are still read. */
  isTaken = false;
  private listener: ((input: string) => void) | undefined;
  private resized: (() => void) | undefined;
  readonly columns = (): number => this.width;
  readonly rows = (): number => this.height;
  readonly takeKeys = (listener: (input: string) => void): (() => void) => {
    this.listener = listener;
    this.isTaken = true;
    return () => {
      this.isTaken = false;
      this.listener = undefined;
    };
  };
  readonly onResize = (listener: () => void): (() => void) => {
    this.resized = listener;
    return () => {
      this.resized = undefined;
    };
  };
  readonly later = (milliseconds: number, task: () => void): (() => void) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  };

  private readonly code: Promise<ExitCode>;
  private ended: ExitCode | undefined;

  constructor(
    args: readonly string[],
    {
      env = {},
      width = 80,
      height = 30,
    }: { env?: Record<string, string>; width?: number; height?: number } = {},
  ) {
    this.width = width;
    this.height = height;
    this.code = run(args, {
      stdin: nothing(),
      stdout: { write: (text) => (this.raw += text) },
      stderr: { write: (text) => (this.err += text), isTTY: true },
      env: { NO_COLOR: '1', ...env },
      seconds: () => 0,
      screen: this,
    }).then((code) => (this.ended = code));
  }

  /** The last screen that was drawn, as lines. */
  get lines(): string[] {
    const at = this.raw.lastIndexOf('\u001b[H');
    return (at === -1 ? '' : this.raw.slice(at)).replaceAll(CONTROL, '').split('\r\n');
  }
  get text(): string {
    return this.lines.join('\n');
  }
  /** All that was ever drawn. */
  get history(): string {
    return this.raw.replaceAll(CONTROL, '');
  }
  get isOver(): boolean {
    return this.ended !== undefined;
  }

  /** Waits until the screen shows something, or the command has ended. */
  async until(isThere: RegExp | ((text: string) => boolean)): Promise<string> {
    const test = isThere instanceof RegExp ? (text: string) => isThere.test(text) : isThere;
    for (let tries = 0; tries < 2000; tries++) {
      if (test(this.text)) return this.text;
      if (this.isOver) break;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    throw new Error(`${String(isThere)} did not come, but\n${this.text}\n${this.err}`);
  }

  /** Without pace only the next drawing takes time: a few turns of the event loop are enough. */
  async settle(): Promise<void> {
    for (let drawn = -1; drawn !== this.raw.length;) {
      drawn = this.raw.length;
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  async press(...keys: readonly string[]): Promise<string> {
    for (const key of keys) {
      this.listener?.(key);
      await this.settle();
    }
    return this.text;
  }

  async resize(width: number, height = this.height): Promise<string> {
    this.width = width;
    this.height = height;
    this.resized?.();
    await this.settle();
    return this.text;
  }

  /** Waits for the end of the command. */
  end(): Promise<ExitCode> {
    return this.code;
  }
}

async function* nothing(): AsyncGenerator<string> {
  // A terminal that is read key by key has no lines.
}
