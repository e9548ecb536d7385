import {
  aceToFive,
  badugi,
  deuceToSeven,
  eightOrBetter,
  high,
  HIGH_CATEGORIES,
  rankOf,
  suitOf,
  type Card,
  type HandDescription,
  type Rank,
} from '@doorcard/cards';
import { describeRank } from './describe.js';
import type { LateGameId } from './lateGame.js';
import type { HandTest, RangeContext } from './rangeContext.js';

const ACE = 12;
/** Ace 1, deuce 2, … king 13. */
export const lowValue = (rank: Rank): number => (rank === ACE ? 1 : rank + 2);
const EIGHT = 8;

/** A word for a class of hands; `limit` is the rank after `<=`. */
interface RangeWord {
  readonly games: readonly LateGameId[];
  /** Whether it may have, or needs, a rank after `<=`. */
  readonly limit: 'never' | 'optional' | 'always';
  readonly test: (hand: readonly Card[], context: RangeContext, limit: Rank | undefined) => boolean;
}

const STUD: readonly LateGameId[] = ['stud', 'stud8'];
const ALL_STUD: readonly LateGameId[] = ['razz', 'stud', 'stud8'];

/** The largest number of cards of one rank with at least one hidden card among them. */
function countSameRank(hand: readonly Card[], { own }: RangeContext): number {
  const all = [...own, ...hand];
  return Math.max(...hand.map((card) => all.filter((other) => rankOf(other) === rankOf(card)).length));
}

function countSameSuit(hand: readonly Card[], { own }: RangeContext): number {
  const all = [...own, ...hand];
  return Math.max(...hand.map((card) => all.filter((other) => suitOf(other) === suitOf(card)).length));
}

/** Different ranks of eight or lower among the hidden cards that are not among the up cards. */
function countLowCards(hand: readonly Card[], { own }: RangeContext): number {
  const shown = new Set(own.map(rankOf));
  const ranks = new Set(hand.map(rankOf).filter((rank) => lowValue(rank) <= EIGHT && !shown.has(rank)));
  return ranks.size;
}

const describeHigh = (hand: readonly Card[], { own }: RangeContext): HandDescription =>
  describeRank(high, high.rank([...own, ...hand]));

const atLeast =
  (category: HandDescription['category']) =>
  (hand: readonly Card[], context: RangeContext): boolean =>
    HIGH_CATEGORIES.indexOf(describeHigh(hand, context).category) >= HIGH_CATEGORIES.indexOf(category);

/** A made low: five cards without a pair, in 2-7 also without a straight or flush. */
function hasLow(hand: readonly Card[], { game, own }: RangeContext, limit: Rank | undefined): boolean {
  if (game === '2-7-triple') {
    const { category, ranks } = describeRank(deuceToSeven, deuceToSeven.rank(hand));
    return category === 'noPair' && (limit === undefined || ranks[0]! <= limit);
  }
  const ranking = game === 'stud8' ? eightOrBetter : aceToFive;
  const rank = ranking.rank([...own, ...hand]);
  if (rank === 0) return false;
  const { category, ranks } = describeRank(ranking, rank);
  return category === 'noPair' && (limit === undefined || lowValue(ranks[0]!) <= lowValue(limit));
}

const ofBadugi =
  (size: number) =>
  (hand: readonly Card[], _: RangeContext, limit: Rank | undefined): boolean => {
    const { ranks } = describeRank(badugi, badugi.rank(hand));
    return ranks.length === size && (limit === undefined || lowValue(ranks[0]!) <= lowValue(limit));
  };

const inStud = (test: (hand: readonly Card[], context: RangeContext) => boolean): RangeWord => ({
  games: ALL_STUD,
  limit: 'never',
  test,
});
const ofHigh = (category: HandDescription['category']): RangeWord => ({
  games: STUD,
  limit: 'never',
  test: atLeast(category),
});

export const RANGE_WORDS: Readonly<Record<string, RangeWord>> = {
  // Hidden cards together with the own up cards; at least one hidden card takes part.
  pair: {
    games: [...ALL_STUD, '2-7-triple', 'badugi'],
    limit: 'never',
    test: (hand, context) => countSameRank(hand, context) >= 2,
  },
  trips: {
    games: [...ALL_STUD, '2-7-triple', 'badugi'],
    limit: 'never',
    test: (hand, context) => countSameRank(hand, context) >= 3,
  },
  low1: inStud((hand, context) => countLowCards(hand, context) >= 1),
  low2: inStud((hand, context) => countLowCards(hand, context) >= 2),
  low3: inStud((hand, context) => countLowCards(hand, context) >= 3),
  flush3: inStud((hand, context) => countSameSuit(hand, context) >= 3),
  flush4: inStud((hand, context) => countSameSuit(hand, context) >= 4),
  // Made hands, or better.
  twopair: ofHigh('twoPair'),
  straight: ofHigh('straight'),
  flush: ofHigh('flush'),
  fullhouse: ofHigh('fullHouse'),
  low: { games: ['razz', 'stud8', '2-7-triple'], limit: 'optional', test: hasLow },
  badugi: { games: ['badugi'], limit: 'optional', test: ofBadugi(4) },
  three: { games: ['badugi'], limit: 'optional', test: ofBadugi(3) },
  two: { games: ['badugi'], limit: 'optional', test: ofBadugi(2) },
};

/** The words of a game. */
export const wordsOfGame = (game: LateGameId): string[] =>
  Object.keys(RANGE_WORDS).filter((word) => RANGE_WORDS[word]!.games.includes(game));

/** The test of a word. */
export const testWord = (word: string, limit: Rank | undefined, context: RangeContext): HandTest => {
  const { test } = RANGE_WORDS[word]!;
  return (hand) => test(hand, context, limit);
};
