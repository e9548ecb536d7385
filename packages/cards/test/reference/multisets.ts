/** Every way to take `size` ranks from the deck, at most four alike, from low to high. */
export function rankMultisets(size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const lists: number[][] = [];
  for (let rank = from; rank < 13; rank++) {
    for (let count = 1; count <= Math.min(4, size); count++) {
      const same = new Array<number>(count).fill(rank);
      for (const rest of rankMultisets(size - count, rank + 1)) lists.push([...same, ...rest]);
    }
  }
  return lists;
}

/** Cards of these ranks, giving out suits in turn: up to 16 cards never make a flush of five. */
export const spreadSuits = (ranks: readonly number[]): number[] => ranks.map((rank, i) => rank * 4 + (i % 4));

/** How many hands have these ranks, whatever their suits. */
export function countSuitings(ranks: readonly number[]): number {
  const waysBySize = [1, 4, 6, 4, 1];
  return [...new Set(ranks)].reduce(
    (ways, rank) => ways * waysBySize[ranks.filter((other) => other === rank).length]!,
    1,
  );
}
