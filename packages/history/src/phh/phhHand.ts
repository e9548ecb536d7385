import type { PhhAction } from './phhAction.js';
import type { PhhDetails } from './phhDetails.js';
import type { PhhVariant } from './phhVariant.js';

/**
 * A hand as read from a file, but not played. The dealer decides whether the actions are legal. All amounts are whole
 * chips; arrays have one entry for each player, p1 first. Heads-up, files list antes and blinds in reverse, and they
 * are kept as in the file.
 */
export interface PhhHand {
  /** The name of its table in a `.phhs` file, an integer as text; absent for a hand from a `.phh` file. */
  readonly key?: string;
  readonly variant: PhhVariant;
  /**
   * Our chips for 1.0 of the file: the smallest number that makes every amount of the hand whole, or a multiple of it if
   * the file asks for finer chips (`_doorcard_unit`).
   */
  readonly unit: number;
  /** Whether a player who is short of the ante can win only as much from each of the others' antes. */
  readonly anteTrimming: boolean;
  readonly antes: readonly number[];
  /** Blinds and straddles: all games but stud. */
  readonly blinds?: readonly number[];
  /** Stud. */
  readonly bringIn?: number;
  /** Fixed limit, with the big bet. */
  readonly smallBet?: number;
  readonly bigBet?: number;
  /** No limit and pot limit. */
  readonly minBet?: number;
  /** Infinity for an unknown stack. */
  readonly startingStacks: readonly number[];
  readonly actions: readonly PhhAction[];
  /** Infinity for an unknown stack. */
  readonly finishingStacks?: readonly number[];
  /** What each player took out of the pot, after the rake. */
  readonly winnings?: readonly number[];
  readonly details: PhhDetails;
  /**
   * The private keys of the file, which begin with `_`, with their values as TOML has them. Whether a number was
   * written 1 or 1.0 is lost, and so are parts of a date finer than a millisecond.
   */
  readonly extras: Readonly<Record<string, unknown>>;
}
