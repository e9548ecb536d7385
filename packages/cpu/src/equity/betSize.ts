import type { Legal, View } from '@doorcard/engine';

/** Parts of the pot that a bet takes, from a thin one to the strongest. */
const SMALLEST = 0.5;
const LARGEST = 1;
/** From this part of what can be lost on, a bet may as well be for all of it. */
const COMMITTED = 0.45;

export interface BetSize {
  readonly to: number;
  /** Puts in all that I have, or all that the others can answer. */
  readonly allIn: boolean;
}

/**
 * What to bet or raise to: half the pot, and up to the pot the more the hand has to spare over what a raise asks.
 * When that would take nearly half of what is at stake, all of it. In fixed limit there is one size.
 */
export function sizeBet(view: View, legal: Legal, spare: number): BetSize {
  const { min, max, sizes } = legal.raise!;
  if (sizes !== undefined) return { to: min, allIn: false };
  const me = view.seats[legal.seat]!;
  let deepest = 0;
  view.seats.forEach(({ folded, bet, stack }, seat) => {
    if (!folded && seat !== legal.seat) deepest = Math.max(deepest, bet + stack);
  });
  const all = Math.min(me.bet + me.stack, deepest);
  const pot = view.pot + (legal.call ?? 0);
  const part = Math.min(LARGEST, SMALLEST + spare);
  const wanted = view.currentBet + Math.round(part * pot);
  const isCommitted = wanted - me.bet >= COMMITTED * (all - me.bet);
  const to = Math.max(min, Math.min(max, isCommitted ? all : wanted));
  return { to, allIn: to >= all };
}
