import { succeed, wrong, type Refusal, type Result } from '@doorcard/sealed';
import type { RuleSet } from './ruleSet.js';
import type { Variant } from './variant.js';

/** Whole numbers of the smallest chip; an unknown stack is Infinity. */
export type Chips = number;
/**
 * A place at the hand, from 0: the first player left of the button. The last one is the button (in stud: the last
 * to be dealt). Heads-up, seat 1 is the button and small blind, seat 0 the big blind.
 */
export type Seat = number;

export const MIN_SEATS = 2;
export const MAX_SEATS = 10;

/** Everything that is settled before the first card: what a hand is played for, and by whom. */
export interface Setup {
  readonly variant: Variant;
  readonly rules: RuleSet;
  /** By seat. */
  readonly stacks: readonly Chips[];
  /** By seat: not part of a player's bet. */
  readonly antes: readonly Chips[];
  /** By seat: blinds and straddles. Empty in stud. */
  readonly blinds: readonly Chips[];
  /** Stud: what the bring-in costs; 0 elsewhere. */
  readonly bringIn: Chips;
  /** The wager of fixed limit on early streets; elsewhere the smallest bet. */
  readonly smallBet: Chips;
  /** The wager of fixed limit on late streets. */
  readonly bigBet: Chips;
}

/** Refuses what no dealer could begin with. */
export function checkSetup(setup: Setup): Result<Setup> {
  return checkVariant(setup) ?? checkSeats(setup) ?? checkChips(setup) ?? checkBets(setup) ?? succeed(setup);
}

/** Boards of one to four cards can be told apart, so that is what a game with a bring-in may deal. */
const MAX_UP_CARDS = 4;

function checkVariant({ variant: { id, forced, streets } }: Setup): Refusal {
  if (forced !== 'bringIn') return undefined;
  const doors = streets[0]?.up ?? 0;
  const all = streets.reduce((sum, { up = 0 }) => sum + up, 0);
  if (doors === 1 && all <= MAX_UP_CARDS) return undefined;
  const expected = `one on the first street and at most ${MAX_UP_CARDS}`;
  return wrong(
    'setup/up-cards',
    `${doors}, ${all}`,
    `${doors} and in all ${all} up cards in ${id}`,
    expected,
  );
}

function checkSeats({ variant, stacks, antes, blinds }: Setup): Refusal {
  const seats = stacks.length;
  if (seats < MIN_SEATS || seats > variant.maxSeats) {
    return wrong(
      'setup/seats',
      seats,
      `${seats} players in ${variant.id}`,
      `${MIN_SEATS} to ${variant.maxSeats}`,
    );
  }
  if (antes.length !== seats) {
    return wrong(
      'setup/antes',
      antes.length,
      `${antes.length} antes for ${seats} players`,
      'one for each player',
    );
  }
  const wanted = variant.forced === 'blinds' ? seats : 0;
  if (blinds.length === wanted) return undefined;
  return wrong(
    'setup/blinds',
    blinds.length,
    `${blinds.length} blinds for ${seats} players of ${variant.id}`,
    wanted === 0 ? 'none in a game with a bring-in' : 'one for each player, 0 for those without',
  );
}

const isChips = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

function checkChips({ stacks, antes, blinds, bringIn, smallBet, bigBet }: Setup): Refusal {
  const badStack = stacks.find((stack) => !(stack === Infinity || (isChips(stack) && stack > 0)));
  if (badStack !== undefined) {
    return wrong(
      'setup/stack',
      badStack,
      `a stack of ${badStack}`,
      'a whole number of chips above 0, or Infinity',
    );
  }
  const bad = [...antes, ...blinds, bringIn, smallBet, bigBet].find((amount) => !isChips(amount));
  return bad === undefined
    ? undefined
    : wrong('setup/amount', bad, `an amount of ${bad}`, 'a whole number of chips, 0 or more');
}

function checkBets({ variant, blinds, bringIn, smallBet, bigBet }: Setup): Refusal {
  if (smallBet === 0) return wrong('setup/small-bet', smallBet, 'a small bet of 0', 'a whole number above 0');
  if (bigBet < smallBet) {
    return wrong('setup/big-bet', bigBet, `a big bet of ${bigBet}`, `at least the small bet, ${smallBet}`);
  }
  if (variant.forced === 'blinds') {
    if (blinds.every((blind) => blind === 0))
      return wrong('setup/blinds', 0, 'no blind', 'at least one above 0');
    return bringIn === 0
      ? undefined
      : wrong('setup/bring-in', bringIn, `a bring-in in ${variant.id}`, '0 in a game with blinds');
  }
  if (bringIn > 0 && bringIn < smallBet) return undefined;
  return wrong(
    'setup/bring-in',
    bringIn,
    `a bring-in of ${bringIn}`,
    `1 or more, less than the small bet, ${smallBet}`,
  );
}
