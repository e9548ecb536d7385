import { unwrap, Xoshiro256, type Rng } from '@doorcard/cards';
import { makeRegistry, streamOf, usualEntries, type Registry } from '@doorcard/cpu';
import type { Action, View } from '@doorcard/engine';
import {
  makePortPair,
  NO_PACE,
  openTable,
  type ClientMessage,
  type HostMessage,
  type Pace,
  type TablePort,
  type TableOptions,
  type TableStorage,
} from '@doorcard/table';
import { connectClient } from '@doorcard/table/client';

/** A storage in memory. */
export class MemoryStorage implements TableStorage {
  text: string | undefined;
  /** Everything that was ever saved, in order. */
  readonly saves: string[] = [];
  readonly aside: string[] = [];
  isBroken = false;

  constructor(text?: string) {
    this.text = text;
  }
  readonly load = (): Promise<string | undefined> => Promise.resolve(this.text);
  readonly save = (text: string): Promise<void> => {
    if (this.isBroken) return Promise.reject(new Error('the disk is full'));
    this.text = text;
    this.saves.push(text);
    return Promise.resolve();
  };
  readonly putAside = (text: string): Promise<void> => {
    this.aside.push(text);
    return Promise.resolve();
  };
}

/** A clock that moves only when a test says so. */
export class StepClock {
  now = 0;
  private tasks: { at: number; run: () => void }[] = [];
  readonly seconds = (): number => this.now / 1000;
  readonly later = (milliseconds: number, run: () => void): (() => void) => {
    const task = { at: this.now + milliseconds, run };
    this.tasks.push(task);
    return () => {
      this.tasks = this.tasks.filter((other) => other !== task);
    };
  };
  get waiting(): number {
    return this.tasks.length;
  }
  /** Lets this many milliseconds pass. */
  pass(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.tasks.filter(({ at }) => at <= this.now);
    this.tasks = this.tasks.filter(({ at }) => at > this.now);
    for (const { run } of due) run();
  }
}

export interface SittingOptions {
  readonly storage?: MemoryStorage;
  readonly clock?: StepClock;
  readonly pace?: Pace;
  /** Seed of the table's own randomness, for tables that are not for practice. */
  readonly random?: bigint | Rng;
  readonly registry?: Registry;
}

export const usualRegistry = makeRegistry(usualEntries);

/** A client at a table, in one process. */
export class Sitting {
  readonly messages: HostMessage[] = [];
  readonly bad: string[] = [];
  readonly faults: unknown[] = [];
  readonly storage: MemoryStorage;
  readonly clock: StepClock;
  /** The client's port, for messages that no client would send. */
  readonly port: TablePort;
  private readonly client;
  private seen = 0;

  constructor({
    storage = new MemoryStorage(),
    clock = new StepClock(),
    pace = NO_PACE,
    random = 1n,
    registry = usualRegistry,
  }: SittingOptions = {}) {
    this.storage = storage;
    this.clock = clock;
    const [host, client] = makePortPair(queueMicrotask);
    this.port = client;
    openTable({
      port: host,
      storage: storage,
      clock,
      registry,
      random: typeof random === 'bigint' ? Xoshiro256.fromSeed(random) : random,
      pace,
      onFault: (fault) => this.faults.push(fault),
    });
    this.client = connectClient(
      client,
      (message) => this.messages.push(message),
      (error) => this.bad.push(error.message),
    );
  }

  /** Sends and waits until nothing more happens; returns the messages that came back. */
  async say(message: ClientMessage): Promise<readonly HostMessage[]> {
    this.client.send(message);
    return this.listen();
  }

  async post(data: unknown): Promise<readonly HostMessage[]> {
    this.port.post(data);
    return this.listen();
  }

  /** Everything that happens without a delay happens in tasks of this turn. */
  async listen(): Promise<readonly HostMessage[]> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.faults.length > 0) throw this.faults[0];
    if (this.bad.length > 0) throw new Error(this.bad[0]);
    const news = this.messages.slice(this.seen);
    this.seen = this.messages.length;
    return news;
  }

  last<T extends HostMessage['type']>(type: T): Extract<HostMessage, { type: T }> {
    const found = this.messages.findLast((message) => message.type === type);
    if (found === undefined) throw new Error(`no ${type} has come`);
    return found as Extract<HostMessage, { type: T }>;
  }

  /** Whether the human has to act now. */
  get isAsked(): boolean {
    const at = this.messages.findLastIndex(({ type }) => type === 'view' || type === 'handOver');
    const message = this.messages[at];
    return message?.type === 'view' && message.view.legal !== null;
  }

  /** Sends an action for the open decision. */
  async act(choose: (view: View, hand: string, decision: number) => Action): Promise<readonly HostMessage[]> {
    const { hand, decision, view } = this.last('view');
    return this.say({ type: 'act', hand, decision, action: choose(view, hand, decision) });
  }

  async playHand(choose = chooseAtRandom): Promise<void> {
    while (this.isAsked) await this.act(choose);
  }
}

const random = unwrap(usualRegistry.find('random'));

/** A human who plays simply, and always the same in the same situation. */
export const chooseAtRandom = (view: View, hand: string, decision: number): Action => {
  const number = Number(hand.split('-').at(-1));
  return random.decide(view, streamOf(77, number, 0, decision)).action;
};

export const codeOf = (messages: readonly HostMessage[]): string[] =>
  messages.flatMap((message) => (message.type === 'error' ? [message.error.code] : []));

/** A cash table with one human. */
export const options = (games: TableOptions['games'], more: Partial<TableOptions> = {}): TableOptions => ({
  kind: 'cash',
  games,
  chairs: [
    { name: 'You', player: 'human' },
    { name: 'Ann', player: 'random' },
    { name: 'Bob', player: 'lv2' },
    { name: 'Cid', player: 'lv1' },
  ],
  seed: '7',
  ...more,
});
