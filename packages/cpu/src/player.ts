import type { Rng } from '@doorcard/cards';
import type { Action, Legal, View } from '@doorcard/engine';
import type { Reason } from './reason.js';

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
  decide(view: View, rng: Rng): Decision;
}

/** How a family of players decides. The view is one in which the seat is to act, and it has a choice. */
export type Decide = (view: View, legal: Legal, rng: Rng) => Decision;

/** The seat that a player decides for. */
export function seatOf(view: View): number {
  if (view.seat === null || view.mine === null) throw new Error('the public view decides nothing');
  return view.seat;
}
