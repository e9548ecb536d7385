import type { Redis } from 'ioredis';
import { QueueList } from './queueList.js';
import { Register, type Entry, type SeenEntry } from './register.js';
import { silenceOf, type ClusterSettings } from './settings.js';

type Kind = 'leaders' | 'workers';

/** Announces a leader or a worker, and finds the others. */
export class Presence {
  readonly #own: Register;
  readonly #others: Register;
  readonly #queues: QueueList;
  readonly #entry: Entry;
  readonly #silence: number;

  constructor(redis: Redis, kind: Kind, entry: Entry, settings: Required<ClusterSettings>) {
    this.#own = new Register(redis, kind);
    this.#others = new Register(redis, kind === 'leaders' ? 'workers' : 'leaders');
    this.#queues = new QueueList(redis, entry.version, settings.keepMs);
    this.#entry = entry;
    this.#silence = silenceOf(settings.lockMs);
  }

  /** Sends a heartbeat; returns the workers to a leader, and the leaders to a worker. */
  async beat(): Promise<SeenEntry[]> {
    await this.#own.beat(this.#entry);
    await this.#queues.tidy();
    return this.#others.list();
  }

  /** The last one of a version removes its queue. */
  async leave(): Promise<void> {
    await this.#own.leave(this.#entry);
    for (const register of [this.#own, this.#others]) {
      const present = await register.listPresent(this.#entry.version, this.#silence);
      if (present.length > 0) return;
    }
    await this.#queues.removeOwn();
  }
}
