import { RANKS, type Card, type Rank } from '../card.js';
import { countBits } from '../cardSet.js';
import { findBestSubset } from '../eval/badugi.js';
import { describeDeuceToSevenRank, rankDeuceToSeven5 } from '../eval/deuceToSeven.js';
import type { RankingId } from '../ranking.js';

/**
 * Equity before a draw depends on what each player will discard. These are simple fixed rules, the same for every
 * hand, and not best play: a result always names the rule that it assumed.
 */
export const DRAW_POLICIES = [
  'badugi/best-subset',
  'deuce/eight-or-lower',
  'ace-five/eight-or-lower',
] as const;
export type DrawPolicyId = (typeof DRAW_POLICIES)[number];

/** Which cards of a complete hand to discard, as bits by position, with `drawsLeft` draws left (this one included). */
export type DrawPolicy = (hand: Uint8Array, drawsLeft: number) => number;

/** Badugi: keep the cards that count, discard the others; any four-card badugi stands pat. */
const keepBestSubset = (hand: Uint8Array): number => 15 & ~findBestSubset(hand);

/** 0 for the ace to 12 for the king. */
const lowValue = (card: Card): number => ((card >> 2) + 1) % RANKS.length;

// Lows of five cards. Stand pat on a ten or better with one draw left, a nine with two, an eight with three;
// otherwise keep one card of each rank up to eight and discard the rest.
const EIGHT = RANKS.indexOf('8');
const highestPat = (drawsLeft: number): Rank => EIGHT + Math.max(0, 3 - drawsLeft);

/** Ace to five: the ace is the lowest card, straights and flushes do not matter. */
function drawToWheel(hand: Uint8Array, drawsLeft: number): number {
  return throwHigh(hand, lowValue, EIGHT + 1, highestPat(drawsLeft) + 1);
}

/** Deuce to seven: a straight or a flush is not a made hand; if five low cards form one, the highest is thrown. */
function drawToDeuceLow(hand: Uint8Array, drawsLeft: number): number {
  const rank = (card: Card): Rank => card >> 2;
  const thrown = throwHigh(hand, rank, EIGHT, highestPat(drawsLeft));
  if (thrown !== 0) return thrown;
  const [a, b, c, d, e] = hand as unknown as [Card, Card, Card, Card, Card];
  const { category, ranks } = describeDeuceToSevenRank(rankDeuceToSeven5(a, b, c, d, e));
  return category === 'noPair' ? 0 : 1 << hand.findIndex((card) => rank(card) === ranks[0]);
}

function throwHigh(hand: Uint8Array, value: (card: Card) => number, keep: number, pat: number): number {
  let seen = 0;
  let thrown = 0;
  let highestKept = 0;
  for (let place = 0; place < hand.length; place++) {
    const bit = 1 << value(hand[place]!);
    if ((seen & bit) !== 0 || value(hand[place]!) > keep) thrown |= 1 << place;
    seen |= bit;
    highestKept = Math.max(highestKept, value(hand[place]!));
  }
  return countBits(seen) === hand.length && highestKept <= pat ? 0 : thrown;
}

const POLICY_BY_RANKING: Partial<Record<RankingId, readonly [DrawPolicyId, DrawPolicy]>> = {
  badugi: ['badugi/best-subset', keepBestSubset],
  deuceToSeven: ['deuce/eight-or-lower', drawToDeuceLow],
  aceToFive: ['ace-five/eight-or-lower', drawToWheel],
};

export function findDrawPolicy(ranking: RankingId): readonly [DrawPolicyId, DrawPolicy] {
  const policy = POLICY_BY_RANKING[ranking];
  if (policy === undefined) throw new RangeError(`no drawing policy for ${ranking}`);
  return policy;
}
