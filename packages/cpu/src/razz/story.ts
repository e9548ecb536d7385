import type { Seat, View } from '@doorcard/engine';
import { BRING_IN, CALL, FOLD, kindOfMove, RAISE, seatOfMove, STREET } from '../publicMoves.js';
import type { VisibleContext } from '../visibleContext.js';
import { lowValue } from '../cardValue.js';
import { STORY } from './razzLines.js';

/**
 * What everybody's actions in this hand say about their hole cards, by seat: the share of any two cards, and of cards
 * that raise. What is left to one are fair cards.
 */
export interface Story {
  readonly any: readonly number[];
  readonly strong: readonly number[];
}

const any = new Array<number>(10).fill(1);
const strong = new Array<number>(10).fill(0);
const story: Story = { any, strong };

/** Reads what was done. The next call overwrites the result. */
export function readStory({ moves, moveCount, view: { seats } }: VisibleContext): Story {
  for (let seat = 0; seat < seats.length; seat++) {
    any[seat] = 1;
    strong[seat] = 0;
  }
  let street = 0;
  let bringIn = -1;
  let wagers = 0;
  let acted = 0;
  for (let i = 0; i < moveCount; i++) {
    const seat = seatOfMove(moves[i]!);
    switch (kindOfMove(moves[i]!)) {
      case STREET:
        street = seat;
        wagers = 0;
        break;
      case BRING_IN:
        bringIn = seat;
        acted |= 1 << seat;
        break;
      case FOLD:
        acted |= 1 << seat;
        break;
      case CALL: {
        acted |= 1 << seat;
        if (street > 0) any[seat]! *= STORY.call[street]!;
        else {
          const share =
            wagers === 0 ? STORY.limp : seat === bringIn ? STORY.bringInCalls : STORY.callsCompletion;
          if (share < any[seat]!) any[seat] = share;
        }
        break;
      }
      case RAISE:
        if (++wagers > 1) {
          any[seat]! *= STORY.raise;
          strong[seat] = Math.min(STORY.mostStrong, strong[seat]! + STORY.strongRaise);
        } else if (street > 0) any[seat]! *= STORY.bet[street]!;
        else any[seat] = acted === 0 ? STORY.bringInCompletes : findOpenShare(seats, seat, acted);
        acted |= 1 << seat;
        break;
      default:
    }
  }
  for (let seat = 0; seat < seats.length; seat++) {
    if (any[seat]! < STORY.least) any[seat] = STORY.least;
    strong[seat]! *= 1 - any[seat]!;
  }
  return story;
}

/** How likely somebody who is first in steals: by the doors that were left to act behind him. */
function findOpenShare(seats: View['seats'], seat: Seat, acted: number): number {
  const door = lowValue(seats[seat]!.up[0]!);
  let left = 0;
  for (let other = 0; other < seats.length; other++) {
    if (other === seat || (acted >> other) & 1) continue;
    if (lowValue(seats[other]!.up[0]!) <= door) return STORY.opensIntoLowerDoor;
    left++;
  }
  return STORY.steal[left]!;
}
