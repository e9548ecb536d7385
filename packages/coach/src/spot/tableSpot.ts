import { DECK_SIZE, Xoshiro256, type Card } from '@doorcard/cards';
import {
  makeView,
  rewind,
  VARIANTS,
  listDecisions,
  type GameId,
  type Hand,
  type View,
} from '@doorcard/engine';
import { succeed, wrong, type Result } from '@doorcard/sealed';
import { findPublicRanges, renameSuits, type PublicRange } from '@doorcard/search';
import { LateRange, makeLateSpot, type LateGameId, type LateSpot } from '@doorcard/solver/late';
import type { OpponentModel } from '../verdict/opponentModel.js';
import { readStreet, type StreetBetting } from './streetBetting.js';

/** A decision of a finished hand, or of one that is being played. */
export interface HandDecision {
  readonly hand: Hand;
  /** The index among all decisions of the hand. */
  readonly decision: number;
}

/** A late decision of the table as a spot that can be solved. */
export interface TableSpot {
  readonly spot: LateSpot;
  /** The hidden cards of the seat that decides, in ascending order; undefined if the view does not show them. */
  readonly hand: readonly Card[] | undefined;
  /** The effective number of samples behind the ranges; Infinity where all hands were weighed. */
  readonly effective: number;
  /** The part of the time that the ranges allow anybody to do anything legal. */
  readonly epsilon: number;
}

export interface TableSpotOptions {
  /** Who both players are taken to be. */
  readonly model: OpponentModel;
  readonly seed: bigint;
  readonly epsilon?: number;
  /** For the ranges of draw games. */
  readonly particles?: number;
}

const EPSILON = 0.15;

/**
 * Makes a spot of the decision that a view is at, or of a decision of a hand. The ranges of both players follow from
 * what everybody saw: the hidden cards of the player who decides do not change them.
 */
export function spotOf(from: View | HandDecision, options: TableSpotOptions): Result<TableSpot> {
  const spots = spotsOf(from, options, [options.epsilon ?? EPSILON]);
  return spots.ok ? succeed(spots.value[0]!) : spots;
}

/** The same decision with other ranges: one spot for each part of the time that anybody does anything. */
export function spotsOf(
  from: View | HandDecision,
  { model, seed, particles }: Omit<TableSpotOptions, 'epsilon'>,
  epsilons: readonly number[],
): Result<TableSpot[]> {
  const view = 'hand' in from ? viewAt(from) : succeed(from);
  if (!view.ok) return view;
  const street = readStreet(view.value);
  if (!street.ok) return street;
  const { seats } = street.value;
  const ranges = findPublicRanges(view.value, seats, model.types, {
    epsilons,
    rng: Xoshiro256.fromSeed(seed),
    ...(particles === undefined ? {} : { particles }),
    ...(model.weights === undefined ? {} : { weights: model.weights }),
  });
  const made: TableSpot[] = [];
  for (const [i, epsilon] of epsilons.entries()) {
    const spot = makeTableSpot(view.value, street.value, ranges[i]!, epsilon);
    if (!spot.ok) return spot;
    made.push(spot.value);
  }
  return succeed(made);
}

function viewAt({ hand, decision }: HandDecision): Result<View> {
  const count = listDecisions(hand).length;
  if (!Number.isInteger(decision) || decision < 0 || decision >= count) {
    return wrong(
      'spot/no-such-decision',
      decision + 1,
      `decision ${decision + 1} of a hand with ${count} decisions`,
      count === 0 ? 'a hand with decisions' : `a number from 1 to ${count}`,
    );
  }
  const before = rewind(hand, decision);
  return succeed(makeView(before, before.actor));
}

function makeTableSpot(
  view: View,
  street: StreetBetting,
  ranges: readonly PublicRange[],
  epsilon: number,
): Result<TableSpot> {
  const { seats, up, dead, pot, bet, maxWagers, stacks, line } = street;
  const game = view.game as LateGameId;
  const hidden = findHidden(view);
  const actor = seats.indexOf(view.actor!);
  const size = VARIANTS[view.game as GameId].showdown.handSize - up[0].length - (street.street === 6 ? 1 : 0);
  const both = ranges.map((range) => makeRange(range, size));
  // A hand that the model never holds gets a weight that changes nothing for anybody else, so that its values are known.
  if (hidden !== undefined && both[actor]!.weightOf(hidden) === 0) {
    for (const hand of up[0].length === 0 ? renameSuits(hidden) : [hidden]) both[actor]!.set(hand, TRACE);
  }
  const spot = makeLateSpot({
    game,
    street: street.street,
    up,
    dead,
    pot,
    bet,
    maxWagers,
    stacks,
    line,
    ranges: [both[0]!, both[1]!],
    // The dealer knows who acts first; equal boards go by position or suit.
    firstToAct: 'given',
  });
  if (!spot.ok) return spot;
  const effective = Math.min(...ranges.map((range) => range.effective));
  return succeed({ spot: spot.value, hand: hidden, effective, epsilon });
}

/** Against weights up to 1. */
const TRACE = 1e-9;
/** Digits of a weight: the model is not known better, and hands that differ by rounding are one class. */
const DIGITS = 6;

function makeRange({ hands }: PublicRange, size: number): LateRange {
  const most = hands.reduce((largest, [, weight]) => Math.max(largest, weight), 0);
  return LateRange.from(
    size,
    hands.map(([cards, weight]) => [cards, Number((weight / most).toPrecision(DIGITS))] as const),
  );
}

/** The hidden cards of the viewing seat. */
function findHidden({ seat, mine, seats }: View): Card[] | undefined {
  if (seat === null || mine === null || mine.cards.some((card) => card >= DECK_SIZE)) return undefined;
  const { up } = seats[seat]!;
  return mine.cards.filter((card) => !up.includes(card)).sort((a, b) => a - b);
}
