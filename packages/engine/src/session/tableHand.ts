import { Xoshiro256, type Rng } from '@doorcard/cards';
import { Hand } from '../hand/hand.js';
import { makePlan } from '../hand/plan.js';
import type { Setup } from '../setup.js';
import type { GameId } from '../variant.js';
import type { Chair, Positions } from './button.js';
import type { SessionConfig } from './config.js';
import { makeSetup, type TableStakes } from './stakes.js';
import type { TableSeats } from './tableSeat.js';

/** The start of a hand of a session, except for the stacks on the chairs. */
export interface HandStart {
  readonly game: GameId;
  /** From 0; the level may have risen since. */
  readonly level: number;
  /** By seat of the hand: the chair. A chair's seat is its index. */
  readonly chairs: readonly Chair[];
  /** In stud: where the button stays. */
  readonly positions: Positions;
  /** The state of the generator that deals the cards. It reveals all of them. */
  readonly words: readonly bigint[];
}

/** A hand that is being played at a table. */
export interface TableHand extends HandStart {
  /** The id of the session and the number of the hand, as in `friday-12`. */
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly hand: Hand;
}

export const stakesAt = (config: SessionConfig, level: number): TableStakes =>
  config.kind === 'cash' ? config.stakes : config.levels[level]!.stakes;

/** Every hand gets its own generator, so that it can be dealt again without those before it. */
export function drawWords(rng: Rng): bigint[] {
  const words = Array.from({ length: 4 }, () => (BigInt(rng.nextUint32()) << 32n) | BigInt(rng.nextUint32()));
  // All zeros are the one state from which the generator never moves.
  return words.every((word) => word === 0n) ? [1n, 0n, 0n, 0n] : words;
}

export function setupOf(config: SessionConfig, seats: TableSeats, start: HandStart): Setup {
  const { game, level, chairs, positions } = start;
  const stacks = chairs.map((chair) => seats[chair]!.chips);
  return makeSetup(game, stakesAt(config, level), config.rules, chairs, positions, stacks);
}

export function dealTableHand(
  config: SessionConfig,
  seats: TableSeats,
  number: number,
  start: HandStart,
): TableHand {
  const hand = new Hand(makePlan(setupOf(config, seats, start)));
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromWords(start.words) });
  return { id: `${config.id}-${number}`, number, ...start, hand };
}
