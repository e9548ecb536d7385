import { rankBadugi, type Card, type Rng } from '@doorcard/cards';
import { happens } from '../stream.js';
import { highOf, placeInClass } from './badugiRank.js';
import type { OpeningSeat } from './openingSeat.js';
import type { StrategyProfile } from './strategyProfile.js';

/** The highest card that plays, 1 (ace) to 13 (king); 0 where nothing plays. */
export interface OpeningLimit {
  readonly maxHighCard: number;
  /** A hand at the limit itself has to be smooth. */
  readonly mustBeSmooth: boolean;
}

export interface OpeningRange {
  readonly badugi: OpeningLimit;
  readonly threeCard: OpeningLimit;
  /** Both cards up to this; 3 is and 2-3. */
  readonly twoCard: OpeningLimit;
  readonly oneCard: OpeningLimit;
}

const upTo = (maxHighCard: number): OpeningLimit => ({ maxHighCard, mustBeSmooth: false });
const smoothUpTo = (maxHighCard: number): OpeningLimit => ({ maxHighCard, mustBeSmooth: true });
const NONE = upTo(0);

/** Which hands enter when nobody is in yet, by how many are left to act. */
export const OPENING_RANGES: Readonly<Record<OpeningSeat, OpeningRange>> = {
  early: { badugi: upTo(8), threeCard: smoothUpTo(6), twoCard: NONE, oneCard: NONE },
  middle: { badugi: upTo(9), threeCard: smoothUpTo(7), twoCard: NONE, oneCard: NONE },
  late: { badugi: upTo(12), threeCard: upTo(8), twoCard: upTo(3), oneCard: NONE },
  button: { badugi: upTo(13), threeCard: upTo(10), twoCard: upTo(5), oneCard: NONE },
  smallBlind: { badugi: upTo(13), threeCard: upTo(10), twoCard: upTo(5), oneCard: NONE },
  headsUp: { badugi: upTo(13), threeCard: upTo(13), twoCard: upTo(12), oneCard: NONE },
};

const LOWEST_LIMIT = 5;
const HIGHEST_LIMIT = 13;

/** By how many ranks a profile moves its limits this time: tight players down, loose ones up. */
export function drawShift({ tightnessFactor }: StrategyProfile, rng: Rng): -1 | 0 | 1 {
  if (!happens(Math.min(1, 5 * Math.abs(tightnessFactor - 1)), rng)) return 0;
  return tightnessFactor > 1 ? -1 : 1;
}

export const shiftLimit = (maxHighCard: number, shift: number): number =>
  Math.max(LOWEST_LIMIT, Math.min(HIGHEST_LIMIT, maxHighCard + shift));

/** Whether a hand is within a limit that may have been moved. Lower hands pass; smoothness is asked at the limit. */
export function isWithin(rank: number, { maxHighCard, mustBeSmooth }: OpeningLimit, shift = 0): boolean {
  const limit = shiftLimit(maxHighCard, shift);
  const high = highOf(rank);
  return high < limit || (high === limit && (!mustBeSmooth || isSmoothRank(rank)));
}

/** In the better half of the hands with as many cards and the same highest card; the middle one is not. */
function isSmoothRank(rank: number): boolean {
  const [place, of] = placeInClass(rank);
  return place < Math.floor(of / 2);
}

/** The same of cards; only those that count are looked at. */
export const isSmooth = (cards: readonly Card[]): boolean => isSmoothRank(rankBadugi(cards));
