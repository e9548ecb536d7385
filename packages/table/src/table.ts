import { parseSeed, splitMix64, Xoshiro256, type Rng } from '@doorcard/cards';
import {
  refuseAction,
  streamOf,
  type Decision,
  type OpponentRecords,
  type Player,
  type Registry,
} from '@doorcard/cpu';
import {
  act,
  findLegal,
  listDecisions,
  makeSession,
  makeView,
  OVER,
  type Action,
  type Chair,
  type GameId,
  type Hand,
  type Place,
  type Seat,
  type Session,
  type SessionOptions,
  type TableHand,
  type View,
} from '@doorcard/engine';
import { makeHandRecord, type HandRecord } from '@doorcard/history';
import { succeed, type Result } from '@doorcard/sealed';
import { findComputers, HUMAN, type Computers } from './computers.js';
import type { Explained, HandInfo, HandResult, TableOptions } from './protocol.js';

/** What stays the same while a table is played. */
export interface TableSettings {
  /** By chair: `human`, or the name of a computer player; null is empty. They stay when a player is replaced. */
  readonly players: readonly (string | null)[];
  /** Identifies the table in the random numbers of the computer players. */
  readonly stream: number;
  /** Practice: the seed of all cards; null when they come from a secure generator. */
  readonly seed: string | null;
  readonly reasons: NonNullable<TableOptions['reasons']>;
  readonly records: NonNullable<TableOptions['records']>;
}

/** A finished hand, with everything that can still be asked about it. */
export interface FinishedHand {
  readonly id: string;
  readonly number: number;
  readonly names: readonly string[];
  /** The human's seat. */
  readonly you: Seat | null;
  /** As it was played, so that requests about it need not parse the record again. */
  readonly hand: Hand;
  /** The same hand as it is saved. */
  readonly record: HandRecord;
  readonly reasons: readonly Explained[];
  /** What was sent about it; null when an older version saved it. */
  readonly told: ToldHand | null;
}

/** The players of a hand, and their results. */
export interface ToldHand {
  readonly hand: HandInfo;
  readonly results: readonly HandResult[];
}

/** The seat of the random numbers for learning: no player has it. */
const LEARNING = 1023;

/** A table with its players: it knows whose turn it is and what they do, but nothing of messages, time or storage. */
export class LiveTable {
  readonly you: Chair | null;

  /** For `makeTable` and `parseTableSave`, which check the arguments. */
  constructor(
    readonly session: Session,
    readonly settings: TableSettings,
    readonly computers: Computers,
    /** Of the hand that is being played. */
    private explained: readonly Explained[] = [],
    private finished: FinishedHand | null = null,
    /** By chair: what earlier hands have shown about its player, for players that learn. */
    private learned: OpponentRecords = [],
  ) {
    const at = settings.players.indexOf(HUMAN);
    this.you = at === -1 ? null : at;
  }

  get current(): TableHand | undefined {
    return this.session.current;
  }
  get reasons(): readonly Explained[] {
    return this.explained;
  }
  get records(): OpponentRecords {
    return this.session.seats.map((_, chair) => this.learned[chair] ?? null);
  }
  get last(): FinishedHand | null {
    return this.finished;
  }

  /** How many decisions the hand has; the next one has this index. */
  get decision(): number {
    const hand = this.session.hand;
    return hand === undefined ? 0 : listDecisions(hand).length;
  }

  /** The human's seat in the hand, if he is dealt in. */
  get seat(): Seat | null {
    const at = this.you === null ? -1 : (this.current?.chairs.indexOf(this.you) ?? -1);
    return at === -1 ? null : at;
  }

  get isHumansTurn(): boolean {
    const { hand } = this.session;
    return hand !== undefined && hand.phase !== OVER && hand.actor === this.seat;
  }

  /** What the human's seat, or otherwise the public, may know. */
  get view(): View | undefined {
    const { hand } = this.session;
    return hand && makeView(hand, this.seat);
  }

  /** Deals the next hand; computer players who have lost everything at a cash table buy in again. */
  deal(secure: Rng): Result<TableHand> {
    const { session, settings } = this;
    if (session.config.kind === 'cash' && session.current === undefined) this.buyIn();
    const { seed } = settings;
    const rng = seed === null ? secure : practiceRng(BigInt(seed), session.handNumber + 1);
    const dealt = session.startHand(rng);
    if (dealt.ok) this.explained = [];
    return dealt;
  }

