import { rankHighBoard, type Card } from '@doorcard/cards';
import { highValue } from '../cardValue.js';
import { findLive, type VisibleContext, type VisibleOpponent } from '../visibleContext.js';
import { readSplitBoard } from './splitBoard.js';

/** Whom I play against most: who bet, or else the strongest board; of equal ones the nearest to my left. */
export function findMainOpponent(ctx: VisibleContext): VisibleOpponent {
  const { live, me, bettorSeat, toCall } = ctx;
  if (toCall > 0) return findLive(ctx, bettorSeat)!;
  if (live.length === 1) return live[0]!;
  let main = live[0]!;
  let best = -1;
  let first = 0;
  while (first < live.length && live[first]!.seat < me.seat) first++;
  for (let step = 0; step < live.length; step++) {
    const opponent = live[(first + step) % live.length]!;
    const weight = weighBoard(opponent.up);
    if (weight > best) {
      best = weight;
      main = opponent;
    }
  }
  return main;
}

const A2_LOW = 200;
const LOW = 100;

/** Open trips, then open pairs, then lows with two of A-2-3, other lows, and the rest by the highest card. */
function weighBoard(up: readonly Card[]): number {
  const { hasPair, isLoStrong, isA2 } = readSplitBoard(up);
  if (hasPair) return rankHighBoard(up);
  if (isLoStrong) return isA2 ? A2_LOW : LOW;
  let top = 0;
  for (let i = 0; i < up.length; i++) top = Math.max(top, highValue(up[i]!));
  return top;
}
