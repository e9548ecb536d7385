import { DECK_SIZE, makeCards, parseCards, type Card } from '../card.js';
import { refuse, succeed, type Result } from '@doorcard/sealed';

/** Two hole cards, 0..1325, whatever their order: 0 is `2d2c`, 1325 is `AsAh`. */
export type Combo = number;

export const COMBO_COUNT = (DECK_SIZE * (DECK_SIZE - 1)) / 2;

// Numbered by the higher card, then by the lower one: all pairs below a card come before it.
export const comboOf = (a: Card, b: Card): Combo => (a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a);

export const isCombo = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < COMBO_COUNT;

const CARDS: readonly (readonly [Card, Card])[] = listCards();

function listCards(): (readonly [Card, Card])[] {
  const pairs: (readonly [Card, Card])[] = [];
  for (let high = 1; high < DECK_SIZE; high++) {
    for (let low = 0; low < high; low++) pairs.push([high, low]);
  }
  return pairs;
}

/** The two cards, the higher one first. */
export const cardsOf = (combo: Combo): readonly [Card, Card] => CARDS[combo]!;

/** Two cards in either order, `AhKd` or `KdAh`. `offset` is added to the positions in errors. */
export function parseCombo(text: string, offset = 0): Result<Combo> {
  const cards = parseCards(text, offset);
  if (!cards.ok) return cards;
  const [a, b] = cards.value;
  if (a === undefined || b === undefined || text.length !== 4) {
    return refuse({
      code: 'range/unknown-hand',
      value: text,
      at: offset + 1,
      problem: `"${text}" is not two cards`,
      expected: 'two cards without a space, as in AhKd',
    });
  }
  return succeed(comboOf(a, b));
}

/** The higher card first: `AhKd`. */
export const makeCombo = (combo: Combo): string => makeCards(cardsOf(combo));
