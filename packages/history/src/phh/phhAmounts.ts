import type { PhhHand } from './phhHand.js';

interface AmountRule {
  /** Its name in a hand. */
  readonly name: keyof PhhHand;
  /** An array with one entry for each player, or a single amount. */
  readonly isList: boolean;
  readonly mayBeZero: boolean;
  /** A negative blind is a post: of a player who enters the game or has missed his blind. */
  readonly mayBeNegative: boolean;
  /** `inf` for an unknown stack. */
  readonly mayBeInfinite: boolean;
}

const single = { isList: false, mayBeZero: false, mayBeNegative: false, mayBeInfinite: false } as const;
const list = { isList: true, mayBeZero: true, mayBeNegative: false, mayBeInfinite: false } as const;

/** Every key that holds chips, named as in the file. */
export const PHH_AMOUNTS = {
  antes: { ...list, name: 'antes' },
  blinds_or_straddles: { ...list, name: 'blinds', mayBeNegative: true },
  bring_in: { ...single, name: 'bringIn' },
  small_bet: { ...single, name: 'smallBet' },
  big_bet: { ...single, name: 'bigBet' },
  min_bet: { ...single, name: 'minBet' },
  starting_stacks: { ...list, name: 'startingStacks', mayBeZero: false, mayBeInfinite: true },
  finishing_stacks: { ...list, name: 'finishingStacks', mayBeInfinite: true },
  winnings: { ...list, name: 'winnings' },
} as const satisfies Readonly<Record<string, AmountRule>>;

export type PhhAmount = keyof typeof PHH_AMOUNTS;

export const isPhhAmount = (key: string): key is PhhAmount => Object.hasOwn(PHH_AMOUNTS, key);
