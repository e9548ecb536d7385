import type { Result } from '@doorcard/cards';
import { checkSetup, VARIANTS, type Chips, type RuleSet, type Setup } from '@doorcard/engine';
import type { PhhHand } from '../phh/phhHand.js';
import { GAME_BY_PHH } from './phhGames.js';
import { findOpeners } from './phhOpeners.js';

/** Heads-up, PHH lists antes and blinds in reverse: `[1, 2]` is the big blind of p1. */
const turn = (amounts: readonly Chips[]): readonly Chips[] =>
  amounts.length === 2 ? amounts.toReversed() : amounts;

/** The setup for the dealer, or why it cannot be dealt. */
export const makeSetup = (phh: PhhHand, rules: RuleSet): Result<Setup> => {
  const openers = findOpeners(phh);
  return checkSetup({
    ...(openers === undefined ? {} : { openers }),
    variant: VARIANTS[GAME_BY_PHH[phh.variant]],
    rules,
    stacks: phh.startingStacks,
    antes: turn(phh.antes),
    blinds: turn(phh.blinds ?? []),
    bringIn: phh.bringIn ?? 0,
    smallBet: phh.smallBet ?? phh.minBet ?? 0,
    bigBet: phh.bigBet ?? phh.minBet ?? 0,
  });
};

type PhhStakes = Pick<
  PhhHand,
  'anteTrimming' | 'antes' | 'blinds' | 'bringIn' | 'smallBet' | 'bigBet' | 'minBet' | 'startingStacks'
>;

export function makePhhStakes(setup: Setup): PhhStakes {
  const { variant, rules, stacks, antes, blinds, bringIn, smallBet, bigBet } = setup;
  return {
    anteTrimming: rules.anteTrimming,
    antes: turn(antes),
    ...(variant.forced === 'blinds' ? { blinds: turn(blinds) } : { bringIn }),
    ...(variant.betting === 'fixedLimit' ? { smallBet, bigBet } : { minBet: smallBet }),
    startingStacks: stacks,
  };
}
