import type { Positions } from './button.js';
import type { SessionConfig } from './config.js';
import { FIRST_LEVEL, type LevelClock } from './levels.js';
import type { Place } from './places.js';
import { FIRST_TURN, type Turn } from './rotation.js';
import type { TableSeats } from './tableSeat.js';

/** Everything that changes from hand to hand. It is plain data, and replaced rather than changed. */
export interface SessionState {
  /** How many hands have been started. */
  readonly handNumber: number;
  /** With the stacks as they were before the hand that is being played. */
  readonly seats: TableSeats;
  /** Of the last hand with blinds; null before the first one. */
  readonly positions: Positions | null;
  readonly turn: Turn;
  readonly clock: LevelClock;
  /** The players who have left the tournament, best first. */
  readonly places: readonly Place[];
}

export const firstState = ({ names, chips }: SessionConfig): SessionState => ({
  handNumber: 0,
  seats: names.map((name) => (name === null ? null : { name, chips, bought: chips, waits: false })),
  positions: null,
  turn: FIRST_TURN,
  clock: FIRST_LEVEL,
  places: [],
});
