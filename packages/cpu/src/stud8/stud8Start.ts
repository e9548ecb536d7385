import { rankOf, suitOf, type Card } from '@doorcard/cards';
import { countLows, lowRanksOf } from '../razz/lowRanks.js';
import { studTierAlone } from '../stud/studTier.js';

/** From the best three cards to the worst. */
export type Stud8Start = 'Scoop3_Monster' | 'Low3_Good' | 'High3_Good' | 'Marginal' | 'Trash';

// Ranks as bits where the ace is low, as `lowRanksOf` gives them.
const ACE = 0b1;
const DEUCE_OR_TREY = 0b110;
const DEUCE_TO_FIVE = 0b1_1110;
const ACE_TO_NINE = 0b1_1111_1111;
const SEVEN = 6;

/**
 * What two down cards and a door card, in this order, are worth in Stud8. Only the three cards are looked at; dead
 * cards are for the caller.
 */
export function classify3rdStud8(me3: readonly Card[]): Stud8Start {
  const [a, b, c] = me3 as readonly [Card, Card, Card];
  const ranks = lowRanksOf(me3);
  const lows = countLows(ranks);
  const hasAce = (ranks & ACE) !== 0;
  const pair = findPair(a, b, c);
  if (pair !== undefined) {
    const paired = lowRanksOf([pair]);
    const isLowPair = countLows(paired) === 1;
    if (paired === ranks) return isLowPair ? 'Scoop3_Monster' : 'High3_Good';
    if (paired === ACE) return lows === 2 ? 'Scoop3_Monster' : 'High3_Good';
    if (hasAce && (paired & DEUCE_TO_FIVE) !== 0) return 'Scoop3_Monster';
    return !isLowPair || hasAce ? 'High3_Good' : 'Marginal';
  }
  const isSuited = suitOf(a) === suitOf(b) && suitOf(b) === suitOf(c);
  if (lows === 3) {
    if (hasAce && (ranks & DEUCE_OR_TREY) !== 0) return 'Scoop3_Monster';
    return isSuited || isLowRun(ranks) ? 'Scoop3_Monster' : 'Low3_Good';
  }
  if (hasAce && lows === 2 && ranks <= ACE_TO_NINE) return 'Low3_Good';
  if (studTierAlone(a, b, c) === 'A') return 'High3_Good';
  return lows === 2 || isSuited ? 'Marginal' : 'Trash';
}

/** A card of which there is another. */
function findPair(a: Card, b: Card, c: Card): Card | undefined {
  if (rankOf(a) === rankOf(b) || rankOf(a) === rankOf(c)) return a;
  return rankOf(b) === rankOf(c) ? b : undefined;
}

/** Three in a row that end at the seven or below. */
const isLowRun = (ranks: number): boolean => {
  const tops = ranks & (ranks << 1) & (ranks << 2);
  return tops !== 0 && tops <= 1 << SEVEN;
};
