import { KIND_COUNT } from './lowKind.js';
import type { LowRanks } from './lowRanks.js';
import { findFuture, type Outlook } from './outlook.js';

/**
 * What two hole cards may be: any two cards; two that a player stays in with for a reason; two that a player raises
 * with.
 */
export type HoleCards = 'any' | 'fair' | 'strong';

/** What is known of a hand by its up cards alone. */
export interface BoardOdds {
  /** What it ends as. */
  readonly outlook: Outlook;
  /** By kind of my own low: the chance that I beat it. A tie is half a win. */
  readonly wins: Float64Array;
}

const SIX = 5;
const EIGHT = 7;
const NINE = 8;

/** How often a player goes on with two cards of these places, of those times that he holds them. */
function weigh(kind: HoleCards, a: number, b: number, up: LowRanks): number {
  if (kind === 'any') return 1;
  const pairs = (a === b ? 1 : 0) + ((up >> a) & 1) + ((up >> b) & 1);
  if (a <= EIGHT && b <= EIGHT) {
    if (kind === 'strong') return pairs > 0 ? 0.08 : a <= SIX && b <= SIX ? 1 : 0.6;
    return pairs === 0 ? 1 : pairs === 1 ? 0.45 : 0.1;
  }
  if (kind === 'strong') return 0.02;
  if (pairs > 0 || Math.min(a, b) > EIGHT) return 0.04;
  return Math.max(a, b) === NINE ? 0.35 : 0.15;
}

const SETS = 1 << 13;
const MOST_TO_COME = 4;
const makeCache = (): (BoardOdds | undefined)[] => new Array<undefined>((MOST_TO_COME + 1) * SETS);
const ANY = makeCache();
const FAIR = makeCache();
const STRONG = makeCache();

/** The odds of a hand with these up cards, hole cards of this kind and this many cards to come. */
export function findBoardOdds(up: LowRanks, toCome: number, kind: HoleCards): BoardOdds {
  const cache = kind === 'any' ? ANY : kind === 'fair' ? FAIR : STRONG;
  return (cache[toCome * SETS + up] ??= buildOdds(up, toCome, kind));
}

const OF_RANK = 4;

function buildOdds(up: LowRanks, toCome: number, kind: HoleCards): BoardOdds {
  const outlook = new Float64Array(KIND_COUNT);
  let sum = 0;
  for (let a = 0; a < 13; a++) {
    const first = OF_RANK - ((up >> a) & 1);
    for (let b = a; b < 13; b++) {
      const ways = a === b ? (first * (first - 1)) / 2 : first * (OF_RANK - ((up >> b) & 1));
      const weight = ways * weigh(kind, a, b, up);
      sum += weight;
      const future = findFuture(up | (1 << a) | (1 << b), toCome);
      for (let i = 0; i < KIND_COUNT; i++) outlook[i]! += weight * future[i]!;
    }
  }
  for (let i = 0; i < KIND_COUNT; i++) outlook[i]! /= sum;
  return { outlook, wins: countWins(outlook, new Float64Array(KIND_COUNT)) };
}

/** By kind of my low: the chance to beat a hand with this outlook. */
export function countWins(his: Outlook, into: Float64Array): Float64Array {
  let worse = 1;
  for (let i = 0; i < KIND_COUNT; i++) {
    worse -= his[i]!;
    into[i] = worse + his[i]! / 2;
  }
  return into;
}
