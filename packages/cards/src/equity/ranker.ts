import type { Card } from '../card.js';
import { rankAceToFive7, rankEight7 } from '../eval/aceToFive.js';
import { rankHigh7 } from '../eval/high.js';
import { rankOmahaHigh, rankOmahaLow } from '../eval/omaha.js';
import { RANKING_BY_ID, type RankingId } from '../ranking.js';
import type { Showdown } from '../showdown.js';

/** Ranks a complete hand with a complete board. */
export type Ranker = (hand: Uint8Array, board: Uint8Array) => number;

type Rank7 = (a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card) => number;

const SEVEN_CARDS: Partial<Record<RankingId, Rank7>> = {
  high: rankHigh7,
  aceToFive: rankAceToFive7,
  eightOrBetter: rankEight7,
};

/** The rankers of a showdown, in the order of its rankings. */
export const makeRankers = (showdown: Showdown): Ranker[] =>
  showdown.rankings.map((id) => makeRanker(showdown, id));

function makeRanker({ fromHand, handSize, boardSize }: Showdown, id: RankingId): Ranker {
  if (fromHand === 'two') return id === 'eightOrBetter' ? rankOmahaLow : rankOmahaHigh;
  const rank7 = SEVEN_CARDS[id];
  if (rank7 !== undefined && handSize === 2 && boardSize === 5) {
    return (h, b) => rank7(h[0]!, h[1]!, b[0]!, b[1]!, b[2]!, b[3]!, b[4]!);
  }
  if (rank7 !== undefined && handSize === 7) {
    return (h) => rank7(h[0]!, h[1]!, h[2]!, h[3]!, h[4]!, h[5]!, h[6]!);
  }
  const { rank } = RANKING_BY_ID[id];
  if (boardSize === 0) return rank;
  const all = new Uint8Array(handSize + boardSize);
  return (hand, board) => {
    all.set(hand);
    all.set(board, handSize);
    return rank(all);
  };
}
