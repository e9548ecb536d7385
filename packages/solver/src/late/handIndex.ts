import { DECK_SIZE, type Card } from '@doorcard/cards';

const MOST_CARDS = 5;

/** CHOOSE[n][k]: the number of ways to take k of n. */
const CHOOSE: readonly (readonly number[])[] = Array.from({ length: DECK_SIZE + 1 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= MOST_CARDS; k++) row.push((row[k - 1]! * (n - k + 1)) / k);
  return row;
});

/** The number of ways to take k of n. */
export const choose = (n: number, k: number): number => CHOOSE[n]![k]!;

/** The number of hands with this many cards. */
export const countHands = (size: number): number => choose(DECK_SIZE, size);

/** The index of a hand among all hands of its size; the cards are in ascending order. */
export function indexOfHand(cards: ArrayLike<Card>, size = cards.length): number {
  let index = 0;
  for (let i = 0; i < size; i++) index += CHOOSE[cards[i]!]![i + 1]!;
  return index;
}

/** Calls `visit` with every hand of these cards, each in ascending order, until it returns true. The array is reused. */
export function visitHands(
  cards: readonly Card[],
  size: number,
  visit: (hand: Card[]) => boolean | void,
): boolean {
  const hand: Card[] = [];
  const extend = (from: number): boolean => {
    if (hand.length === size) return visit(hand) === true;
    for (let i = from; i <= cards.length - (size - hand.length); i++) {
      hand.push(cards[i]!);
      const isOver = extend(i + 1);
      hand.pop();
      if (isOver) return true;
    }
    return false;
  };
  return extend(0);
}
