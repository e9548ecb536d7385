import type { Spot } from './spot.js';

/** From this part of what can be lost on, a wager may as well be for all of it. */
const COMMITTED = 0.6;

export interface WagerSize {
  readonly to: number;
  /** Puts in all that I have, or all that the others can call. */
  readonly allIn: boolean;
}

/** A wager of a part of the pot as it is after a call. In fixed limit there is one size. */
export function sizePart(spot: Spot, part: number): WagerSize {
  const { view, price } = spot;
  return sizeTo(spot, view.currentBet + Math.round(part * (view.pot + price)));
}

/** A wager to an amount, or to all that is at stake when it would take much of that. */
export function sizeTo({ view, legal }: Spot, wanted: number): WagerSize {
  const { min, max, sizes } = legal.raise!;
  if (sizes !== undefined) return { to: min, allIn: false };
  const me = view.seats[legal.seat]!;
  let deepest = 0;
  for (let seat = 0; seat < view.seats.length; seat++) {
    const { folded, bet, stack } = view.seats[seat]!;
    if (!folded && seat !== legal.seat) deepest = Math.max(deepest, bet + stack);
  }
  const all = Math.min(me.bet + me.stack, deepest);
  const isCommitted = wanted - me.bet >= COMMITTED * (all - me.bet);
  const to = Math.max(min, Math.min(max, isCommitted ? all : wanted));
  return { to, allIn: to >= all };
}
