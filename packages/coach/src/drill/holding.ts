import {
  RANKING_BY_ID,
  rankOmahaHigh,
  rankOmahaLow,
  type Card,
  type HandDescription,
  type RankingId,
} from '@doorcard/cards';
import { VARIANTS, type GameId } from '@doorcard/engine';

/** The rankings of a game: the whole pot, or high and low. */
export const listRankings = (game: GameId): readonly RankingId[] => VARIANTS[game].showdown.rankings;

/** The rank of a complete holding; 0 means that there is no low. */
export function rankHolding(
  game: GameId,
  ranking: RankingId,
  mine: readonly Card[],
  board: readonly Card[],
): number {
  if (VARIANTS[game].showdown.fromHand === 'two') {
    return ranking === 'eightOrBetter' ? rankOmahaLow(mine, board) : rankOmahaHigh(mine, board);
  }
  return RANKING_BY_ID[ranking].rank([...mine, ...board]);
}

export const describeRank = (ranking: RankingId, rank: number): HandDescription | null =>
  rank === 0 ? null : RANKING_BY_ID[ranking].describe(rank);
