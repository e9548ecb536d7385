import type { Card, Rng } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import { highValue, lowValue } from '../cardValue.js';
import type { CpuDecision } from '../player.js';
import { BRING_IN, CALL, choose, COMPLETE, FOLD, RAISE } from '../choice.js';
import { countSeenRanks } from '../razz/deadLows.js';
import { lowRanksOf } from '../razz/lowRanks.js';
import { findOpponent } from '../razz/opponents.js';
import type { CpuCode } from '../reason.js';
import { happens } from '../stream.js';
import { NO_PAIR, readShape, TRIPS } from '../stud/handShape.js';
import { studTier } from '../stud/studTier.js';
import type { VisibleContext } from '../visibleContext.js';
import { DEAD, findNeededPenalty, LIVE, VERY_LIVE } from './lowDead.js';
import { inferIntentFromDoor } from './splitBoard.js';
import { classify3rdStud8, type Stud8Start } from './stud8Start.js';

/** What the tables below ask of the three cards. */
interface Start {
  /** As dead cards leave it. */
  readonly stud8Start: Stud8Start;
  readonly isTrips: boolean;
  /** The value of the pair, 2..14, or 0. */
  readonly pair: number;
  readonly lowPenalty: number;
}

/** How often a "seldom" happens. */
export const SELDOM = 0.25;
const QUEENS = 12;
const ACES = 14;

export function decideStud8On3rd(ctx: VisibleContext, legal: Legal, rng: Rng): CpuDecision {
  const start = readStart(ctx);
  switch (ctx.third) {
    case 'bringIn':
      return bringIn(ctx, legal, start);
    case 'unopened':
      return open(ctx, legal, start);
    case 'completed':
      return answerCompletion(ctx, legal, start);
    case 'cold':
      return answerTwoBets(legal, start);
    case 'reraised':
      return answerReraise(ctx, legal, start, rng);
  }
}

function readStart(ctx: VisibleContext): Start {
  const { cards } = ctx.me;
  const { made, pair } = readShape(cards);
  const lowPenalty = findNeededPenalty(countSeenRanks(ctx), lowRanksOf(cards));
  const isTrips = made === TRIPS;
  const alone = classify3rdStud8(cards);
  return {
    stud8Start: demote(ctx, alone, lowPenalty, isTrips, made === NO_PAIR),
    isTrips,
    pair: isTrips ? 0 : pair,
    lowPenalty,
  };
}

function demote(
  { me, deadRankCount, deadSuitCount }: VisibleContext,
  start: Stud8Start,
  penalty: number,
  isTrips: boolean,
  isDraw: boolean,
): Stud8Start {
  // Trips do not wait for low cards.
  if (start === 'Scoop3_Monster' && penalty >= DEAD) return isTrips ? 'High3_Good' : 'Low3_Good';
  if (start === 'Low3_Good' && penalty >= DEAD) return 'Marginal';
  if (start !== 'High3_Good' || !isDraw) return start;
  return studTier(me.down[0]!, me.down[1]!, me.door, deadRankCount, deadSuitCount) === 'A'
    ? start
    : 'Marginal';
}

const isLow = (door: Card): boolean => inferIntentFromDoor(door) === 'LO';
const isTrey = (door: Card): boolean => lowValue(door) <= 3;

function bringIn({ live }: VisibleContext, legal: Legal, { stud8Start, lowPenalty }: Start): CpuDecision {
  let lowDoors = 0;
  let hasTrey = false;
  for (const { door } of live) {
    if (isLow(door)) lowDoors++;
    hasTrey ||= isTrey(door);
  }
  const data = { stud8Start, lowPenalty, lowDoors };
  if (stud8Start === 'Trash') {
    return choose(legal, BRING_IN, 'eight_trash', 'stud8/3rd/bringIn/trash', data);
  }
  if (stud8Start !== 'Marginal') {
    return choose(legal, COMPLETE, CODE_OF[stud8Start], 'stud8/3rd/bringIn/good', data);
  }
  return lowDoors <= 1 && !hasTrey
    ? choose(legal, COMPLETE, 'eight_steal', 'stud8/3rd/bringIn/steal', data)
    : choose(legal, BRING_IN, 'eight_bring_in', 'stud8/3rd/bringIn/marginal', data);
}

const CODE_OF: Readonly<Record<Stud8Start, CpuCode>> = {
  Scoop3_Monster: 'eight_scoop_start',
  Low3_Good: 'eight_low_start',
  High3_Good: 'eight_high_start',
  Marginal: 'eight_one_way',
  Trash: 'eight_trash',
};

