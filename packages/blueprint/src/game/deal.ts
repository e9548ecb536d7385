import type { Rng } from '@doorcard/cards';
import type { PlayerIndex } from './compiledGame.js';

/**
 * The cards of one deal, as traversals need them. A slot is a hand that a player may hold: in draw games 0 before the
 * first draw and 4 s + 1 + n after drawing n cards with the hand of slot s; otherwise the index of the betting round.
 */
export interface Deal {
  /** By player and slot; -1 for a slot that has not been filled. */
  readonly buckets: readonly [Int32Array, Int32Array];
  /** By player and slot: the numbers of cards that may be drawn, as bits. */
  readonly draws: readonly [Uint8Array, Uint8Array];
  /** By player and slot: the rank of a final hand. The difference of two ranks is 2 or more, or 1 for half of the pot. */
  readonly ranks: readonly [Int32Array, Int32Array];
  /** By round: who acts first, where the cards decide it. */
  readonly firsts: Uint8Array;
  /** Puts the deck back into its first order, so that the next deals depend on the generator alone. */
  reset(): void;
  /** Deals new cards. */
  deal(rng: Rng): void;
  /** Fills a slot after a draw; not called in other games. */
  fill(player: PlayerIndex, slot: number): void;
}
