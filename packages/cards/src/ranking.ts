import { cardOf, SUITS, type Card, type Rank } from './card.js';
import {
  describeAceToFiveRank,
  describeEightRank,
  rankAceToFive5,
  rankAceToFive6,
  rankAceToFive7,
  rankEight5,
  rankEight6,
  rankEight7,
} from './eval/aceToFive.js';
import { describeBadugiRank, rankBadugi } from './eval/badugi.js';
import { describeDeuceToSevenRank, rankDeuceToSeven5 } from './eval/deuceToSeven.js';
import { describeHighRank, rankHigh5, rankHigh6, rankHigh7, type HighCategory } from './eval/high.js';
import { describeHighBoard, describeLowBoard, rankHighBoard, rankLowBoard } from './eval/studBoard.js';

/** The ways to compare hands. `eightOrBetter` may find no hand at all; the boards are those of stud. */
export type RankingId =
  'high' | 'aceToFive' | 'eightOrBetter' | 'deuceToSeven' | 'badugi' | 'highBoard' | 'lowBoard';

/** From `noPair`, called by its cards (ace high, 7-5-4-2-A low, 8-6-3-A badugi), to `straightFlush`. */
export type HandCategory = HighCategory;

/** What a rank means, as data that each language puts into words. */
export interface HandDescription {
  readonly ranking: RankingId;
  readonly category: HandCategory;
  /** The ranks in the order in which they decide: A A A K K, 7 5 4 2 A; a badugi has four down to one. */
  readonly ranks: readonly Rank[];
}

export interface Ranking {
  readonly id: RankingId;
  /** How many cards it ranks. */
  readonly sizes: readonly number[];
  /** Larger is better, equal is a tie; 0 means no hand. The cards are not checked. */
  readonly rank: (cards: ArrayLike<Card>) => number;
  /** Throws a RangeError for a number that is not a rank of this ranking. */
  readonly describe: (rank: number) => HandDescription;
}

type Rank5 = (a: Card, b: Card, c: Card, d: Card, e: Card) => number;
type Rank6 = (a: Card, b: Card, c: Card, d: Card, e: Card, f: Card) => number;
type Rank7 = (a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card) => number;

const bySize =
  (rank5: Rank5, rank6: Rank6, rank7: Rank7) =>
  (cards: ArrayLike<Card>): number => {
    const [a, b, c, d, e] = [cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!];
    if (cards.length === 7) return rank7(a, b, c, d, e, cards[5]!, cards[6]!);
    return cards.length === 6 ? rank6(a, b, c, d, e, cards[5]!) : rank5(a, b, c, d, e);
  };

function makeRanking(
  id: RankingId,
  sizes: readonly number[],
  rank: Ranking['rank'],
  describe: (rank: number) => Omit<HandDescription, 'ranking'>,
): Ranking {
  return {
    id,
    sizes,
    rank,
    describe(number) {
      const description = { ranking: id, ...describe(number) };
      // Ranks have gaps: a number is a rank only if the cards that it describes have it. 0 means no hand.
      if (number !== 0 && rank(dealDescription(description)) === number) return description;
      throw new RangeError(`no hand has the rank ${number}`);
    },
  };
}

/**
 * Cards that fit a description: equal ranks are next to each other, so giving out suits in turn makes no other hand.
 */
const dealDescription = ({ category, ranks }: HandDescription): Card[] =>
  ranks.map((rank, i) =>
    cardOf(rank, category === 'flush' || category === 'straightFlush' ? 0 : i % SUITS.length),
  );

export const high = makeRanking('high', [5, 6, 7], bySize(rankHigh5, rankHigh6, rankHigh7), describeHighRank);

export const aceToFive = makeRanking(
  'aceToFive',
  [5, 6, 7],
  bySize(rankAceToFive5, rankAceToFive6, rankAceToFive7),
  describeAceToFiveRank,
);

export const eightOrBetter = makeRanking(
  'eightOrBetter',
  [5, 6, 7],
  bySize(rankEight5, rankEight6, rankEight7),
  describeEightRank,
);

export const deuceToSeven = makeRanking(
  'deuceToSeven',
  [5],
  (cards) => rankDeuceToSeven5(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!),
  describeDeuceToSevenRank,
);

export const badugi = makeRanking('badugi', [4, 3, 2, 1], rankBadugi, (rank) => ({
  category: 'noPair',
  ranks: describeBadugiRank(rank),
}));

const BOARD_SIZES = [1, 2, 3, 4];
export const highBoard = makeRanking('highBoard', BOARD_SIZES, rankHighBoard, describeHighBoard);
export const lowBoard = makeRanking('lowBoard', BOARD_SIZES, rankLowBoard, describeLowBoard);

export const RANKING_BY_ID: Readonly<Record<RankingId, Ranking>> = {
  high,
  aceToFive,
  eightOrBetter,
  deuceToSeven,
  badugi,
  highBoard,
  lowBoard,
};
