import { below, Deck, shuffle, type Card, type HandDescription, type Rng } from '@doorcard/cards';
import { VARIANTS, type GameId } from '@doorcard/engine';
import { arrangeAnswers } from '../answers.js';
import type { Drill, DrillAnswer, DrillLevel } from '../drill.js';
import { describeRank, listRankings, rankHolding } from '../holding.js';
import { makeSuitFreeKey } from '../suitFreeKey.js';

/** The games that split the pot. */
export const SPLIT_GAMES: readonly GameId[] = ['stud8', 'omaha8'];

/**
 * Who wins which half at the showdown. Level 1: two players, any hands; level 2: two players, both with a low; level 3:
 * three players, at least two of them with a low.
 */
export function makeHalves(game: GameId, level: DrillLevel, rng: Rng): Drill {
  const { handSize, boardSize } = VARIANTS[game].showdown;
  const [highRanking, lowRanking] = listRankings(game) as readonly ['high', 'eightOrBetter'];
  const players = level === 3 ? 3 : 2;
  const leastLows = level === 1 ? 0 : 2;
  const deck = new Deck();
  for (;;) {
    deck.reset();
    const board = deal(deck, boardSize, rng);
    const hands = Array.from({ length: players }, () => deal(deck, handSize, rng));
    const highs = hands.map((hand) => rankHolding(game, highRanking, hand, board));
    const lows = hands.map((hand) => rankHolding(game, lowRanking, hand, board));
    if (lows.filter((rank) => rank > 0).length < leastLows) continue;
    const right: DrillAnswer = { kind: 'winners', high: findBest(highs), low: findBest(lows) };
    return {
      family: 'halves',
      game,
      level,
      key: makeSuitFreeKey([...hands, board]),
      question: { kind: 'halves', hands, board },
      ...arrangeAnswers(right, listOutcomes(players, rng), rng),
      explanation: {
        kind: 'halves',
        high: highs.map((rank) => describeRank(highRanking, rank) as HandDescription),
        low: lows.map((rank) => describeRank(lowRanking, rank)),
      },
    };
  }
}

const deal = (deck: Deck, count: number, rng: Rng): Card[] =>
  Array.from({ length: count }, () => deck.draw(rng));

/** The players with the largest rank; nobody if no rank is above 0. */
function findBest(ranks: readonly number[]): number[] {
  const best = Math.max(...ranks);
  return best === 0 ? [] : ranks.flatMap((rank, player) => (rank === best ? [player] : []));
}

/** Every result without a tie, and those in which two players split the low, in random order with few ties in front. */
function listOutcomes(players: number, rng: Rng): DrillAnswer[] {
  const each = Array.from({ length: players }, (_, player) => [player]);
  const plain = each.flatMap((high) =>
    [...each, []].map((low): DrillAnswer => ({ kind: 'winners', high, low })),
  );
  const tied = each.map((high): DrillAnswer => ({ kind: 'winners', high, low: [0, 1] }));
  const outcomes = shuffle(plain, rng);
  // One question in three offers a tie, so that a tie is not right whenever it is there.
  return below(rng, 3) === 0 ? [tied[below(rng, tied.length)]!, ...outcomes] : outcomes;
}
