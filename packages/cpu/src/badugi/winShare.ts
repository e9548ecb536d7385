import { DECK_SIZE, rankBadugi4, type Card } from '@doorcard/cards';
import { bitOf, listKept, LOWEST_BADUGI, RANK_COUNT, rankOfSet, setOf, sizeOf } from './badugiRank.js';
import { findOutcomes } from './drawOutcomes.js';

// The chance to be best at showdown: my own draws to come against what each opponent will end with.
//
// Exact: the last draw of one card and every break of a badugi, card by card over everything I have not seen; how many
// cards are unseen at every later draw; a tie with one opponent. Approximate: other draws go by tables that know how
// many cards I threw but not which; an opponent's cards come from the whole deck, though I hold some of them and his own
// discards are gone; opponents are independent, so a tie with two counts a quarter, not a third. In 57 spots dealt out
// with real cards the chance against one opponent was off by one point on average, by 3.5 at most.

/** By rank of my final hand: the chance that it beats that of an opponent, a tie counted as half. */
export type Shares = Float64Array;

const isSeen = new Uint8Array(DECK_SIZE);
/** Of the kept cards: the bit of the rank, by suit. */
const bitBySuit = new Uint16Array(4);

/** The share of the pot that a final hand wins, on average. */
export function shareOf(rank: number, opponents: readonly Shares[]): number {
  let share = 1;
  for (let i = 0; i < opponents.length; i++) share *= opponents[i]![rank]!;
  return share;
}

/** The share with this many draws left, the cards that count being kept. `dealt` is all that I have seen. */
export function drawShare(
  rank: number,
  hand: readonly Card[],
  dealt: readonly Card[],
  draws: number,
  opponents: readonly Shares[],
): number {
  if (draws === 0 || rank >= LOWEST_BADUGI) return shareOf(rank, opponents);
  if (draws === 1 && sizeOf(rank) === 3) return drawOneShare(rank, listKept(hand), dealt, draws, opponents);
  return tableShare(rank, DECK_SIZE - dealt.length, draws, opponents);
}

/** Keeps three cards, of this rank: every unseen card, one after the other. */
export function drawOneShare(
  keptRank: number,
  kept: readonly Card[],
  dealt: readonly Card[],
  draws: number,
  opponents: readonly Shares[],
): number {
  const unseen = DECK_SIZE - dealt.length;
  markSeen(dealt);
  const set = setOf(keptRank);
  bitBySuit.fill(0);
  for (let i = 0; i < kept.length; i++) bitBySuit[kept[i]! & 3] = bitOf(kept[i]!);
  // Most cards miss and leave the same hand.
  const missShare = laterShare(keptRank, unseen - 1, draws - 1, opponents);
  let sum = 0;
  for (let x = 0; x < DECK_SIZE; x++) {
    if (isSeen[x] === 1) continue;
    // A card of the fourth suit makes a badugi, a lower one of a kept suit takes the place of that card.
    const bit = bitOf(x);
    const replaced = bitBySuit[x & 3]!;
    const isMiss = (set & bit) !== 0 || (replaced !== 0 && bit > replaced);
    const rank = isMiss ? keptRank : rankOfSet((set & ~replaced) | bit);
    sum += isMiss ? missShare : laterShare(rank, unseen - 1, draws - 1, opponents);
  }
  return sum / unseen;
}

const pairShares = new Float64Array(RANK_COUNT);

/** Keeps two cards: every unseen pair. */
export function drawTwoShare(
  kept: readonly Card[],
  dealt: readonly Card[],
  draws: number,
  opponents: readonly Shares[],
): number {
  const [a, b] = kept as [Card, Card];
  const unseen = DECK_SIZE - dealt.length;
  markSeen(dealt);
  pairShares.fill(-1);
  let sum = 0;
  for (let x = 1; x < DECK_SIZE; x++) {
    if (isSeen[x] === 1) continue;
    for (let y = 0; y < x; y++) {
      if (isSeen[y] === 1) continue;
      const rank = rankBadugi4(a, b, x, y);
      if (pairShares[rank]! < 0) pairShares[rank] = laterShare(rank, unseen - 2, draws - 1, opponents);
      sum += pairShares[rank]!;
    }
  }
  return (2 * sum) / (unseen * (unseen - 1));
}

function laterShare(rank: number, unseen: number, draws: number, opponents: readonly Shares[]): number {
  return draws === 0 || sizeOf(rank) === 4
    ? shareOf(rank, opponents)
    : tableShare(rank, unseen, draws, opponents);
}

/** By the tables alone. */
export function tableShare(
  rank: number,
  unseen: number,
  draws: number,
  opponents: readonly Shares[],
): number {
  const { ranks, chances } = findOutcomes(rank, unseen, draws);
  let sum = 0;
  if (opponents.length === 1) {
    const shares = opponents[0]!;
    for (let i = 0; i < ranks.length; i++) sum += chances[i]! * shares[ranks[i]!]!;
    return sum;
  }
  for (let i = 0; i < ranks.length; i++) sum += chances[i]! * shareOf(ranks[i]!, opponents);
  return sum;
}

function markSeen(dealt: readonly Card[]): void {
  isSeen.fill(0);
  for (let i = 0; i < dealt.length; i++) isSeen[dealt[i]!] = 1;
}
