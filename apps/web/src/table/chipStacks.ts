const VALUES = [100_000, 25_000, 5000, 1000, 500, 100, 25, 5, 1] as const;
const MOST_KINDS = 3;

/** So many chips of one value. */
export interface Pile {
  /** Place in the row of values, the dearest first. */
  readonly kind: number;
  readonly count: number;
}

/** An amount in the fewest chips, the dearest first; of what is left over after three kinds nothing is drawn. */
export function stackChips(chips: number): readonly Pile[] {
  let rest = chips;
  const piles = VALUES.map((value, kind) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return { kind, count };
  });
  return piles.filter(({ count }) => count > 0).slice(0, MOST_KINDS);
}
