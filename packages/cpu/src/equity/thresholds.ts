import { VARIANTS, type GameId, type Legal, type View } from '@doorcard/engine';

/** A hand bets, and raises what was not more than a blind, from this many fair shares of the pot on. */
const BET_SHARES = 1.15;
/** And from this many it raises what somebody has bet. */
const RAISE_SHARES = 1.3;
/** What each raise before adds to the share that the next one asks. */
const PER_RAISE = 0.05;
/** Where a raise may cost the whole stack it asks for more than half the pot, however many are in, and so on. */
const DEEP_RAISE = 0.6;
const DEEP_PER_RAISE = 0.1;
/** What a hand must have over the price while there are streets to come, on which it can still cost more. */
const CAUTION = 0.04;
/** The same where stacks are at stake, when all of them is still to be lost. */
const DEEP_CAUTION = 0.09;
/** Fair shares from which on a hand that is behind may still bet to win the pot at once. */
const PRESSURE_FROM = 0.6;

/** A threshold that no share reaches, so that no samples are spent on it. */
const NOWHERE = -1;

/** Shares of the pot, 0..1, from which on a hand does something. */
export interface Thresholds {
  readonly call: number;
  readonly raise: number;
  readonly pressure: number;
}

export function findThresholds(
  view: View,
  { call, raise: mayRaise }: Legal,
  players: number,
  required: number,
  isLast: boolean,
): Thresholds {
  const raises = Math.max(0, view.wagers - 1);
  const isDeep = VARIANTS[view.game as GameId].betting !== 'fixedLimit';
  const isOpen = call === undefined || (view.street === 0 && raises === 0);
  const shares = (isOpen ? BET_SHARES : RAISE_SHARES) / players;
  const raise =
    isDeep && !isOpen ? Math.max(DEEP_RAISE, shares) + DEEP_PER_RAISE * raises : shares + PER_RAISE * raises;
  return {
    call:
      call === undefined
        ? NOWHERE
        : required + (isLast ? 0 : isDeep ? DEEP_CAUTION * findDepth(view, call) : CAUTION),
    raise: mayRaise === undefined ? NOWHERE : Math.min(0.9, raise),
    pressure: call === undefined ? PRESSURE_FROM / players : NOWHERE,
  };
}

/** How much of all that can be lost is still behind after a call, 0..1. */
function findDepth({ seats, seat, pot }: View, price: number): number {
  let deepest = 0;
  for (let i = 0; i < seats.length; i++) {
    const { folded, stack } = seats[i]!;
    if (!folded && i !== seat) deepest = Math.max(deepest, stack);
  }
  const behind = Math.min(seats[seat!]!.stack - price, deepest);
  // Stacks without an end are as deep as can be.
  return behind === Infinity ? 1 : behind / (behind + pot + price);
}

/** What all who are in would still have to put in to see the next card, as the sampled equity assumes. */
export function sumAnswers({ seats, currentBet }: View): number {
  let sum = 0;
  for (const { folded, bet, stack } of seats) {
    if (!folded) sum += Math.min(Math.max(0, currentBet - bet), stack);
  }
  return sum;
}
