import { DECK_SIZE, type Card } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { ENOUGH_RAISES } from '../choice.js';
import { LOWEST_BADUGI, RANK_COUNT, setOf } from './badugiRank.js';

/** Whether one more raise is in order. */
export const mayRaise = ({ wagers, mine }: View, rank: number): boolean =>
  wagers - 1 < ENOUGH_RAISES || isLock(rank, mine!.dealt);

/** Whether no hand of cards that I have not seen beats a hand. */
export function isLock(rank: number, dealt: readonly Card[]): boolean {
  if (rank < LOWEST_BADUGI) return false;
  const isSeen = new Uint8Array(DECK_SIZE);
  for (const card of dealt) isSeen[card] = 1;
  for (let better = RANK_COUNT - 1; better > rank; better--) {
    if (canBeHeld(setOf(better), 0b1111, isSeen)) return false;
  }
  return true;
}

/** Whether unseen cards have these ranks, each of another of these suits. */
function canBeHeld(set: number, suits: number, isSeen: Uint8Array): boolean {
  if (set === 0) return true;
  const low = 31 - Math.clz32(set);
  for (let suit = 0; suit < 4; suit++) {
    if (((suits >> suit) & 1) === 0 || isSeen[((low + 12) % 13) * 4 + suit] === 1) continue;
    if (canBeHeld(set & ~(1 << low), suits & ~(1 << suit), isSeen)) return true;
  }
  return false;
}
