import { UNKNOWN_CARD, type Hand, type HandEvent, type Seat } from '@doorcard/engine';
import type { Card } from '@doorcard/cards';
import type { Move } from './move.js';
import type { Role } from './role.js';

/** A finished hand, told from the place of one seat. */
export interface Account {
  readonly hand: Hand;
  readonly seat: Seat;
  readonly role: Role;
  /** Of everybody, in order. */
  readonly moves: readonly Move[];
  /** Those of this seat. */
  readonly mine: readonly Move[];
  readonly wins: readonly Extract<HandEvent, { type: 'win' }>[];
  /** Whether this seat was in when hands were shown. */
  readonly isShowdown: boolean;
}

export const isLive = (live: number, seat: Seat): boolean => ((live >> seat) & 1) === 1;

/** Decisions about chips of this seat on a street, in order. */
export const listBets = ({ mine }: Account, street: number): Move[] =>
  mine.filter((move) => move.street === street && move.kind !== 'draw');

/** All cards of a seat, or undefined when some are not known. */
export function knownCards(hand: Hand, seat: Seat): Card[] | undefined {
  const cards = Array.from(hand.holes[seat]!.subarray(0, hand.cardCount(seat)));
  return cards.includes(UNKNOWN_CARD) ? undefined : cards;
}
