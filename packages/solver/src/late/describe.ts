import type { HandDescription, Ranking } from '@doorcard/cards';

const known = new Map<Ranking, Map<number, HandDescription>>();

/** What a rank means. Each rank is described once: ranges ask for millions of hands with a few thousand ranks. */
export function describeRank(ranking: Ranking, rank: number): HandDescription {
  const byRank = known.get(ranking) ?? new Map<number, HandDescription>();
  known.set(ranking, byRank);
  const description = byRank.get(rank) ?? ranking.describe(rank);
  byRank.set(rank, description);
  return description;
}
