import { makeRankers, RANKING_BY_ID, type Card, type Showdown } from '@doorcard/cards';

/**
 * The cards of a hand that make its rank: as few as have that rank, and where several sets do, the first. Nothing
 * where there is no such hand, as with a low that does not qualify.
 */
export function findPlaying(
  showdown: Showdown,
  half: 0 | 1,
  hand: readonly Card[],
  board: readonly Card[] = [],
): readonly Card[] {
  const best = rankHand(showdown, half, hand, board);
  if (best === 0) return [];
  const { rank, sizes } = RANKING_BY_ID[showdown.rankings[half]!];
  for (const size of sizes.toSorted((a, b) => a - b)) {
    const sets =
      showdown.fromHand === 'two'
        ? choose(hand, 2).flatMap((own) => choose(board, size - 2).map((shared) => [...own, ...shared]))
        : choose([...hand, ...board], size);
    const found = sets.find((set) => rank(set) === best);
    if (found !== undefined) return found;
  }
  return [];
}

/** The rank of a whole hand in one half of the pot. */
export const rankHand = (
  showdown: Showdown,
  half: 0 | 1,
  hand: readonly Card[],
  board: readonly Card[] = [],
): number => makeRankers(showdown)[half]!(Uint8Array.from(hand), Uint8Array.from(board));

function choose(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) => choose(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}
