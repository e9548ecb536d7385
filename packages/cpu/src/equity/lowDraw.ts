import { rankOf, RANKS, type Card, type Rank } from '@doorcard/cards';

// What to keep in deuce-to-seven. Plain habits, good enough to be assumed of everybody: ranks are 0 = deuce to
// 12 = ace, which is always high.

const SEVEN = RANKS.indexOf('7');
const EIGHT = RANKS.indexOf('8');
const NINE = RANKS.indexOf('9');
const LOW_DRAW = 4;

/** The highest card of a hand that stands pat: an eight with three draws left, a nine with two, a ten with one. */
export const highestPat = (drawsLeft: number): Rank => EIGHT + Math.max(0, 3 - drawsLeft);

/** Which cards go, as bits by place: none of a made low, otherwise all that are paired or higher than a seven. */
export function findThrown(hand: ArrayLike<Card>, drawsLeft: number, pat = highestPat(drawsLeft)): number {
  let ranks = 0;
  let top = 0;
  for (let place = 0; place < hand.length; place++) {
    const rank = rankOf(hand[place]!);
    ranks |= 1 << rank;
    if (rank > top) top = rank;
  }
  const isUnpaired = countRanks(ranks) === hand.length;
  if (isUnpaired && top <= pat) return throwOfUnpaired(hand, ranks, top);
  const kept = ranks & ((2 << SEVEN) - 1);
  // With three good cards an eight makes a draw to one, and so does a nine when there is no second chance.
  if (countRanks(kept) !== LOW_DRAW - 1) return throwAllBut(hand, kept);
  if ((ranks >> EIGHT) & 1) return throwAllBut(hand, kept | (1 << EIGHT));
  return throwAllBut(hand, drawsLeft === 1 ? kept | (ranks & (1 << NINE)) : kept);
}

/**
 * Nothing of a made low. Of a flush the highest card goes; of a straight the one below it, since what is left then
 * has a gap and becomes no straight again so easily.
 */
function throwOfUnpaired(hand: ArrayLike<Card>, ranks: number, top: Rank): number {
  const isStraight = ranks >> (top - 4) === 0b11111;
  if (!isStraight && !isFlush(hand)) return 0;
  const thrown = isStraight && top > RANKS.indexOf('6') ? top - 1 : top;
  return throwAllBut(hand, ranks & ~(1 << thrown));
}

function isFlush(hand: ArrayLike<Card>): boolean {
  for (let place = 1; place < hand.length; place++) {
    if ((hand[place]! & 3) !== (hand[0]! & 3)) return false;
  }
  return true;
}

/** The places of all cards but one of each of these ranks. */
function throwAllBut(hand: ArrayLike<Card>, ranks: number): number {
  let wanted = ranks;
  let thrown = 0;
  for (let place = 0; place < hand.length; place++) {
    const bit = 1 << rankOf(hand[place]!);
    if ((wanted & bit) === 0) thrown |= 1 << place;
    wanted &= ~bit;
  }
  return thrown;
}

export function countRanks(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
