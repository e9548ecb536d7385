import type { Rng } from '@doorcard/cards';
import type { Decision, Registry } from '@doorcard/cpu';
import { OVER, type TableHand } from '@doorcard/engine';
import { InputError, wrong, type Result } from '@doorcard/sealed';
import { Advisers } from './advisers.js';
import { describeHand, describeTable, listResults, makeRecord, seeLast } from './handReport.js';
import { USUAL_PACE, type Pace } from './pace.js';
import type { TablePort } from './port.js';
import { checkClientMessage, type ClientMessage, type HostMessage, type RecordCards } from './protocol.js';
import { makeTable, type FinishedHand, type LiveTable } from './table.js';
import { makeTableSave, parseTableSave } from './tableSave.js';
import { Thinking, type PendingTurn } from './thinking.js';

/** Stores one table, as one text. */
export interface TableStorage {
  /** The text that was saved last; undefined when there is none. */
  readonly load: () => Promise<string | undefined>;
  readonly save: (text: string) => Promise<void>;
  /** Keeps an unreadable text before another replaces it. */
  readonly putAside: (text: string) => Promise<void>;
}

/** The clock, passed in from outside. */
export interface TableClock {
  /** Seconds since any fixed moment. */
  readonly seconds: () => number;
  /** Runs a task after a number of milliseconds; the function that it returns cancels it. */
  readonly later: (milliseconds: number, task: () => void) => () => void;
}

export interface HostOptions {
  /** To the one client. */
  readonly port: TablePort;
  readonly storage: TableStorage;
  readonly clock: TableClock;
  /** The players that can sit at the table and give hints. */
  readonly registry: Registry;
  /** Deals the cards of a table without a seed: a secure generator. */
  readonly random: Rng;
  readonly pace?: Pace;
  /** Called for a bug, such as a computer player that throws. The table then stops. */
  readonly onFault: (fault: unknown) => void;
}

/** Opens a table for one client and handles its messages, one after the other. */
export function openTable(options: HostOptions): void {
  const host = new Host(options);
  options.port.onMessage((data) => host.receive(data));
}

class Host {
  private table: LiveTable | undefined;
  private isPaused = false;
  private isClosed = false;
  /** The time up to which the session has been advanced. */
  private lastSecond = 0;
  private callOff: (() => void) | undefined;
  /** Messages and turns of computer players, in order: none begins before the last one is done and saved. */
  private work: Promise<void> = Promise.resolve();

  private readonly pace: Pace;
  private readonly advisers: Advisers;
  private readonly thinking = new Thinking({
    onReady: (turn) => this.enqueue(() => this.takeTurn(turn)),
    onFault: (turn, fault) => this.enqueue(() => this.failTurn(turn, fault)),
  });

  constructor(private readonly options: HostOptions) {
    this.pace = options.pace ?? USUAL_PACE;
    this.advisers = new Advisers(options.registry);
  }

  receive(data: unknown): void {
    this.enqueue(() => this.answer(data));
  }

  private enqueue(task: () => Promise<void>): void {
    this.work = this.runAfter(this.work, task);
  }

  private async runAfter(before: Promise<void>, task: () => Promise<void>): Promise<void> {
    await before;
    try {
      await task();
    } catch (fault) {
      // A bug does not destroy the table: it is saved as it was before.
      this.isClosed = true;
      const error = new InputError({
        code: 'table/failed',
        value: String(fault),
        problem: 'the table has failed',
        expected: 'resume in a new connection',
      });
      this.refuse(error, null);
      this.options.onFault(fault);
    }
  }

  private post(message: HostMessage): void {
    this.options.port.post(message);
  }

  private async answer(data: unknown): Promise<void> {
    const message = checkClientMessage(data);
    const done = message.ok ? await this.handle(message.value) : message;
    if (done?.ok === false) this.refuse(done.error, typeOf(data));
  }

  private refuse({ code, value, problem, expected }: InputError, about: string | null): void {
    this.post({ type: 'error', about, error: { code, value, problem, expected } });
  }

