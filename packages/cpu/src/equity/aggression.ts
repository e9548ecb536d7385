import type { View } from '@doorcard/engine';

/** The strength that a call of a wager shows; a raise of the pot shows 1. */
const CALL_WEIGHT = 0.3;
/** What was done on an earlier street says less about the hand now. */
const FADING = 0.5;
const MOST = 2.5;

/**
 * By seat: how much strength its betting has shown, 0 for none and about 1 for each raise; a large raise shows more
 * than a small one.
 */
export function readAggression({ events, seats }: View): number[] {
  const aggression = seats.map(() => 0);
  let pot = 0;
  let wagers = 0;
  for (const event of events) {
    switch (event.type) {
      case 'ante':
      case 'blind':
      case 'bringIn':
        pot += event.chips;
        break;
      case 'street':
        if (event.street > 0)
          for (let seat = 0; seat < aggression.length; seat++) aggression[seat]! *= FADING;
        wagers = 0;
        break;
      case 'call':
        if (wagers > 0) aggression[event.seat] = Math.min(MOST, aggression[event.seat]! + CALL_WEIGHT);
        pot += event.chips;
        break;
      case 'raise':
        aggression[event.seat] = Math.min(MOST, aggression[event.seat]! + weighRaise(event.chips, pot));
        pot += event.chips;
        wagers++;
        break;
      default:
    }
  }
  return aggression;
}

/** Half the pot shows 0.75, the pot 1, twice the pot or more 1.5. */
const weighRaise = (chips: number, pot: number): number => 0.5 + Math.min(1, chips / (2 * pot));
