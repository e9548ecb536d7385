import { refuse, succeed, type InputError, type Result } from '@doorcard/cards';
import { listDecisions, makePlan, type Chips, type Hand, type RuleSet, type Seat } from '@doorcard/engine';
import { makePlace } from './bridge/actionRefusal.js';
import { holdCards } from './bridge/heldCards.js';
import { makeActions } from './bridge/phhActions.js';
import { findPhhVariant } from './bridge/phhGames.js';
import { makeRakeKey, RAKE_KEY, readRake, settleRake, takeRake } from './bridge/phhRake.js';
import { listRuleSets, makeRules, RULES_KEY } from './bridge/phhRules.js';
import { makePhhStakes, makeSetup } from './bridge/phhSetup.js';
import { makeUnitKey } from './bridge/phhUnit.js';
import { walkActions, type Walk } from './bridge/phhWalk.js';
import { UNIT_KEY } from './phh/chipUnit.js';
import type { PhhDetails } from './phh/phhDetails.js';
import type { PhhHand } from './phh/phhHand.js';
import type { PhhLines } from './phh/phhReader.js';
import { allSeats, isShowdown, knowsCards, listContenders, playAgain, playRecorded } from './scriptedHand.js';

/** A hand of a file, played through the dealer. */
export interface PlayedHand {
  /**
   * With the decisions of the file. Cards that it does not contain are UNKNOWN_CARD; where they decide who wins, every
   * hand counts as mucked and its stacks are meaningless.
   */
  readonly hand: Hand;
  /**
   * `finished`: the file contains the hand to its end. `unfinished`: it ends before. `unresolved`: it contains the end,
   * but not the cards of somebody who may have won.
   */
  readonly state: 'finished' | 'unfinished' | 'unresolved';
  /** The final stacks, by seat; undefined unless finished. */
  readonly stacks: readonly Chips[] | undefined;
  /** The seats that mucked at the showdown. */
  readonly mucked: readonly Seat[];
  /** The `finishing_stacks` of the file. */
  readonly expected: readonly Chips[] | undefined;
  /** Whether they are what the dealer paid, less the rake; undefined when the file has none. */
  readonly matches: boolean | undefined;
  /** By seat: what the player took out of the pots, after the rake; undefined unless finished. */
  readonly collected: readonly Chips[] | undefined;
  /** What the site took, from `_doorcard_rake` or from `winnings`. The dealer takes nothing. */
  readonly rake: Chips;
  /** By seat: its part of the rake. */
  readonly rakes: readonly Chips[];
  /** What was accepted although the dealer would not do it like this. */
  readonly warnings: readonly string[];
}

export interface PhhReadOptions {
  /** Takes precedence over the rules in the file (`_doorcard_rules`); without both, the rules of the WSOP. */
  readonly rules?: RuleSet | undefined;
  /** The lines of the hand in its file, for errors. */
  readonly lines?: PhhLines | undefined;
  /**
   * Accepts, with a warning, what other programs write: a check by the last player with chips, a bring-in as an all-in
   * raise, and in draw games any card that nobody holds, whatever the order of shuffling.
   */
  readonly tolerant?: boolean | undefined;
}

/**
 * Plays a hand strictly: every deal must be the dealer's next one, every decision legal and by the player to act. A
 * missing, extra or misplaced action is refused with a code and the action, and never repaired. A file may end
 * anywhere.
 */
export function readPhhHand(
  phh: PhhHand,
  { rules, lines, tolerant = false }: PhhReadOptions = {},
): Result<PlayedHand> {
  const ruleSets = listRuleSets(phh, rules);
  if (!ruleSets.ok) return placeError(phh, ruleSets.error, lines);
  const rake = readRake(phh);
  if (!rake.ok) return placeError(phh, rake.error, lines);
  const cards = holdCards(phh);
  let refusal: Result<never> | undefined;
  for (const each of ruleSets.value) {
    const setup = makeSetup(phh, each);
    if (!setup.ok) return placeError(phh, setup.error, lines);
    const walk = walkActions(phh, makePlan(setup.value), cards, { tolerant, lines });
    if (walk.ok) return succeed(finishWalk(phh, walk.value, rake.value, lines));
    refusal ??= walk;
    if (walk.error.code !== 'history/raise-cap') break;
  }
  return refusal!;
}

/** An error about the hand as a whole, with the place where it begins. */
const placeError = (phh: PhhHand, error: InputError, lines: PhhLines | undefined): Result<never> => {
  const { code, value, problem, expected } = error;
  const place = makePlace(phh, lines?.first).replace(/, $/, ': ');
  return refuse({ code, value, problem: `${place}${problem}`, expected });
};

