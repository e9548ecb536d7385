import { makeRank, rankOf, type Card } from '@doorcard/cards';

const ACE = 12;
const EIGHT = 6;
/** Cards of a low hand, and of a whole hand of stud. */
const LOW = 5;
const ALL = 7;

/** The low that my cards draw to in Stud8, highest card first; undefined under three cards, or where it cannot come. */
export function findLowDraw(cards: readonly Card[]): string | undefined {
  const lows = new Set(cards.map(rankOf).filter((rank) => rank <= EIGHT || rank === ACE));
  if (lows.size < 3 || lows.size + ALL - cards.length < LOW) return undefined;
  return [...lows]
    .toSorted((a, b) => ((b + 1) % 13) - ((a + 1) % 13))
    .map(makeRank)
    .join('-');
}
