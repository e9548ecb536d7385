import type { Player } from '@doorcard/cpu';
import { findPolicy, makeLv3, type Lv3Options } from '@doorcard/search';

type Policy = NonNullable<Lv3Options['base']>;

/** How an exploiter that knows its opponent plays on after the action that it weighs. */
const BASES = {
  /** As the opponent would. */
  search: (opponent: Policy) => opponent,
  /** Checks, calls and draws to its best hand: a local best response. */
  lbr: () => findPolicy('station'),
} as const;

/** Level 3 against one opponent, whose policy it knows. */
export const openSearcher = (by: keyof typeof BASES, opponent: Policy): Player =>
  makeLv3(by, { types: () => [{ player: opponent, weight: 1 }], base: BASES[by](opponent) });