function finishWalk(
  phh: PhhHand,
  walk: Walk,
  told: Chips | undefined,
  lines: PhhLines | undefined,
): PlayedHand {
  const whole = playWithMucks(walk);
  const finished = whole === undefined ? undefined : settleWalk(phh, walk, whole, told, lines);
  if (finished !== undefined && finished.matches !== false) return finished;
  const { hand: draft, script, mucked } = walk;
  const isOpen = isShowdown(draft) && findState(walk) !== 'finished';
  const hand = playAgain(draft.plan, script, listDecisions(draft), isOpen ? allSeats(draft.plan) : mucked);
  return settleWalk(phh, walk, hand, told, lines);
}

/**
 * The hand with everybody's cards, if they are known and the dealer lets exactly those muck who do so in the file. If
 * they could not win instead, pots of the others would be joined, which can move an odd chip.
 */
function playWithMucks(walk: Walk): Hand | undefined {
  const { hand: draft, script, mucked } = walk;
  if (mucked === 0 || findState(walk) !== 'finished' || !knowsCards(draft, draft.live)) return undefined;
  const { hand, events } = playRecorded(draft.plan, script, listDecisions(draft), 0);
  const mucks = events.reduce((bits, event) => (event.type === 'muck' ? bits | (1 << event.seat) : bits), 0);
  return mucks === mucked ? hand : undefined;
}

function settleWalk(
  phh: PhhHand,
  walk: Walk,
  hand: Hand,
  told: Chips | undefined,
  lines: PhhLines | undefined,
): PlayedHand {
  const { finishingStacks: expected } = phh;
  const state = findState(walk);
  const { mucked } = walk;
  const seats = [...hand.plan.setup.stacks.keys()];
  const {
    payouts = [],
    collected,
    rake = 0,
    warnings = [],
  } = state === 'finished' ? settleRake(phh, hand, told) : {};
  const stacks = collected?.map((chips, seat) => hand.stackOf(seat) - payouts[seat]! + chips);
  // Only looked up for warnings: most hands have none.
  const place = (): string => makePlace(phh, lines?.first).replace(/, $/, ': ');
  return {
    hand,
    state,
    stacks,
    mucked: seats.filter((seat) => (mucked >> seat) & 1),
    expected,
    matches: expected && expected.every((chips, seat) => chips === stacks?.[seat]),
    collected,
    rake,
    rakes: seats.map((seat) => (collected === undefined ? 0 : payouts[seat]! - collected[seat]!)),
    warnings: [...walk.warnings, ...warnings.map((words) => `${place()}${words}`)],
  };
}

function findState({ hand, hasMissingDeals, shown, mucked }: Walk): PlayedHand['state'] {
  if (hand.actor >= 0 || hasMissingDeals) return 'unfinished';
  const contenders = hand.live & ~mucked;
  // The last remaining hand wins, whatever it is.
  if ((contenders & (contenders - 1)) === 0) return 'finished';
  if (!knowsCards(hand, contenders)) return 'unresolved';
  return (contenders & ~shown) === 0 ? 'finished' : 'unfinished';
}

export interface PhhWriteOptions {
  /** The name of its table in a `.phhs` file. */
  readonly key?: string | undefined;
  /** Chips for 1.0 of the file. */
  readonly unit?: number | undefined;
  readonly details?: PhhDetails | undefined;
  /** Private keys, which begin with `_`. */
  readonly extras?: Readonly<Record<string, unknown>> | undefined;
  /** By seat: what was left of the payouts after the rake. */
  readonly collected?: readonly Chips[] | undefined;
}

/** The private keys that follow from the hand. */
const OWN_KEYS = [RULES_KEY, RAKE_KEY, UNIT_KEY];

/**
 * The whole hand, with all cards face up, or why PHH cannot hold it. Reading it gives the same decisions, known cards
 * and money, and writing that again gives the same text.
 */
export function writePhhHand(hand: Hand, options: PhhWriteOptions = {}): Result<PhhHand> {
  const { setup } = hand.plan;
  const variant = findPhhVariant(setup.variant);
  if (!variant.ok) return variant;
  const { key, unit = 1, details = {}, extras = {}, collected } = options;
  const others = Object.entries(extras).filter(([name]) => !OWN_KEYS.includes(name));
  const rules = makeRules(setup.rules);
  const isSettled = hand.actor < 0 && !(isShowdown(hand) && listContenders(hand) === 0);
  const amounts = {
    ...makePhhStakes(setup),
    actions: makeActions(hand),
    ...(isSettled ? { finishingStacks: setup.stacks.map((_, seat) => hand.stackOf(seat)) } : {}),
    ...(isSettled && collected !== undefined ? takeRake(hand, collected) : {}),
  };
  return succeed({
    ...(key === undefined ? {} : { key }),
    variant: variant.value,
    unit,
    ...amounts,
    details,
    extras: {
      ...Object.fromEntries(others),
      ...(rules === undefined ? {} : { [RULES_KEY]: rules }),
      ...(isSettled && collected !== undefined ? makeRakeKey(hand, collected, unit) : {}),
      ...(isSettled ? makeUnitKey(hand, amounts, unit) : {}),
    },
  });
}
