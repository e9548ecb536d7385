import type { Rng } from '@doorcard/cards';
import type { Action, GameId, Legal, View } from '@doorcard/engine';
import type { ActionFrequency } from './frequencies.js';
import type { CpuData, CpuReason, Reason } from './reason.js';

/** An action and why. */
export interface Decision {
  readonly action: Action;
  readonly reason: Reason;
}

/** What earlier hands of a table have shown about an opponent. Plain data: it is saved with the table. */
export interface OpponentRecord {
  /** Hands in which it decided something. */
  readonly hands: number;
  /** By the name of a player: how much more likely it plays like that than before anything was seen. */
  readonly types: Readonly<Record<string, number>>;
}

/** By seat; null where nothing is known. */
export type OpponentRecords = readonly (OpponentRecord | null)[];

/**
 * A computer player. It gets what its seat may know and a stream of random numbers that belongs to this one decision;
 * nothing else, unless the table keeps records for it. The same view, stream and records give the same decision.
 */
export interface Player {
  /** As people write it: `lv2:4`. */
  readonly name: string;
  /** Loads what it needs for a game. Awaited before its first decision in that game; a second call loads nothing. */
  prepare?(game: GameId): Promise<void>;
  /** Plays in its place where it could not load what it needs. */
  readonly substitute?: Player;
  /** A player that needs time returns a promise; one that returns the decision itself costs no turn of the event loop. */
  decide(view: View, rng: Rng, records?: OpponentRecords): Decision | Promise<Decision>;
  /** A player that learns: the records after a finished hand, as the public saw it. */
  learn?(view: View, records: OpponentRecords, rng: Rng): OpponentRecords;
  /** How often it takes each action in this spot; undefined, or missing, where that is not known exactly. */
  knownFrequencies?(view: View): readonly ActionFrequency[] | undefined;
}

/** A decision of a player of this package. */
export interface CpuDecision extends Decision {
  readonly reason: CpuReason;
}

/** A decision whose data is only built when somebody asks why. */
export interface Verdict {
  readonly action: Action;
  readonly reason: Omit<CpuReason, 'data'> & { readonly data: CpuData | (() => CpuData) };
}

/** A player of this package: it loads nothing and decides at once. */
export interface CpuPlayer extends Player {
  decide(view: View, rng: Rng): CpuDecision;
  /** The action that `decide` returns for the same view and stream, without its reason: for rollouts. */
  choose(view: View, rng: Rng): Action;
  /** How often it takes each action in this spot. Where it samples, one fixed sample stands for all. */
  frequencies(view: View): readonly ActionFrequency[];
  /** The same; undefined where it samples. */
  knownFrequencies(view: View): readonly ActionFrequency[] | undefined;
}

/** How a family of players decides. The view is one in which the seat is to act, and it has a choice. */
export type Decide = (view: View, legal: Legal, rng: Rng) => Verdict;

/** The seat that a player decides for. */
export function seatOf(view: View): number {
  if (view.seat === null || view.mine === null) throw new Error('the public view decides nothing');
  return view.seat;
}
