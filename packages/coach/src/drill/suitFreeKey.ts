import { cardOf, DECK_SIZE, rankOf, suitOf, type Card } from '@doorcard/cards';

/** The 24 ways to rename four suits. */
const RENAMINGS: readonly (readonly number[])[] = listOrders([0, 1, 2, 3]);

function listOrders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    listOrders(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

/**
 * A text that is equal for groups of cards that differ only in the names of suits and in the order within a group.
 * A card that is not in the deck (unknown) keeps its number.
 */
export function makeSuitFreeKey(groups: readonly (readonly Card[])[]): string {
  let least: string | undefined;
  for (const renaming of RENAMINGS) {
    const text = groups
      .map((group) =>
        group
          .map((card) => (card < DECK_SIZE ? cardOf(rankOf(card), renaming[suitOf(card)]!) : card))
          .sort((a, b) => a - b)
          .join(','),
      )
      .join('|');
    if (least === undefined || text < least) least = text;
  }
  return least!;
}
