import { CardSet, cardsOf, DECK_SIZE, rankHigh7, type Card, type Combo } from '@doorcard/cards';
import type { WeightedHands } from './compatibleWeights.js';

const BOARD_SIZE = 5;
// A rank has 16 bits at most, and a hand's index fits in the rest of a u32.
const PLACE_BITS = 11;
const PLACE_MASK = (1 << PLACE_BITS) - 1;

/** By own hand: its equity against the other hands when all missing cards are dealt; NaN if every other hand shares a card with it. */
export function computeEquities(
  board: readonly Card[],
  own: WeightedHands,
  other: WeightedHands,
): Float64Array {
  const shown = new Float64Array(own.combos.length);
  const met = new Float64Array(own.combos.length);
  for (const cards of listRunouts(board)) addShowdowns(cards, own, other, shown, met);
  // Won less lost is 1 for a win, 0 for a tie and -1 for a loss.
  return shown.map((difference, i) => (difference / met[i]! + 1) / 2);
}

function listRunouts(board: readonly Card[]): Card[][] {
  let boards: Card[][] = [[...board]];
  while (boards[0]!.length < BOARD_SIZE) {
    const isFirst = boards[0]!.length === board.length;
    boards = boards.flatMap((cards) =>
      [...CardSet.FULL.diff(CardSet.from(cards))]
        // Each pair of cards is dealt in one order only.
        .filter((card) => isFirst || card > cards.at(-1)!)
        .map((card) => [...cards, card]),
    );
  }
  return boards;
}

function addShowdowns(
  cards: readonly Card[],
  own: WeightedHands,
  other: WeightedHands,
  shown: Float64Array,
  met: Float64Array,
): void {
  const ownOrder = orderHands(cards, own);
  const otherOrder = orderHands(cards, other);
  const all = new Sums();
  for (const entry of otherOrder) all.add(other, entry & PLACE_MASK);
  const twins = new Map<Combo, number>();
  for (const entry of otherOrder)
    twins.set(other.combos[entry & PLACE_MASK]!, other.weights[entry & PLACE_MASK]!);

  const below = new Sums();
  const upTo = new Sums();
  let [start, end] = [0, 0];
  for (const entry of ownOrder) {
    const rank = entry >>> PLACE_BITS;
    const hand = entry & PLACE_MASK;
    for (; start < otherOrder.length && otherOrder[start]! >>> PLACE_BITS < rank; start++)
      below.add(other, otherOrder[start]! & PLACE_MASK);
    for (; end < otherOrder.length && otherOrder[end]! >>> PLACE_BITS <= rank; end++)
      upTo.add(other, otherOrder[end]! & PLACE_MASK);
    const combo = own.combos[hand]!;
    const beaten = below.without(combo);
    // The combo with the same two cards ties, so it cancels out in the differences; it only counts here.
    const twin = twins.get(combo) ?? 0;
    const above = all.without(combo) - upTo.without(combo);
    shown[hand]! += beaten - above;
    met[hand]! += all.without(combo) + twin;
  }
}

/** Live hands by strength, the index of each in the low bits. */
function orderHands(cards: readonly Card[], { combos, weights }: WeightedHands): Uint32Array {
  const [a, b, c, d, e] = cards as readonly [Card, Card, Card, Card, Card];
  const entries: number[] = [];
  for (const [place, combo] of combos.entries()) {
    const [high, low] = cardsOf(combo);
    if (weights[place] === 0 || cards.includes(high) || cards.includes(low)) continue;
    entries.push(((rankHigh7(a, b, c, d, e, high, low) << PLACE_BITS) | place) >>> 0);
  }
  return Uint32Array.from(entries).sort();
}

/** The weight of hands, and of those with each card. */
class Sums {
  private total = 0;
  private readonly byCard = new Float64Array(DECK_SIZE);

  add({ combos, weights }: WeightedHands, place: number): void {
    const weight = weights[place]!;
    this.total += weight;
    for (const card of cardsOf(combos[place]!)) this.byCard[card]! += weight;
  }

  /** Of hands without a card of this one; a hand with both cards is subtracted twice. */
  without(combo: Combo): number {
    const [high, low] = cardsOf(combo);
    return this.total - this.byCard[high]! - this.byCard[low]!;
  }
}
