import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/doorcard.js', import.meta.url));

/** The built command as a process of its own. */
export class Program {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  out = '';
  err = '';
  readonly #listeners: (() => void)[] = [];

  constructor(args: readonly string[]) {
    this.child = spawn(process.execPath, [BIN, ...args], { env: { ...process.env, LC_ALL: 'en_GB.UTF-8' } });
    this.child.stdout!.on('data', (text: Buffer) => {
      this.out += String(text);
      this.#notify();
    });
    this.child.stderr!.on('data', (text: Buffer) => {
      this.err += String(text);
      this.#notify();
    });
    this.exited = new Promise((resolve) => {
      this.child.on('exit', (code) => {
        resolve(code);
        this.#notify();
      });
    });
  }

  async hear(part: string): Promise<void> {
    while (!this.out.includes(part) && !this.err.includes(part)) {
      const { exitCode, signalCode } = this.child;
      if (exitCode !== null || signalCode !== null) throw new Error(`ended: ${this.out}${this.err}`);
      await new Promise<void>((resolve) => this.#listeners.push(resolve));
    }
  }

  #notify(): void {
    for (const listener of this.#listeners.splice(0)) listener();
  }
}

/** Starts programs that are ended after the test. */
export function openPrograms(): (...args: string[]) => Program {
  const programs: Program[] = [];
  afterEach(async () => {
    for (const { child, exited } of programs.splice(0)) {
      child.kill('SIGKILL');
      await exited;
    }
  });
  return (...args) => {
    const program = new Program(args);
    programs.push(program);
    return program;
  };
}
