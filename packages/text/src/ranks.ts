import { makeRank, type Rank } from '@doorcard/cards';

/** Ranks are the same in every language: A, K, T, 7. */
export const symbol = (rank: Rank): string => makeRank(rank);

export const joinRanks = (ranks: readonly Rank[]): string => ranks.map(symbol).join('-');
