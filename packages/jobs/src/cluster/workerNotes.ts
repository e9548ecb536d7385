import type { Entry, Seen } from './register.js';

/** Tells who came and who went, from looks at the register. */
export class WorkerNotes {
  readonly #version: string;
  readonly #silence: number;
  readonly #known = new Map<string, Entry>();
  #isWaiting = false;

  constructor(version: string, silence: number) {
    this.#version = version;
    this.#silence = silence;
  }

  look(seen: readonly Seen[]): string[] {
    const notes: string[] = [];
    const present = new Map<string, Entry>();
    const silent = new Set<string>();
    for (const { entry, silentFor } of seen) {
      if (silentFor > this.#silence) silent.add(entry.name);
      else present.set(entry.name, entry);
    }
    for (const [name, entry] of present) {
      if (!this.#known.has(name)) notes.push(this.#welcome(entry));
      this.#known.set(name, entry);
    }
    for (const name of this.#known.keys()) {
      if (present.has(name)) continue;
      this.#known.delete(name);
      notes.push(
        silent.has(name)
          ? `Worker ${name} has fallen silent; what it was doing goes to others.`
          : `Worker ${name} has left.`,
      );
    }
    const isAlone = ![...present.values()].some(({ version }) => version === this.#version);
    if (isAlone && !this.#isWaiting)
      notes.push(`No worker of version ${this.#version} is there; the run waits.`);
    this.#isWaiting = isAlone;
    return notes;
  }

  #welcome({ name, version, threads }: Entry): string {
    return version === this.#version
      ? `Worker ${name} has joined with ${threads ?? 1} threads.`
      : `Worker ${name} runs version ${version}; this run needs ${this.#version}, so it gets no work.`;
  }
}
