import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect } from 'vitest';
import type { ClusterSettings } from '../src/cluster/index.js';
import type { JobNote, JobPlan } from '../src/index.js';

export const TASKS = new URL('./tasks.mjs', import.meta.url);

/** Long enough for a busy machine. */
export const LOCK_MS = 8000;

/** Short enough that tests do not wait long for what a killed process held. */
export const SHORT_LOCK_MS = 2000;

export interface Said {
  readonly note?: JobNote;
  readonly result?: string;
  readonly error?: string;
  readonly done?: true;
}

export const hasFacts = (note: JobNote, facts: Partial<JobNote>): boolean =>
  Object.entries(facts).every(([key, value]) => note[key as keyof JobNote] === value);

/** A separate process that writes lines of JSON. */
export class Companion {
  readonly child: ChildProcess;
  readonly said: Said[] = [];
  readonly exited: Promise<number | null>;
  readonly #listeners: (() => void)[] = [];
  #errors = '';
  #rest = '';

  constructor(script: string, options: object) {
    const file = fileURLToPath(new URL(script, import.meta.url));
    this.child = spawn(process.execPath, [file, JSON.stringify({ lockMs: LOCK_MS, ...options })]);
    this.child.stdout!.on('data', (text: Buffer) => {
      const lines = (this.#rest + String(text)).split('\n');
      this.#rest = lines.pop()!;
      for (const line of lines) this.said.push(JSON.parse(line) as Said);
      this.#notify();
    });
    this.child.stderr!.on('data', (text: Buffer) => (this.#errors += String(text)));
    this.exited = new Promise((resolve) => {
      this.child.on('exit', (code) => {
        resolve(code);
        this.#notify();
      });
    });
  }

  /** Waits until a message has been written; a process that ends without it is an error. */
  async hear(isIt: (said: Said) => boolean): Promise<Said> {
    for (;;) {
      const found = this.said.find(isIt);
      if (found) return found;
      if (this.child.exitCode !== null || this.child.signalCode !== null) {
        throw new Error(`ended before it was said: ${JSON.stringify(this.said)} ${this.#errors}`);
      }
      await new Promise<void>((resolve) => this.#listeners.push(resolve));
    }
  }

  /** Waits for a note with these fields. */
  hearNote(facts: Partial<JobNote>): Promise<Said> {
    return this.hear(({ note }) => note !== undefined && hasFacts(note, facts));
  }

  #notify(): void {
    for (const listener of this.#listeners.splice(0)) listener();
  }
}

const companions: Companion[] = [];
afterEach(async () => {
  for (const { child, exited } of companions.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
});

/** Starts a worker and waits until it can take work. */
export async function addWorker(options: ClusterSettings): Promise<Companion> {
  const worker = new Companion('./workerProcess.mjs', { threads: 1, ...options });
  companions.push(worker);
  await worker.hearNote({ code: 'worker-started' });
  return worker;
}

export function addLeader({
  plan: { run, task, shards },
  ...options
}: ClusterSettings & { readonly plan: JobPlan }): Companion {
  const plan = { run, task: task.name, shards };
  const leader = new Companion('./leaderProcess.mjs', { ...options, plan });
  companions.push(leader);
  return leader;
}

/** Threads and other processes run the build; an old build would be tested instead of the sources. */
export function expectFreshBuild(): void {
  const home = fileURLToPath(new URL('..', import.meta.url));
  const newest = (folder: string, ending: string): number => {
    const files = readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' });
    const times = files
      .filter((file) => file.endsWith(ending))
      .map((file) => statSync(join(home, folder, file)));
    return Math.max(...times.map(({ mtimeMs }) => mtimeMs));
  };
  const info = join(home, 'dist', '.tsbuildinfo');
  const built = existsSync(info) ? statSync(info).mtimeMs : 0;
  expect(newest('src', '.ts'), 'the build is older than the sources: npm run build').toBeLessThanOrEqual(
    built,
  );
}
