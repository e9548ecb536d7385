/** Values of chips, the dearest first. */
export const CHIP_VALUES = [100_000, 25_000, 5000, 1000, 500, 100, 25, 5, 1] as const;
export type ChipValue = (typeof CHIP_VALUES)[number];

/** A stack of this many chips is as high as is drawn. */
const MOST_IN_PILE = 7;
const MOST_PILES = 3;

/** An amount in the fewest chips, in piles from the dearest up; what does not fit into `mostPiles` is not drawn. */
export function stackChips(chips: number, mostPiles = MOST_PILES): readonly (readonly ChipValue[])[] {
  let rest = Math.floor(chips);
  const all: ChipValue[] = [];
  for (const value of CHIP_VALUES) {
    for (; rest >= value && all.length < MOST_IN_PILE * mostPiles; rest -= value) all.push(value);
  }
  const piles = Math.ceil(all.length / MOST_IN_PILE);
  const size = Math.ceil(all.length / Math.max(1, piles));
  return Array.from({ length: piles }, (_, pile) => all.slice(pile * size, (pile + 1) * size));
}
