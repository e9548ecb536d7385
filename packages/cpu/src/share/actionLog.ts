import { countBits } from '@doorcard/cards';
import type { Seat, View } from '@doorcard/engine';

/** How a seat came in on the first street. */
export type Entry = 'waits' | 'checked' | 'limped' | 'called' | 'raised' | 'reraised';

/** What the betting of a hand has shown so far. */
export interface ActionLog {
  /** By seat. */
  readonly entries: readonly Entry[];
  /** By seat: strength shown after the first street, 0 for none and about 1 for each raise of the size of the pot. */
  readonly shown: readonly number[];
  /** Raises on the first street, the blinds not counted, and the first of those who raised. */
  readonly firstRaises: number;
  readonly opener: Seat;
  /** How many were still to act when the first raise came. */
  readonly openedInto: number;
  /** Players who only called the big blind. */
  readonly limpers: number;
  /** Who made the last wager of this street, and of the last street before that had one; -1 when nobody did. */
  readonly bettor: Seat;
  readonly leader: Seat;
  /** Whether I have checked on this street. */
  readonly iChecked: boolean;
  /** Live opponents who still have to act on this street before it can end. */
  readonly toAct: number;
  /** I act after everybody else on every later street, as far as is known. */
  readonly inPosition: boolean;
}

/** Older streets say less about the hand as it is now. */
const FADING = 0.6;
const FIXED_CALL_SHOWS = 0.35;
/** A raise of a bet shows more than the bet did. */
const FIXED_RAISE_OVER = 1.2;
const RAISE_OVER = 1.6;
const CHECK_SHOWS = -0.15;
const MOST_SHOWN = 4;

/** Half the pot shows 0.75, the pot 1, twice the pot or more 1.5. In fixed limit every raise shows 1. */
const showRaise = (chips: number, pot: number, isFixed: boolean): number =>
  isFixed ? 1 : 0.5 + Math.min(1, chips / (2 * pot));

/** A call of half the pot shows 0.42, of the pot 0.5. */
const showCall = (chips: number, pot: number, isFixed: boolean): number =>
  isFixed ? FIXED_CALL_SHOWS : 0.25 + 0.5 * Math.min(1, chips / pot);

/** Reads the events of a view, once for each decision. */
export function readLog({ events, seats, seat: me }: View, isFixed: boolean): ActionLog {
  const count = seats.length;
  const entries: Entry[] = [];
  const shown: number[] = [];
  for (let seat = 0; seat < count; seat++) {
    entries.push('waits');
    shown.push(0);
  }
  let [street, pot, firstRaises, limpers] = [0, 0, 0, 0];
  let [opener, openedInto, bettor, leader] = [-1, 0, -1, -1];
  // Seats as bits: those that have acted since the last wager, and those that have folded.
  let [acted, folded] = [0, 0];
  let iChecked = false;
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    switch (event.type) {
      case 'ante':
      case 'blind':
        pot += event.chips;
        break;
      case 'street':
        street = event.street;
        acted = 0;
        iChecked = false;
        if (bettor >= 0) leader = bettor;
        bettor = -1;
        if (street > 1) for (let seat = 0; seat < count; seat++) shown[seat]! *= FADING;
        break;
      case 'fold':
        folded |= 1 << event.seat;
        acted |= 1 << event.seat;
        break;
      case 'check':
        acted |= 1 << event.seat;
        if (street === 0) entries[event.seat] = 'checked';
        else shown[event.seat] = Math.max(0, shown[event.seat]! + CHECK_SHOWS);
        if (event.seat === me) iChecked = true;
        break;
      case 'call':
        acted |= 1 << event.seat;
        if (street > 0) {
          const strength = showCall(event.chips, pot, isFixed);
          shown[event.seat] = Math.min(MOST_SHOWN, shown[event.seat]! + strength);
        } else if (firstRaises === 0) {
          entries[event.seat] = 'limped';
          limpers++;
        } else if (entries[event.seat] !== 'raised' && entries[event.seat] !== 'reraised') {
          entries[event.seat] = 'called';
        }
        pot += event.chips;
        break;
      case 'raise':
        if (street === 0) {
          if (firstRaises === 0) {
            opener = event.seat;
            openedInto = count - countBits(acted | folded | (1 << event.seat));
          }
          firstRaises++;
          entries[event.seat] = firstRaises === 1 ? 'raised' : 'reraised';
        } else {
          const over = bettor < 0 ? 1 : isFixed ? FIXED_RAISE_OVER : RAISE_OVER;
          const strength = over * showRaise(event.chips, pot, isFixed);
          shown[event.seat] = Math.min(MOST_SHOWN, shown[event.seat]! + strength);
        }
        pot += event.chips;
        acted = 1 << event.seat;
        bettor = event.seat;
        break;
      default:
    }
  }
  let toAct = 0;
  let inPosition = true;
  for (let seat = 0; seat < count; seat++) {
    if (seat === me || seats[seat]!.folded || seats[seat]!.allIn) continue;
    if (((acted >> seat) & 1) === 0) toAct++;
    if (seat > me!) inPosition = false;
  }
  return {
    entries,
    shown,
    firstRaises,
    opener,
    openedInto,
    limpers,
    bettor,
    leader,
    iChecked,
    toAct,
    inPosition,
  };
}
