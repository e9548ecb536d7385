import {
  cardOf,
  CardSet,
  cardsOf,
  comboOf,
  rankOf,
  suitOf,
  type Card,
  type Combo,
  type Range,
} from '@doorcard/cards';

/** The new suit of each suit. */
export type SuitMap = readonly [number, number, number, number];

export const SAME_SUITS: SuitMap = [0, 1, 2, 3];

const SUIT_MAPS: readonly SuitMap[] = [0, 1, 2, 3].flatMap((c) =>
  [0, 1, 2, 3].flatMap((d) =>
    [0, 1, 2, 3].filter((h) => new Set([c, d, h]).size === 3).map((h): SuitMap => [c, d, h, 6 - c - d - h]),
  ),
);

export const mapCard = (map: SuitMap, card: Card): Card => cardOf(rankOf(card), map[suitOf(card)]!);

export function mapCombo(map: SuitMap, combo: Combo): Combo {
  const [high, low] = cardsOf(combo);
  return comboOf(mapCard(map, high), mapCard(map, low));
}

/** The ways to rename suits that change neither the board nor a range; the first one renames nothing. */
export function findSymmetry(board: readonly Card[], ranges: readonly Range[]): readonly SuitMap[] {
  const cards = CardSet.from(board);
  return SUIT_MAPS.filter(
    (map) =>
      board.every((card) => cards.has(mapCard(map, card))) &&
      ranges.every((range) => {
        for (const [combo, weight] of range)
          if (range.weightOf(mapCombo(map, combo)) !== weight) return false;
        return true;
      }),
  );
}

/** The part of a symmetry that remains when one more card is dealt. */
export const keepCard = (symmetry: readonly SuitMap[], card: Card): readonly SuitMap[] =>
  symmetry.filter((map) => mapCard(map, card) === card);

/** Cards that differ only in suit names. The first one is solved; the others follow from it by their maps. */
export interface Orbit {
  readonly card: Card;
  readonly members: readonly { readonly card: Card; readonly map: SuitMap }[];
}

export function findOrbits(dead: CardSet, symmetry: readonly SuitMap[]): readonly Orbit[] {
  const orbits: Orbit[] = [];
  let seen = dead;
  for (const card of CardSet.FULL.diff(dead)) {
    if (seen.has(card)) continue;
    const members: { card: Card; map: SuitMap }[] = [];
    for (const map of symmetry) {
      const twin = mapCard(map, card);
      if (seen.has(twin)) continue;
      seen = seen.with(twin);
      members.push({ card: twin, map });
    }
    orbits.push({ card, members });
  }
  return orbits;
}
