import { UNKNOWN_CARD, type Hand, type HandEvent, type Seat } from '@doorcard/engine';
import type { Card } from '@doorcard/cards';
import type { Move } from './move.js';
import type { Role } from './role.js';

/** A finished hand from the perspective of one seat. */
export interface Account {
  readonly hand: Hand;
  readonly seat: Seat;
  readonly role: Role;
  /** The decisions of everybody, in order. */
  readonly moves: readonly Move[];
  /** The decisions of this seat. */
  readonly mine: readonly Move[];
  readonly wins: readonly Extract<HandEvent, { type: 'win' }>[];
  /** Whether this seat was in the hand at the showdown. */
  readonly isShowdown: boolean;
}

export const isLive = (live: number, seat: Seat): boolean => ((live >> seat) & 1) === 1;

/** The betting decisions of this seat on a street, in order. */
export const listBets = ({ mine }: Account, street: number): Move[] =>
  mine.filter((move) => move.street === street && move.kind !== 'draw');

/** All cards of a seat, or undefined when some are unknown. */
export function knownCards(hand: Hand, seat: Seat): Card[] | undefined {
  const cards = Array.from(hand.holes[seat]!.subarray(0, hand.cardCount(seat)));
  return cards.includes(UNKNOWN_CARD) ? undefined : cards;
}
