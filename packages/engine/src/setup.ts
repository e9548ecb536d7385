import { succeed, wrong, type Refusal, type Result } from '@doorcard/sealed';
import type { RuleSet } from './ruleSet.js';
import type { Variant } from './variant.js';

/** Whole numbers of the smallest chip; an unknown stack is Infinity. */
export type Chips = number;
/**
 * A seat of the hand, from 0: the first player left of the button. The last one is the button (in stud: the last to be
 * dealt). Heads-up, seat 1 is the button and small blind, seat 0 the big blind.
 */
export type Seat = number;

export const MIN_SEATS = 2;
export const MAX_SEATS = 10;

/** Everything that is fixed before the first card: the stakes and the stacks. */
export interface Setup {
  readonly variant: Variant;
  readonly rules: RuleSet;
  /** By seat. */
  readonly stacks: readonly Chips[];
  /** By seat: not part of a player's bet. */
  readonly antes: readonly Chips[];
  /**
   * By seat: blinds and straddles. Empty in stud. A negative one is a post: a player who enters the game or has missed
   * his blind bets as much, but the first to act is the player after the blinds.
   */
  readonly blinds: readonly Chips[];
  /** Stud: what the bring-in costs; 0 elsewhere. */
  readonly bringIn: Chips;
  /** The wager of fixed limit on early streets; elsewhere the smallest bet. */
  readonly smallBet: Chips;
  /** The wager of fixed limit on late streets. */
  readonly bigBet: Chips;
  /** By street: who opens it, where a file does not show the up cards that decide it. Stud only. */
  readonly openers?: readonly (Seat | null)[] | undefined;
}

/** Refuses setups that cannot be dealt. */
export function checkSetup(setup: Setup): Result<Setup> {
  return checkVariant(setup) ?? checkSeats(setup) ?? checkChips(setup) ?? checkBets(setup) ?? succeed(setup);
}

/** Boards of one to four cards can be ranked, so a game with a bring-in may deal as many. */
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

function checkSeats({ variant, stacks, antes, blinds, openers = [] }: Setup): Refusal {
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
  const stranger = openers.find(
    (seat) => seat !== null && !(Number.isInteger(seat) && seat >= 0 && seat < seats),
  );
  if (stranger !== undefined) {
    return wrong('setup/opener', stranger, `seat ${stranger} opens`, `a seat from 0 to ${seats - 1}`);
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
  const amounts = [...antes, ...blinds.map(Math.abs), bringIn, smallBet, bigBet];
  const bad = amounts.find((amount) => !isChips(amount));
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
    const highest = Math.max(...blinds);
    if (highest <= 0) return wrong('setup/blinds', 0, 'no blind', 'at least one above 0');
    const post = blinds.find((blind) => -blind > highest);
    if (post !== undefined) {
      return wrong('setup/post', -post, `a post of ${-post}`, `at most the largest blind, ${highest}`);
    }
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