  private buyIn(): void {
    const { session, computers } = this;
    session.seats.forEach((seat, chair) => {
      if (seat?.chips === 0 && computers.has(chair)) session.topUp(chair, session.config.chips);
    });
  }

  /** What the seat that is to act may know, and the random numbers for its decision. */
  get question(): readonly [View, Rng] {
    const { number, hand } = this.current!;
    const { actor } = hand;
    return [makeView(hand, actor), streamOf(this.settings.stream, number, actor, this.decision)];
  }

  /** The decision of the computer player whose turn it is; `computers` must be prepared for the game. */
  decide(): Decision | Promise<Decision> {
    const { records } = this;
    const bySeat = this.current!.chairs.map((chair) => records[chair]!);
    return this.playerToAct.decide(...this.question, bySeat);
  }

  private get playerToAct(): Player {
    const { hand, chairs, game } = this.current!;
    return this.computers.playerAt(chairs[hand.actor]!, game);
  }

  /** Performs a player's action, or refuses it and changes nothing. */
  act(seat: Seat, action: Action): Result<true> {
    return act(this.current!.hand, seat, action);
  }

  /** The same for the computer player whose turn it is; its reason is kept. Throws for an illegal action. */
  actFor({ action, reason }: Decision): void {
    const { hand } = this.current!;
    const seat = hand.actor;
    const { decision, playerToAct } = this;
    if (!this.act(seat, action).ok) {
      throw refuseAction(playerToAct.name, action, findLegal(hand) ?? null);
    }
    this.explained = [...this.explained, { seat, decision, action, reason }];
  }

  /** Ends a hand that is over. */
  finish(told: ToldHand): readonly Place[] {
    const { id, number, chairs, hand, game } = this.current!;
    const names = chairs.map((chair) => this.session.seats[chair]!.name);
    const { seat: you, explained: reasons } = this;
    const places = this.session.finishHand();
    if (!places.ok) throw places.error;
    this.finished = { id, number, names, you, hand, record: makeHandRecord(hand), reasons, told };
    this.explained = [];
    this.learn(hand, chairs, number, game);
    return places.value;
  }

  /** The records of one player that learns are those of all: they come from what everybody saw. */
  private learn(hand: Hand, chairs: readonly Chair[], number: number, game: GameId): void {
    const { computers, settings } = this;
    const chair = chairs.find(
      (each) => computers.has(each) && computers.playerAt(each, game).learn !== undefined,
    );
    if (chair === undefined) return;
    const records = this.records.slice();
    const before = chairs.map((each) => records[each]!);
    const rng = streamOf(settings.stream, number, LEARNING, 0);
    const after = computers.playerAt(chair, game).learn!(makeView(hand, null), before, rng);
    chairs.forEach((each, seat) => (records[each] = after[seat]!));
    this.learned = records;
  }

  /** Forgets what earlier hands have shown. */
  forget(): void {
    this.learned = [];
  }
}

/** Each hand of a practice table has its own cards, whatever was played before. */
const practiceRng = (seed: bigint, hand: number): Rng =>
  Xoshiro256.fromSeed(splitMix64(seed, 1)[0]! ^ BigInt(hand));

/** A new table, before its first hand. */
export function makeTable(options: TableOptions, secure: Rng, registry: Registry): Result<LiveTable> {
  const { chairs, seed, reasons = 'afterHand', records = 'none', ...rest } = options;
  const seeded = seed === undefined ? undefined : parseSeed(seed);
  if (seeded?.ok === false) return seeded;
  const players = chairs.map(({ player }) => player);
  const computers = findComputers(registry, players);
  if (!computers.ok) return computers;
  const rng = seeded === undefined ? secure : Xoshiro256.fromSeed(seeded.value);
  const stream = rng.nextUint32();
  const id = `t${secure.nextUint32().toString(36)}${secure.nextUint32().toString(36)}`;
  const names = chairs.map(({ name }) => name);
  // The protocol checks shapes, the engine checks values.
  const session = makeSession({ ...rest, id, names } as unknown as SessionOptions);
  if (!session.ok) return session;
  const settings = {
    players,
    stream,
    seed: seeded === undefined ? null : String(seeded.value),
    reasons,
    records,
  };
  return succeed(new LiveTable(session.value, settings, computers.value));
}
