import { rankLowBoard } from '@doorcard/cards';
import type { Seat } from '@doorcard/engine';
import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import { countDirt } from './lowBoard.js';

export function findOpponent({ opponents }: VisibleContext, seat: Seat): VisibleOpponent {
  // Seats of opponents are those of the table without mine.
  return opponents[seat]?.seat === seat ? opponents[seat] : opponents[seat - 1]!;
}

/** The live opponent with the least dirt, of several the one with the lowest board. */
export function findCleanest({ live }: VisibleContext): VisibleOpponent {
  let cleanest = live[0]!;
  for (let i = 1; i < live.length; i++) {
    const other = live[i]!;
    const difference = countDirt(other.up) - countDirt(cleanest.up);
    if (difference < 0 || (difference === 0 && rankLowBoard(other.up) > rankLowBoard(cleanest.up))) {
      cleanest = other;
    }
  }
  return cleanest;
}
