import { badugi, deuceToSeven, high, rankOf, type Card, type Rank, type RankingId } from '@doorcard/cards';
import { UNKNOWN_CARD } from '@doorcard/engine';

type Grade = 'strong' | 'weak' | 'neither';

/** With the ace as 0. */
const pips = (rank: Rank): number => (rank + 1) % 13;
const FOUR = 4;
const FIVE = 5;
const EIGHT = 7;
const TEN = 9;
// With the ace high.
const EIGHT_HIGH = 6;
const NINE_HIGH = 7;
const JACK_HIGH = 9;

/**
 * What a hand is worth by its own cards, for statistics: undefined in a game without a definition or with unknown
 * cards.
 *
 * | ranking      | strong                                          | weak (on the last street)                         |
 * | ------------ | ----------------------------------------------- | ------------------------------------------------- |
 * | high         | two pair or better                              | no pair, or a pair of eights or lower             |
 * | ace to five  | four, then five different cards up to the eight | no low better than a jack                         |
 * | high and low | strong either way                               | a weak high and no low up to the eight            |
 * | badugi       | a badugi up to the eight                        | neither a badugi nor three cards up to the eight  |
 * | 2-7          | a nine low or better                            | worse than a jack low                             |
 */
export function gradeHand([first, second]: readonly RankingId[], cards: readonly Card[]): Grade | undefined {
  if (cards.includes(UNKNOWN_CARD)) return undefined;
  if (first === 'badugi') return gradeBadugi(cards);
  if (first === 'deuceToSeven') return gradeDeuce(cards);
  if (first === 'aceToFive') return gradeLow(cards, TEN);
  if (first !== 'high') return undefined;
  const highGrade = gradeHigh(cards);
  if (second === undefined) return highGrade;
  const lowGrade = gradeLow(cards, EIGHT);
  if (highGrade === 'strong' || lowGrade === 'strong') return 'strong';
  return highGrade === 'weak' && lowGrade === 'weak' ? 'weak' : 'neither';
}

function gradeHigh(cards: readonly Card[]): Grade {
  if (cards.length < FIVE) return new Set(cards.map(rankOf)).size <= cards.length - 2 ? 'strong' : 'neither';
  const { category, ranks } = high.describe(high.rank(cards));
  if (category !== 'noPair' && category !== 'pair') return 'strong';
  return category === 'noPair' || ranks[0]! <= EIGHT_HIGH ? 'weak' : 'neither';
}

function gradeLow(cards: readonly Card[], worst: number): Grade {
  const lows = [...new Set(cards.map((card) => pips(rankOf(card))))].sort((a, b) => a - b);
  const last = lows[Math.min(FIVE, cards.length) - 1] ?? Infinity;
  return last <= EIGHT ? 'strong' : last > worst ? 'weak' : 'neither';
}

function gradeBadugi(cards: readonly Card[]): Grade {
  const { ranks } = badugi.describe(badugi.rank(cards));
  const isSmooth = pips(ranks[0]!) <= EIGHT;
  if (ranks.length === FOUR) return isSmooth ? 'strong' : 'neither';
  return ranks.length === FOUR - 1 && isSmooth ? 'neither' : 'weak';
}

function gradeDeuce(cards: readonly Card[]): Grade {
  const { category, ranks } = deuceToSeven.describe(deuceToSeven.rank(cards));
  if (category !== 'noPair' || ranks[0]! > JACK_HIGH) return 'weak';
  return ranks[0]! <= NINE_HIGH ? 'strong' : 'neither';
}
