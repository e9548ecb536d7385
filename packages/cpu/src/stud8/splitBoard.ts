import { rankOf, type Card } from '@doorcard/cards';
import { highValue, lowValue } from '../cardValue.js';
import { countLows, hasPair, lowRanksOf } from '../razz/lowRanks.js';

/** What a door card aims at. A high door may also be a steal. */
export type DoorIntent = 'LO' | 'HI';

export const inferIntentFromDoor = (door: Card): DoorIntent => (lowValue(door) <= 8 ? 'LO' : 'HI');

/** What a board of two or more up cards aims at. */
export type Intent = DoorIntent | 'SCOOP';

/** What up cards tell in a game for high and low. */
export interface SplitBoard {
  readonly hasPair: boolean;
  /** Clean enough for a low that gets there. */
  readonly isLoStrong: boolean;
  /** Not strong for low, and a card from nine up or a pair shows why. */
  readonly isLoDirty: boolean;
  /** Two of ace, deuce and trey. */
  readonly isA2: boolean;
  readonly isHiStrong: boolean;
  readonly intent: Intent;
}

const ACE_TO_TREY = 0b111;

export function readSplitBoard(up: readonly Card[]): SplitBoard {
  const ranks = lowRanksOf(up);
  const lows = countLows(ranks);
  const paired = hasPair(up, ranks);
  const highs = countHighs(up);
  const isLoStrong = !paired && highs <= 1 && lows >= (up.length <= 2 ? 2 : 3);
  const isA2 = countLows(ranks & ACE_TO_TREY) >= 2;
  return {
    hasPair: paired,
    isLoStrong,
    isLoDirty: !isLoStrong && (highs > 0 || paired),
    isA2,
    isHiStrong: paired || showsHighDraw(up),
    intent: isLoStrong && isA2 ? 'SCOOP' : isLoStrong || (lows >= 2 && !paired) ? 'LO' : 'HI',
  };
}

function countHighs(up: readonly Card[]): number {
  let count = 0;
  for (let i = 0; i < up.length; i++) if (lowValue(up[i]!) >= NINE) count++;
  return count;
}

const NINE = 9;
const NINE_RANK = 7;

/** Three of a suit, or three in a row, with a card above the eight; an ace is above it, but not in A-2-3. */
function showsHighDraw(up: readonly Card[]): boolean {
  if (up.length < 3) return false;
  let ranks = 0;
  for (let suit = 0; suit < 4; suit++) {
    let count = 0;
    let top = 0;
    for (let i = 0; i < up.length; i++) {
      const card = up[i]!;
      ranks |= 1 << rankOf(card);
      if ((card & 3) !== suit) continue;
      count++;
      top = Math.max(top, highValue(card));
    }
    if (count >= 3 && top >= NINE) return true;
  }
  return (ranks & (ranks << 1) & (ranks << 2)) >> NINE_RANK !== 0;
}
