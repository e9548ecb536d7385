import { rankOf, suitOf, type Card } from '@doorcard/cards';
import { highValue } from '../cardValue.js';
import { countWorstDead, findThreeStraight } from './straightDraw.js';

/** How good three cards are to start with in Stud Hi, from the best. */
export const STUD_TIERS = ['S', 'A', 'B', 'C', 'D'] as const;
export type StudTier = (typeof STUD_TIERS)[number];

const S = 0;
const A = 1;
const B = 2;
const C = 3;
const D = 4;

/**
 * The tier of two down cards and a door card, given what others show. An ace as door card with some support is worth
 * more while nobody has completed.
 */
export const studTier = (
  a: Card,
  b: Card,
  door: Card,
  deadRankCount: readonly number[],
  deadSuitCount: readonly number[],
  isUnopened = false,
): StudTier => STUD_TIERS[Math.min(D, rankTier(a, b, door, deadRankCount, deadSuitCount, isUnopened))]!;

const NO_RANKS: readonly number[] = new Array<number>(13).fill(0);
const NO_SUITS: readonly number[] = [0, 0, 0, 0];

/** The tier of the three cards alone, as if nothing else were seen; the door card is the last. */
export const studTierAlone = (a: Card, b: Card, door: Card): StudTier =>
  studTier(a, b, door, NO_RANKS, NO_SUITS);

function rankTier(
  a: Card,
  b: Card,
  door: Card,
  deadRankCount: readonly number[],
  deadSuitCount: readonly number[],
  isUnopened: boolean,
): number {
  const [ra, rb, rd] = [rankOf(a), rankOf(b), rankOf(door)];
  if (ra === rb && rb === rd) return S;
  if (ra === rb || ra === rd) return rankPair(highValue(a), deadRankCount[ra]!);
  if (rb === rd) return rankPair(highValue(b), deadRankCount[rb]!);
  const high = Math.max(highValue(a), highValue(b), highValue(door));
  if (suitOf(a) === suitOf(b) && suitOf(b) === suitOf(door)) {
    return (high >= 12 ? A : B) + demote(deadSuitCount[suitOf(door)]!);
  }
  const run = findThreeStraight(a, b, door);
  if (run !== undefined) {
    return (run.high >= 11 ? A : B) + run.gaps + demote(countWorstDead(run.needed, deadRankCount));
  }
  if (high === 14 && hasSupport(a, b, door)) return isUnopened && highValue(door) === 14 ? B : C;
  return highValue(door) >= 11 ? C : D;
}

function rankPair(value: number, dead: number): number {
  if (value <= 6) return B + dead;
  return (value >= 11 ? S : A) + (dead >= 2 ? 1 : 0);
}

/** Tiers lost to dead cards of the suit, or of the needed rank of which most are gone. */
const demote = (dead: number): number => (dead >= 3 ? 2 : dead === 2 ? 1 : 0);

/** Beside an ace: two cards of a suit, or another card from the ten up. */
function hasSupport(a: Card, b: Card, door: Card): boolean {
  if (suitOf(a) === suitOf(b) || suitOf(a) === suitOf(door) || suitOf(b) === suitOf(door)) return true;
  return Number(highValue(a) >= 10) + Number(highValue(b) >= 10) + Number(highValue(door) >= 10) > 1;
}