function open(ctx: VisibleContext, legal: Legal, start: Start): CpuDecision {
  const { stud8Start, lowPenalty } = start;
  const lowDoors = countLowDoors(ctx);
  const data = { stud8Start, lowPenalty, lowDoors };
  switch (stud8Start) {
    case 'Scoop3_Monster':
    case 'Low3_Good':
      return choose(legal, COMPLETE, CODE_OF[stud8Start], 'stud8/3rd/unopened/low', data);
    case 'High3_Good':
      return start.isTrips || start.pair >= QUEENS || lowDoors <= 1
        ? choose(legal, COMPLETE, 'eight_high_start', 'stud8/3rd/unopened/high', data)
        : choose(legal, FOLD, 'eight_low_doors', 'stud8/3rd/unopened/lowDoors', data);
    case 'Marginal':
      return canSteal(ctx, lowDoors)
        ? choose(legal, COMPLETE, 'eight_steal', 'stud8/3rd/unopened/steal', data)
        : choose(legal, FOLD, 'eight_one_way', 'stud8/3rd/unopened/marginal', data);
    case 'Trash':
      return choose(legal, FOLD, 'eight_trash', 'stud8/3rd/unopened/trash', data);
  }
}

/** Low doors still to act; the seat that brought in has acted. */
function countLowDoors({ live }: VisibleContext): number {
  let count = 0;
  for (let i = 0; i < live.length; i++) if (live[i]!.toAct && isLow(live[i]!.door)) count++;
  return count;
}

/** The hand of the bring-in is random: it is one low door at most, never one to fear. */
function canSteal({ live, me, bringInSeat }: VisibleContext, lowDoors: number): boolean {
  if (!isLow(me.door)) return false;
  let count = lowDoors;
  for (const { seat, door, toAct } of live) {
    if (seat === bringInSeat) count += Number(isLow(door));
    else if (toAct && isTrey(door)) return false;
  }
  return count <= 1;
}

function answerCompletion(ctx: VisibleContext, legal: Legal, start: Start): CpuDecision {
  const { stud8Start, lowPenalty, isTrips, pair } = start;
  const { door } = findOpponent(ctx, ctx.bettorSeat!);
  const data = { stud8Start, lowPenalty };
  switch (stud8Start) {
    case 'Scoop3_Monster':
      return lowPenalty <= LIVE
        ? choose(legal, RAISE, 'eight_scoop_start', 'stud8/3rd/completed/scoop', data)
        : choose(legal, CALL, 'eight_dead_lows', 'stud8/3rd/completed/scoopThin', data);
    case 'Low3_Good':
      return choose(legal, CALL, 'eight_low_start', 'stud8/3rd/completed/low', data);
    case 'High3_Good':
      if (isTrips || pair === ACES || (!isLow(door) && pair >= highValue(door))) {
        return choose(legal, RAISE, 'eight_high_start', 'stud8/3rd/completed/highRaise', data);
      }
      return isLow(door)
        ? choose(legal, FOLD, 'eight_low_door_raised', 'stud8/3rd/completed/highFold', data)
        : choose(legal, CALL, 'eight_high_start', 'stud8/3rd/completed/highCall', data);
    case 'Marginal':
      return !isLow(door) && isObviousSteal(ctx) && lowValue(ctx.me.door) <= 5
        ? choose(legal, CALL, 'eight_defend', 'stud8/3rd/completed/defend', data)
        : choose(legal, FOLD, 'eight_one_way', 'stud8/3rd/completed/marginal', data);
    case 'Trash':
      return choose(legal, FOLD, 'eight_trash', 'stud8/3rd/completed/trash', data);
  }
}

/** The completer had at most two others left in the hand. */
function isObviousSteal({ view: { seats, events } }: VisibleContext): boolean {
  let others = seats.length - 1;
  for (let i = 0; i < events.length; i++) {
    const { type } = events[i]!;
    if (type === 'raise') break;
    if (type === 'fold') others--;
  }
  return others <= 2;
}

function answerTwoBets(legal: Legal, { stud8Start, isTrips, lowPenalty }: Start): CpuDecision {
  const data = { stud8Start, lowPenalty };
  return stud8Start === 'Scoop3_Monster' || (stud8Start === 'High3_Good' && isTrips)
    ? choose(legal, CALL, CODE_OF[stud8Start], 'stud8/3rd/cold/strong', data)
    : choose(legal, FOLD, 'eight_two_bets', 'stud8/3rd/cold/weak', data);
}

function answerReraise(ctx: VisibleContext, legal: Legal, start: Start, rng: Rng): CpuDecision {
  const { stud8Start, isTrips, pair, lowPenalty } = start;
  const isHighDoor = !isLow(findOpponent(ctx, ctx.bettorSeat!).door);
  const data = { stud8Start, lowPenalty };
  const isStrong =
    stud8Start === 'Scoop3_Monster' ||
    (stud8Start === 'High3_Good' && (isTrips || (pair >= 9 && isHighDoor)));
  if (isStrong) return choose(legal, CALL, CODE_OF[stud8Start], 'stud8/3rd/reraised/strong', data);
  if (stud8Start === 'Low3_Good' && lowPenalty <= VERY_LIVE && isHighDoor && happens(SELDOM, rng)) {
    return choose(legal, CALL, 'eight_seldom', 'stud8/3rd/reraised/seldom', data);
  }
  return choose(legal, FOLD, 'eight_two_bets', 'stud8/3rd/reraised/weak', data);
}
