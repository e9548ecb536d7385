import type { View } from '@doorcard/engine';
import { CALLED, CHECKED, deedOfWager, enter, entryOfCall, entryOfRaise, note, take } from './conduct.js';
import { findOpeningSeat } from './openingSeat.js';

/** Who did what, as bits by seat. */
export interface BettingLog {
  /** Called or raised before the first draw. */
  readonly entered: number;
  /** Raises before the first draw. */
  readonly raises: number;
  /** Who raised first before the first draw, -1 for nobody, and how many had called before that. */
  readonly opener: number;
  readonly limpers: number;
  readonly folded: number;
  /** Bet or raised on this street, on the street before. */
  readonly wagered: number;
  readonly wageredBefore: number;
  /** Who bet or raised last on this street, -1 for nobody. */
  readonly lastWager: number;
  /** Bet or raised, raised (a bet is none), since they last took a card: with the hand that they have now. */
  readonly wageredSince: number;
  readonly raisedSince: number;
  /** By seat: everything it has done, as `conduct.ts` writes it. The list is written again by the next reading. */
  readonly conducts: Int32Array;
}

const MOST_SEATS = 10;
const conducts = new Int32Array(MOST_SEATS);

/** Reads the events of a draw game up to the first `count`. */
export function readBettingLog({ events, seats, stakes }: View, count = events.length): BettingLog {
  let entered = 0;
  let raises = 0;
  let opener = -1;
  let limpers = 0;
  let folded = 0;
  let wagered = 0;
  let wageredBefore = 0;
  let lastWager = -1;
  let wageredSince = 0;
  let raisedSince = 0;
  let street = 0;
  let wagers = 0;
  let pat = 0;
  conducts.fill(0);
  for (let i = 0; i < count; i++) {
    const event = events[i]!;
    switch (event.type) {
      case 'street':
        street = event.street;
        wageredBefore = wagered;
        wagered = 0;
        wagers = 0;
        lastWager = -1;
        break;
      case 'fold':
        folded |= 1 << event.seat;
        pat &= ~(1 << event.seat);
        break;
      case 'check':
        if (street > 0) conducts[event.seat] = note(conducts[event.seat]!, street, CHECKED);
        break;
      case 'call':
        if (street > 0) conducts[event.seat] = note(conducts[event.seat]!, street, CALLED);
        else {
          conducts[event.seat] = enter(conducts[event.seat]!, entryOfCall(raises));
          entered |= 1 << event.seat;
          if (raises === 0) limpers++;
        }
        break;
      case 'raise': {
        const bit = 1 << event.seat;
        wagered |= bit;
        lastWager = event.seat;
        wageredSince |= bit;
        if (event.as === 'raise') raisedSince |= bit;
        if (street > 0) {
          const deed = deedOfWager(wagers, (pat & ~bit) !== 0);
          conducts[event.seat] = note(conducts[event.seat]!, street, deed);
        } else {
          const from = findOpeningSeat(event.seat, seats.length, stakes.blinds);
          conducts[event.seat] = enter(conducts[event.seat]!, entryOfRaise(raises, limpers, from));
          entered |= bit;
          if (raises === 0) opener = event.seat;
          raises++;
        }
        wagers++;
        break;
      }
      case 'discard': {
        const bit = 1 << event.seat;
        conducts[event.seat] = take(conducts[event.seat]!, street, event.count);
        if (event.count > 0) {
          pat &= ~bit;
          wageredSince &= ~bit;
          raisedSince &= ~bit;
        } else {
          pat |= bit;
        }
        break;
      }
      default:
    }
  }
  return {
    entered,
    raises,
    opener,
    limpers,
    folded,
    wagered,
    wageredBefore,
    lastWager,
    wageredSince,
    raisedSince,
    conducts,
  };
}
