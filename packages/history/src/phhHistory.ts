import { succeed, type Result } from '@doorcard/cards';
import { listDecisions, makePlan, type Chips, type Hand, type RuleSet, type Seat } from '@doorcard/engine';
import { holdCards } from './bridge/heldCards.js';
import { makeActions } from './bridge/phhActions.js';
import { findPhhVariant } from './bridge/phhGames.js';
import { listRuleSets, makeRules, RULES_KEY } from './bridge/phhRules.js';
import { makePhhStakes, makeSetup } from './bridge/phhSetup.js';
import { walkActions, type Walk } from './bridge/phhWalk.js';
import type { PhhDetails } from './phh/phhDetails.js';
import type { PhhHand } from './phh/phhHand.js';
import { allSeats, isShowdown, knowsCards, listContenders, playAgain } from './scriptedHand.js';

/** A hand of a file, played through the dealer. */
export interface PlayedHand {
  /**
   * With the decisions of the file. Cards that it does not tell are UNKNOWN_CARD; where they decide who wins, every
   * hand counts as mucked and the money in it means nothing.
   */
  readonly hand: Hand;
  /**
   * `finished`: the file tells the hand to its end. `unfinished`: it ends before. `unresolved`: it tells the end, but
   * not the cards of somebody who may have won.
   */
  readonly state: 'finished' | 'unfinished' | 'unresolved';
  /** What everybody has in the end, by seat; undefined unless finished. */
  readonly stacks: readonly Chips[] | undefined;
  /** Who mucked at the showdown. */
  readonly mucked: readonly Seat[];
  /** The `finishing_stacks` of the file. */
  readonly expected: readonly Chips[] | undefined;
  /** Whether they are what the dealer paid; undefined when the file has none. */
  readonly matches: boolean | undefined;
}

export interface PhhReadOptions {
  /** Before what the file says of itself (`_doorcard_rules`); without both, the rules of the WSOP. */
  readonly rules?: RuleSet | undefined;
}

/**
 * Plays a hand strictly: every deal must be the dealer's next one, every decision legal and by the player to act. What
 * is missing, extra or out of order is refused with a code and the action, never repaired. A file may end anywhere.
 */
export function readPhhHand(phh: PhhHand, { rules }: PhhReadOptions = {}): Result<PlayedHand> {
  const ruleSets = listRuleSets(phh, rules);
  if (!ruleSets.ok) return ruleSets;
  const cards = holdCards(phh);
  let refusal: Result<never> | undefined;
  for (const each of ruleSets.value) {
    const setup = makeSetup(phh, each);
    if (!setup.ok) return setup;
    const walk = walkActions(phh, makePlan(setup.value), cards);
    if (walk.ok) return succeed(finishWalk(phh, walk.value));
    refusal ??= walk;
    if (walk.error.code !== 'history/raise-cap') break;
  }
  return refusal!;
}

function finishWalk({ finishingStacks: expected }: PhhHand, walk: Walk): PlayedHand {
  const state = findState(walk);
  const { hand: draft, script, mucked } = walk;
  const isOpen = isShowdown(draft) && state !== 'finished';
  const hand = playAgain(draft.plan, script, listDecisions(draft), isOpen ? allSeats(draft.plan) : mucked);
  const seats = [...draft.plan.setup.stacks.keys()];
  const stacks = state === 'finished' ? seats.map((seat) => hand.stackOf(seat)) : undefined;
  return {
    hand,
    state,
    stacks,
    mucked: seats.filter((seat) => (mucked >> seat) & 1),
    expected,
    matches: expected && expected.every((chips, seat) => chips === stacks?.[seat]),
  };
}

function findState({ hand, hasUntoldDeals, shown, mucked }: Walk): PlayedHand['state'] {
  if (hand.actor >= 0 || hasUntoldDeals) return 'unfinished';
  const contenders = hand.live & ~mucked;
  // The last hand wins whatever it is.
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
}

/**
 * The whole hand, with all cards open, or why PHH cannot hold it. Reading it gives the same decisions, known cards and
 * money, and writing that the same text.
 */
export function writePhhHand(hand: Hand, options: PhhWriteOptions = {}): Result<PhhHand> {
  const { setup } = hand.plan;
  const variant = findPhhVariant(setup.variant);
  if (!variant.ok) return variant;
  const { key, unit = 1, details = {}, extras = {} } = options;
  const others = Object.entries(extras).filter(([name]) => name !== RULES_KEY);
  const rules = makeRules(setup.rules);
  const isSettled = hand.actor < 0 && !(isShowdown(hand) && listContenders(hand) === 0);
  return succeed({
    ...(key === undefined ? {} : { key }),
    variant: variant.value,
    unit,
    ...makePhhStakes(setup),
    actions: makeActions(hand),
    ...(isSettled ? { finishingStacks: setup.stacks.map((_, seat) => hand.stackOf(seat)) } : {}),
    details,
    extras: { ...Object.fromEntries(others), ...(rules === undefined ? {} : { [RULES_KEY]: rules }) },
  });
}