  /** Does what the message asks, or returns why not. */
  private async handle(message: ClientMessage): Promise<Result<unknown> | undefined> {
    if (this.isClosed) return wrong('table/closed', message.type, 'the table is closed', 'a new connection');
    if (message.type === 'start') return this.start(message);
    if (message.type === 'resume') return this.resume();
    if (message.type === 'leave') return this.leave();
    const { table } = this;
    if (table === undefined) {
      return wrong('table/not-started', message.type, 'no table is open', 'start or resume first');
    }
    switch (message.type) {
      case 'act':
        return this.act(table, message);
      case 'nextHand':
        return this.deal(table);
      case 'hint':
        return this.hint(table, message);
      case 'why':
        return this.why(table, message.hand);
      case 'record':
        return this.record(table, message.hand, message.cards);
      case 'topUp':
        return this.topUp(table, message.chips);
      case 'look':
        return this.look(table);
      case 'lookBack':
        return this.lookBack(table);
      case 'memory':
        return this.showMemory(table, message.forget === true);
      case 'pause':
        return this.pause(table);
      case 'continue':
        return this.goOn(table);
    }
  }

  // Opening and closing.

  private async start({
    options,
    replace = false,
  }: Extract<ClientMessage, { type: 'start' }>): Promise<Result<unknown> | undefined> {
    if (this.table !== undefined) return refuseStarted(this.table);
    const { random, registry, storage } = this.options;
    const table = makeTable(options, random, registry);
    if (!table.ok) return table;
    const saved = await storage.load();
    if (saved !== undefined) {
      const old = parseTableSave(saved, registry);
      if (!replace && !(old.ok && old.value.session.isOver)) {
        return wrong(
          'table/save-exists',
          'start',
          'another table is saved',
          'resume, or start with replace: true',
        );
      }
      if (!old.ok) await storage.putAside(saved);
    }
    this.open(table.value);
    return this.deal(table.value);
  }

  private async resume(): Promise<Result<unknown> | undefined> {
    if (this.table !== undefined) return refuseStarted(this.table);
    const { storage, registry } = this.options;
    const text = await storage.load();
    if (text === undefined) return wrong('table/no-save', 'resume', 'no table is saved', 'start');
    const table = parseTableSave(text, registry);
    if (!table.ok) return table;
    this.open(table.value);
    this.look(table.value);
    return this.proceed(table.value, this.pace.afterResume);
  }

  private open(table: LiveTable): void {
    this.table = table;
    this.lastSecond = this.options.clock.seconds();
  }

  private async leave(): Promise<undefined> {
    this.callOff?.();
    if (this.table !== undefined) {
      this.passTime(this.table);
      await this.save(this.table);
    }
    this.isClosed = true;
    this.post({ type: 'bye' });
  }

  /** The table goes on even if it could not be saved; the client gets an error. */
  private async save(table: LiveTable): Promise<void> {
    await this.options.storage.save(makeTableSave(table)).catch((fault: unknown) => {
      const problem = fault instanceof Error ? fault.message : String(fault);
      const { id } = table.session.config;
      const expected = 'a storage that can be written';
      this.refuse(new InputError({ code: 'table/not-saved', value: id, problem, expected }), null);
    });
  }

  /** Levels by time advance while the table is open and not paused. */
  private passTime(table: LiveTable): void {
    const now = this.options.clock.seconds();
    if (!this.isPaused) table.session.advanceTime(Math.max(0, now - this.lastSecond));
    this.lastSecond = now;
  }

  // Hands.

  private async deal(table: LiveTable): Promise<Result<unknown> | undefined> {
    if (this.isPaused) return refusePaused('nextHand');
    this.passTime(table);
    const dealt = table.deal(this.options.random);
    if (!dealt.ok) return dealt;
    await this.save(table);
    this.post({ type: 'table', table: describeTable(table, false) });
    this.post({ type: 'handStart', ...describeHand(table, dealt.value) });
    this.postView(table, dealt.value);
    // Loading begins while the human may still be thinking; turns wait for it.
    void table.computers.prepare(dealt.value.game)?.catch(() => {});
    return this.proceed(table, this.pace.atStart);
  }

  private async act(
    table: LiveTable,
    { hand: id, decision, action }: Extract<ClientMessage, { type: 'act' }>,
  ): Promise<Result<unknown> | undefined> {
    const refusal = this.checkQuestion(table, id, decision);
    if (refusal !== undefined) return refusal;
    const done = table.act(table.seat!, action);
    if (!done.ok) return done;
    await this.commit(table);
    return this.proceed(table, this.pace.afterHuman);
  }

