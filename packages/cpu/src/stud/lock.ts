import { DECK_SIZE, type Card } from '@doorcard/cards';
import type { VisibleContext } from '../visibleContext.js';

/** Larger is better. It gets as many cards as a player holds at the time, three to seven. */
export type RankCards = (cards: readonly Card[]) => number;

/**
 * Whether no hand that fits what can be seen beats mine. Goes through everything that the opponents may hold, so it is
 * for the rare moment when it matters: raising without end.
 */
export function isLock({ me, live, view }: VisibleContext, rank: RankCards): boolean {
  const isSeen = new Uint8Array(DECK_SIZE);
  for (const card of me.cards) isSeen[card] = 1;
  for (const card of view.board) isSeen[card] = 1;
  for (const { up } of view.seats) for (const card of up) isSeen[card] = 1;
  const unseen: Card[] = [];
  for (let card = 0; card < DECK_SIZE; card++) if (isSeen[card] === 0) unseen.push(card);
  const mine = rank(me.cards);
  return live.every(
    ({ up, downCount }) => !canBeat(mine, rank, unseen, 0, [...up, ...view.board], downCount),
  );
}

function canBeat(
  mine: number,
  rank: RankCards,
  unseen: readonly Card[],
  from: number,
  held: Card[],
  missing: number,
): boolean {
  if (missing === 0) return rank(held) > mine;
  for (let i = from; i <= unseen.length - missing; i++) {
    held.push(unseen[i]!);
    const beats = canBeat(mine, rank, unseen, i + 1, held, missing - 1);
    held.pop();
    if (beats) return true;
  }
  return false;
}
