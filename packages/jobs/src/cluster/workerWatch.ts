import type { JobNote } from '../note.js';
import type { Entry, SeenEntry } from './register.js';

/** Detects workers that come and go, from repeated reads of the register. */
export class WorkerWatch {
  readonly #version: string;
  readonly #silence: number;
  readonly #known = new Map<string, Entry>();
  #isWaiting = false;

  constructor(version: string, silence: number) {
    this.#version = version;
    this.#silence = silence;
  }

  look(seen: readonly SeenEntry[]): JobNote[] {
    const notes: JobNote[] = [];
    const present = new Map<string, Entry>();
    const silent = new Set<string>();
    for (const { entry, silentFor } of seen) {
      if (silentFor > this.#silence) silent.add(entry.name);
      else present.set(entry.name, entry);
    }
    for (const [name, entry] of present) {
      if (!this.#known.has(name)) notes.push(this.#describeNew(entry));
      this.#known.set(name, entry);
    }
    for (const name of this.#known.keys()) {
      if (present.has(name)) continue;
      this.#known.delete(name);
      notes.push({ code: silent.has(name) ? 'worker-silent' : 'worker-left', worker: name });
    }
    const isAlone = ![...present.values()].some(({ version }) => version === this.#version);
    if (isAlone && !this.#isWaiting) notes.push({ code: 'worker-none', version: this.#version });
    this.#isWaiting = isAlone;
    return notes;
  }

  #describeNew({ name, version, threads = 1 }: Entry): JobNote {
    return version === this.#version
      ? { code: 'worker-joined', worker: name, threads }
      : { code: 'worker-other-version', worker: name, version, needs: this.#version };
  }
}
