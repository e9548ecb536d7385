import type { Rng } from '@doorcard/cards';
import type { Action, GameId, Legal, View } from '@doorcard/engine';
import type { CpuReason, Reason } from './reason.js';

/** An action and why. */
export interface Decision {
  readonly action: Action;
  readonly reason: Reason;
}

/**
 * A computer player. It gets what its seat may know and a stream of random numbers that belongs to this one decision;
 * nothing else, and it remembers nothing. The same view and stream give the same decision.
 */
export interface Player {
  /** As people write it: `lv2:4`. */
  readonly name: string;
  /** Loads what it needs for a game. Awaited before its first decision in that game; a second call loads nothing. */
  prepare?(game: GameId): Promise<void>;
  /** A player that needs time returns a promise; one that returns the decision itself costs no turn of the event loop. */
  decide(view: View, rng: Rng): Decision | Promise<Decision>;
}

/** A decision of a player of this package. */
export interface CpuDecision extends Decision {
  readonly reason: CpuReason;
}

/** A player of this package: it loads nothing and decides at once. */
export interface CpuPlayer extends Player {
  decide(view: View, rng: Rng): CpuDecision;
}

/** How a family of players decides. The view is one in which the seat is to act, and it has a choice. */
export type Decide = (view: View, legal: Legal, rng: Rng) => CpuDecision;

/** The seat that a player decides for. */
export function seatOf(view: View): number {
  if (view.seat === null || view.mine === null) throw new Error('the public view decides nothing');
  return view.seat;
}
