import { badugi, rankBadugi, type Card } from '@doorcard/cards';

/** The cards of a hand that count. */
export interface BadugiHand {
  /** As `rankBadugi` returns it: each rank is one set of values. */
  readonly rank: number;
  /** From the highest, 1 (ace) to 13 (king). */
  readonly values: readonly number[];
  /** The number of cards that count, 1..4. */
  readonly size: number;
  readonly high: number;
  /** In the better half of the hands with the same number of cards and the same highest one, rounded down. */
  readonly isSmooth: boolean;
}

/** One more than the best rank, 4-3-2-A. */
export const RANK_COUNT = 1093;

const HANDS = listHands();
const BY_VALUES = new Map(HANDS.map((hand) => [hand.values.join('-'), hand]));

function listHands(): BadugiHand[] {
  const hands = Array.from({ length: RANK_COUNT - 1 }, (_, i) => {
    const values = badugi.describe(i + 1).ranks.map((rank) => ((rank + 1) % 13) + 1);
    return { rank: i + 1, values, size: values.length, high: values[0]! };
  });
  return hands.map((hand) => {
    const alike = hands.filter(({ size, high }) => size === hand.size && high === hand.high);
    const better = alike.filter(({ rank }) => rank > hand.rank).length;
    return { ...hand, isSmooth: better < Math.floor(alike.length / 2) };
  });
}

export const badugiHandOf = (rank: number): BadugiHand => HANDS[rank - 1]!;

export const readBadugi = (cards: readonly Card[]): BadugiHand => badugiHandOf(rankBadugi(cards));

/** The hand without its `count` highest cards. */
export const dropHighest = ({ values }: BadugiHand, count: number): BadugiHand =>
  BY_VALUES.get(values.slice(count).join('-'))!;
