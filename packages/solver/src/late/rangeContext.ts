import type { Card } from '@doorcard/cards';
import type { LateGameId, LateStreet } from './lateGame.js';

/** What a range text needs to know: whose range it is, and the cards that can be seen. */
export interface RangeContext {
  readonly game: LateGameId;
  readonly street: LateStreet;
  /** The up cards of the player whose range it is. */
  readonly own: readonly Card[];
  readonly other: readonly Card[];
  /** Cards that nobody has seen. */
  readonly live: readonly Card[];
  /** Hidden cards in a hand. */
  readonly size: number;
}

/** Whether a hand, in ascending order, belongs to an item. */
export type HandTest = (hand: readonly Card[]) => boolean;