  /** Checks that the human is asked for exactly this decision. */
  private checkQuestion(table: LiveTable, id: string, decision: number): Result<never> | undefined {
    const { current } = table;
    if (current === undefined) {
      return wrong('table/no-hand', id, 'no hand is being played', 'nextHand');
    }
    if (id !== current.id) return wrong('table/wrong-hand', id, `not the hand ${id}`, current.id);
    if (decision !== table.decision) {
      return wrong(
        'table/wrong-decision',
        decision,
        `decision ${decision} is not open`,
        String(table.decision),
      );
    }
    if (this.isPaused) return refusePaused('act');
    if (table.isHumansTurn) return undefined;
    return wrong('table/not-your-turn', decision, 'it is not your turn', `seat ${current.hand.actor}`);
  }

  /** After a decision: it is saved before it is posted. */
  private async commit(table: LiveTable): Promise<void> {
    this.passTime(table);
    await this.save(table);
    this.postView(table, table.current!);
  }

  private postView(table: LiveTable, { id }: TableHand): void {
    this.post({ type: 'view', hand: id, decision: table.decision, view: table.view! });
  }

  /** The next step without the human: the end of the hand, or a computer player after a delay. */
  private async proceed(table: LiveTable, wait: number): Promise<undefined> {
    this.callOff?.();
    this.callOff = undefined;
    const { current } = table;
    if (current === undefined || this.isPaused) return;
    if (current.hand.phase === OVER) await this.finish(table, current);
    else if (!table.isHumansTurn) this.schedule(table, wait);
  }

  private schedule(table: LiveTable, wait: number): void {
    const turn = { hand: table.current!.id, decision: table.decision };
    const take = (): void => this.enqueue(() => this.takeTurn(turn));
    if (wait === 0) take();
    else this.callOff = this.options.clock.later(wait, take);
  }

  private async takeTurn(turn: PendingTurn): Promise<void> {
    // The client may have paused or left, or the turn may be over, while this was waiting in the queue.
    if (this.isPaused || !this.isOpen(turn)) return;
    const table = this.table!;
    this.postFailures(table);
    const decided = this.thinking.ask(table, turn);
    if (decided === undefined) return;
    table.actFor(decided);
    await this.commit(table);
    await this.proceed(table, this.pace.between);
  }

  private isOpen({ hand, decision }: PendingTurn): boolean {
    return !this.isClosed && this.table?.current?.id === hand && this.table.decision === decision;
  }

  /** An error of a player no longer matters once its turn is over. */
  private async failTurn(turn: PendingTurn, fault: unknown): Promise<void> {
    if (this.isOpen(turn)) throw fault;
  }

  /** Players that could not load what they need have been replaced. */
  private postFailures(table: LiveTable): void {
    const failures = table.computers.takeFailures();
    if (failures.length === 0) return;
    for (const error of failures) this.refuse(error, null);
    this.post({ type: 'table', table: describeTable(table, this.isPaused) });
  }

  private async finish(table: LiveTable, current: TableHand): Promise<void> {
    const { id } = current;
    const results = listResults(table, current);
    const places = table.finish({ hand: describeHand(table, current), results });
    await this.save(table);
    this.post({ type: 'handOver', hand: id, results, places: [...places] });
    const { reasons, records } = table.settings;
    const last = table.last!;
    if (reasons === 'afterHand') this.postReasons(last);
    if (records !== 'none') this.postRecord(last, records);
    this.post({ type: 'table', table: describeTable(table, false) });
    if (table.session.isOver) this.post({ type: 'sessionOver', places: [...table.session.places] });
  }

  // Questions.

