import type { View } from '@doorcard/engine';

/** What a call of a wager tells, beside a raise. */
const CALL_WEIGHT = 0.3;
/** What was done on an earlier street says less about the hand as it stands now. */
const FADING = 0.5;
const MOST = 2.5;

/**
 * By seat: how much strength its betting has told, 0 for none and about 1 for each raise; a large raise tells more
 * than a small one.
 */
export function readAggression({ events, seats }: View): number[] {
  const told = seats.map(() => 0);
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
        if (event.street > 0) for (let seat = 0; seat < told.length; seat++) told[seat]! *= FADING;
        wagers = 0;
        break;
      case 'call':
        if (wagers > 0) told[event.seat] = Math.min(MOST, told[event.seat]! + CALL_WEIGHT);
        pot += event.chips;
        break;
      case 'raise':
        told[event.seat] = Math.min(MOST, told[event.seat]! + tellRaise(event.chips, pot));
        pot += event.chips;
        wagers++;
        break;
      default:
    }
  }
  return told;
}

/** Half the pot tells 0.75, the pot 1, twice the pot or more 1.5. */
const tellRaise = (chips: number, pot: number): number => 0.5 + Math.min(1, chips / (2 * pot));
