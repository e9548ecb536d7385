import type { CpuParamsLv1 } from './params.js';

/** What a hand has to be worth on a street; null where the street knows no such action. */
export interface Lines {
  readonly complete: number | null;
  readonly bet: number | null;
  readonly raise: number | null;
  readonly fold: number;
}

export type StudGame = 'stud' | 'razz' | 'stud8';

const third = (complete: number): Lines => ({ complete, bet: null, raise: null, fold: 40 });
const later = (bet: number, raise: number, fold: number): Lines => ({ complete: null, bet, raise, fold });

// Bet and raise lines are tuned against lv0 and lv2: two players with "solid" bet jacks or better on every street.
const FOURTH = later(57, 68, 42);
const FIFTH = later(57, 66, 48);
const SIXTH = later(57, 66, 50);
const SEVENTH = later(58, 68, 52);

/** By game, from 3rd street to 7th. */
export const LV1_LINES: Readonly<Record<StudGame, readonly Lines[]>> = {
  // Against one opponent a pair calls on 7th street, and ace high does not.
  stud: [third(66), FOURTH, FIFTH, SIXTH, { ...SEVENTH, fold: 54 }],
  // 5th street: between four lows with a king or a pair, which call a bet heads-up, and A-2-3-9-T, which folds.
  razz: [third(66), later(54, 64, 41), later(51, 61, 46), later(53, 63, 46), later(56, 66, 48)],
  // A pair of jacks is good for one half only, which costs it 8 of its 68 points.
  stud8: [third(60), FOURTH, FIFTH, SIXTH, SEVENTH],
};

const MOST = 20;

/** What more players, the big bet and raises add to the lines, 0..20: a ceiling, or no hand would ever be enough. */
export function findDelta(
  { tightness, multiwayPenalty, bigBetFear }: CpuParamsLv1,
  players: number,
  isBigBet: boolean,
  raiseCount: number,
): number {
  const delta =
    10 * tightness +
    10 * multiwayPenalty * Math.max(0, players - 2) +
    (isBigBet ? 10 * bigBetFear : 0) +
    5 * raiseCount;
  return Math.min(MOST, Math.max(0, delta));
}

/**
 * Against a single opponent: the part of the delta that counts, and the part of that for staying in. One player cannot
 * leave the calling to others, and a player who asks for more is bet out of every pot by somebody who bets anything.
 */
export const LV1_DUEL: Readonly<Record<StudGame, { readonly delta: number; readonly fold: number }>> = {
  stud: { delta: 0.25, fold: 1 },
  razz: { delta: 1, fold: 0.1 },
  stud8: { delta: 1, fold: 1 },
};

/** The lines of a street with what is demanded on top, and the part of it for staying in. Completing stays as it is. */
export const raiseLines = ({ complete, bet, raise, fold }: Lines, delta: number, foldPart = 1): Lines => ({
  complete,
  bet: bet === null ? null : bet + delta,
  raise: raise === null ? null : raise + delta,
  fold: fold + foldPart * delta,
});
