import { below, RANKS, shuffle, type Card, type Rng } from '@doorcard/cards';

// Badugi from the words of the rule, slow and sharing nothing with the tables: no two cards that count are of one rank
// or of one suit, more cards beat fewer, then the highest card is compared first and lower is better.

const ACE = RANKS.indexOf('A');
export const valueOf = (card: Card): number => (card >> 2 === ACE ? 1 : (card >> 2) + 2);

/** The cards that count, from the highest. */
export function bestCards(hand: readonly Card[]): Card[] {
  const sorted = hand.toSorted((a, b) => valueOf(b) - valueOf(a));
  let best: Card[] = [];
  for (let bits = 1; bits < 1 << sorted.length; bits++) {
    const subset = sorted.filter((_, i) => (bits >> i) & 1);
    if (hasPair(subset)) continue;
    if (best.length === 0 || compareCards(subset, best) > 0) best = subset;
  }
  return best;
}

/** Two cards of one rank or of one suit. */
function hasPair(cards: readonly Card[]): boolean {
  for (let i = 1; i < cards.length; i++) {
    for (let j = 0; j < i; j++) {
      if (cards[i]! >> 2 === cards[j]! >> 2 || cards[i]! % 4 === cards[j]! % 4) return true;
    }
  }
  return false;
}

/** Above 0 when the first is better. */
function compareCards(a: readonly Card[], b: readonly Card[]): number {
  if (a.length !== b.length) return a.length - b.length;
  for (let i = 0; i < a.length; i++) {
    if (valueOf(a[i]!) !== valueOf(b[i]!)) return valueOf(b[i]!) - valueOf(a[i]!);
  }
  return 0;
}

export const compareHands = (a: readonly Card[], b: readonly Card[]): number =>
  compareCards(bestCards(a), bestCards(b));

/** Keeps the best cards and takes new ones from the end of the deck. */
export function redraw(hand: readonly Card[], deck: Card[], draws: number): Card[] {
  let cards = [...hand];
  for (let i = 0; i < draws; i++) {
    const kept = bestCards(cards);
    if (kept.length === 4) break;
    cards = [...kept, ...Array.from({ length: 4 - kept.length }, () => deck.pop()!)];
  }
  return cards;
}

export interface Kept {
  readonly size: number;
  readonly high: number;
}

/** Deals an opponent from the deck until what he keeps has that many cards, none above `high`. */
export function dealKeeper(
  deck: readonly Card[],
  { size, high }: Kept,
  rng: Rng,
): [hand: Card[], rest: Card[]] {
  for (;;) {
    const rest = [...deck];
    const hand = Array.from({ length: 4 }, () => rest.splice(below(rng, rest.length), 1)[0]!);
    const kept = bestCards(hand);
    if (kept.length !== size || valueOf(kept[0]!) > high) continue;
    shuffle(rest, rng);
    return [hand, rest];
  }
}