  private hint(
    table: LiveTable,
    { hand, decision, player: name = 'lv2' }: Extract<ClientMessage, { type: 'hint' }>,
  ): Result<unknown> | undefined {
    const refusal = this.checkQuestion(table, hand, decision);
    if (refusal !== undefined) return refusal;
    const advice = this.advisers.ask(name, table);
    if (!advice.ok) return advice;
    const { player, decided } = advice.value;
    const post = ({ action, reason }: Decision): void =>
      this.post({ type: 'hint', hand, decision, player, action, reason });
    if (!(decided instanceof Promise)) {
      post(decided);
      return undefined;
    }
    // Outside the queue, like turns. A hint for a decision that has been made meanwhile is dropped.
    const whileOpen = (task: () => void): void =>
      this.enqueue(async () => {
        if (this.isOpen({ hand, decision })) task();
      });
    decided.then(
      (value) => whileOpen(() => post(value)),
      (fault: unknown) =>
        whileOpen(() => {
          if (!(fault instanceof InputError)) throw fault;
          this.refuse(fault, 'hint');
        }),
    );
    return undefined;
  }

  private why(table: LiveTable, hand: string): Result<unknown> | undefined {
    const last = findLast(table, hand);
    if (!last.ok) return last;
    this.postReasons(last.value);
    return undefined;
  }

  private record(table: LiveTable, hand: string, cards: RecordCards): Result<unknown> | undefined {
    const last = findLast(table, hand);
    if (!last.ok) return last;
    this.postRecord(last.value, cards);
    return undefined;
  }

  private postReasons({ id, reasons }: FinishedHand): void {
    this.post({ type: 'reasons', hand: id, reasons: [...reasons] });
  }

  private postRecord(last: FinishedHand, cards: RecordCards): void {
    this.post({ type: 'record', hand: last.id, ...makeRecord(last, cards) });
  }

  private async topUp(table: LiveTable, chips: number): Promise<Result<unknown> | undefined> {
    if (table.you === null) return wrong('table/no-human', chips, 'this table has no human', 'a human');
    const done = table.session.topUp(table.you, chips);
    if (!done.ok) return done;
    await this.save(table);
    this.post({ type: 'table', table: describeTable(table, this.isPaused) });
    return undefined;
  }

  private async showMemory(table: LiveTable, forget: boolean): Promise<undefined> {
    if (forget) {
      table.forget();
      await this.save(table);
    }
    this.post({ type: 'memory', records: [...table.records] });
  }

  private look(table: LiveTable): undefined {
    this.post({ type: 'table', table: describeTable(table, this.isPaused) });
    const { current } = table;
    if (current === undefined) return;
    this.post({ type: 'handStart', ...describeHand(table, current) });
    this.postView(table, current);
  }

  private lookBack({ last, current, settings }: LiveTable): Result<unknown> | undefined {
    if (current !== undefined) {
      return wrong('table/hand-not-over', current.id, `${current.id} is being played`, 'a hand that is over');
    }
    if (last === null || last.told === null) return undefined;
    const { id, told } = last;
    const { view, decision } = seeLast(last);
    this.post({ type: 'handStart', ...told.hand });
    this.post({ type: 'view', hand: id, decision, view });
    this.post({ type: 'handOver', hand: id, results: [...told.results], places: [] });
    if (settings.reasons === 'afterHand') this.postReasons(last);
    return undefined;
  }

  private pause(table: LiveTable): undefined {
    this.callOff?.();
    this.callOff = undefined;
    this.passTime(table);
    this.isPaused = true;
    this.post({ type: 'paused', paused: true });
  }

  private async goOn(table: LiveTable): Promise<undefined> {
    if (!this.isPaused) return;
    this.passTime(table);
    this.isPaused = false;
    this.post({ type: 'paused', paused: false });
    await this.proceed(table, this.pace.atStart);
  }
}

const typeOf = (data: unknown): string | null => {
  const type = (data as { type?: unknown } | null | undefined)?.type;
  return typeof type === 'string' ? type : null;
};

const refuseStarted = ({ session }: LiveTable): Result<never> =>
  wrong('table/already-started', session.config.id, `${session.config.id} is being played`, 'leave first');

const refusePaused = (what: string): Result<never> =>
  wrong('table/paused', what, 'the table is paused', 'continue first');

/** Reasons and records contain hidden cards: they are for hands that are over. */
function findLast({ last, current }: LiveTable, hand: string): Result<FinishedHand> {
  if (last?.id === hand) return { ok: true, value: last };
  if (current?.id === hand)
    return wrong('table/hand-not-over', hand, `${hand} is being played`, 'a hand that is over');
  return wrong('table/unknown-hand', hand, `${hand} is not the last hand`, last?.id ?? 'a finished hand');
}
