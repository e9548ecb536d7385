import { DECK_SIZE, type Card } from '@doorcard/cards';
import type { View } from '@doorcard/engine';

/** All that the seat neither holds nor sees, nor has thrown since the cards were last shuffled. */
export function findHidden({ board, mine, events, seat }: View): Uint8Array {
  const { cards, dealt, thrown } = mine!;
  let draws = 0;
  let shuffledAfter = 0;
  for (const event of events) {
    if (event.type === 'discard' && event.seat === seat) draws++;
    if (event.type === 'reshuffle') shuffledAfter = draws;
  }
  const seen = new Set([...board, ...cards]);
  for (const card of listThrown(dealt, cards.length, thrown, shuffledAfter)) seen.add(card);
  return Uint8Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !seen.has(card));
}

/** What went at the draws from this one on; a shuffle in the middle of a draw leaves out what was thrown at it. */
function listThrown(
  dealt: readonly Card[],
  size: number,
  thrown: readonly number[],
  shuffledAfter: number,
): Card[] {
  const hand = dealt.slice(0, size);
  const out: Card[] = [];
  let next = size;
  for (let draw = 0; draw < thrown.length; draw++) {
    for (let place = 0; place < size; place++) {
      if (((thrown[draw]! >> place) & 1) === 0) continue;
      if (draw >= shuffledAfter - 1) out.push(hand[place]!);
      if (next < dealt.length) hand[place] = dealt[next++]!;
    }
  }
  return out;
}
