import type { View } from '@doorcard/engine';

/** Who did what, as bits by seat. */
export interface BettingLog {
  /** Called or raised before the first draw. */
  readonly entered: number;
  /** Raises before the first draw. */
  readonly raises: number;
  readonly folded: number;
  /** Bet or raised on this street, on the street before. */
  readonly wagered: number;
  readonly wageredBefore: number;
  /** Bet or raised, raised (a bet is none), since they last took a card: with the hand that they have now. */
  readonly wageredSince: number;
  readonly raisedSince: number;
}

/** Reads the events of a draw game up to the first `count`. */
export function readBettingLog({ events }: View, count = events.length): BettingLog {
  let entered = 0;
  let raises = 0;
  let folded = 0;
  let wagered = 0;
  let wageredBefore = 0;
  let wageredSince = 0;
  let raisedSince = 0;
  let street = 0;
  for (let i = 0; i < count; i++) {
    const event = events[i]!;
    switch (event.type) {
      case 'street':
        street = event.street;
        wageredBefore = wagered;
        wagered = 0;
        break;
      case 'fold':
        folded |= 1 << event.seat;
        break;
      case 'call':
        if (street === 0) entered |= 1 << event.seat;
        break;
      case 'raise': {
        const bit = 1 << event.seat;
        wagered |= bit;
        wageredSince |= bit;
        if (event.as === 'raise') raisedSince |= bit;
        if (street === 0) {
          entered |= bit;
          raises++;
        }
        break;
      }
      case 'discard':
        if (event.count > 0) {
          wageredSince &= ~(1 << event.seat);
          raisedSince &= ~(1 << event.seat);
        }
        break;
      default:
    }
  }
  return { entered, raises, folded, wagered, wageredBefore, wageredSince, raisedSince };
}
