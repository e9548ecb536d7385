import type { Card, Rng } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import { lowValue } from '../cardValue.js';
import type { CpuDecision } from '../player.js';
import { happens } from '../stream.js';
import type { VisibleContext } from '../visibleContext.js';
import { BRING_IN, CALL, choose, COMPLETE, FOLD, RAISE } from '../choice.js';
import { countDeadA5, countSafeDead, countSeenRanks } from './deadLows.js';
import { countLows, lowRanksOf } from './lowRanks.js';
import { findOpponent } from './opponents.js';
import { classify3rdRazz, type RazzStart } from './razzStart.js';

/** How often three perfect cards only call when nobody is left to act behind them heads-up. */
const TRAP = 0.25;
const FEW_DEAD = 2;

export function decideRazz3rd(ctx: VisibleContext, legal: Legal, rng: Rng): CpuDecision {
  const razzStart = classify3rdRazz(ctx.me.cards);
  switch (ctx.third) {
    case 'bringIn':
      return isGood(razzStart)
        ? choose(legal, COMPLETE, 'low_start', 'razz/3rd/bringIn/good', { razzStart })
        : choose(legal, BRING_IN, 'low_bring_in', 'razz/3rd/bringIn/weak', { razzStart });
    case 'unopened':
      return open(ctx, legal, rng, razzStart);
    case 'completed':
      return answerCompletion(ctx, legal, rng, razzStart);
    case 'cold':
      return answerTwoBets(ctx, legal, razzStart);
    case 'reraised':
      return answerReraise(legal, razzStart);
  }
}

const isGood = (start: RazzStart): boolean => start === 'Monster3' || start === 'Good3';

const isTrap = ({ headsUp, lastToAct }: VisibleContext, start: RazzStart, rng: Rng): boolean =>
  start === 'Monster3' && headsUp && lastToAct && happens(TRAP, rng);

/** Opponents behind me whose door is as low as mine or lower. */
function countLowerDoors({ live, me }: VisibleContext): number {
  const mine = lowValue(me.door);
  let count = 0;
  for (let i = 0; i < live.length; i++) if (live[i]!.toAct && lowValue(live[i]!.door) <= mine) count++;
  return count;
}

function open(ctx: VisibleContext, legal: Legal, rng: Rng, razzStart: RazzStart): CpuDecision {
  const lowerDoors = countLowerDoors(ctx);
  const data = { razzStart, lowerDoors };
  if (isTrap(ctx, razzStart, rng)) return choose(legal, CALL, 'low_trap', 'razz/3rd/unopened/trap', data);
  if (lowerDoors === 0) {
    const code = isGood(razzStart) ? 'low_start' : 'low_steal';
    return choose(legal, COMPLETE, code, 'razz/3rd/unopened/bestDoor', data);
  }
  if (!isLowDoor(ctx.me.door)) {
    return choose(legal, FOLD, 'low_door_behind', 'razz/3rd/unopened/highDoor', data);
  }
  if (isGood(razzStart)) return choose(legal, COMPLETE, 'low_start', 'razz/3rd/unopened/good', data);
  if (lowerDoors === 1 && countLows(lowRanksOf(ctx.me.cards)) >= 2) {
    return choose(legal, COMPLETE, 'low_two_lows', 'razz/3rd/unopened/oneRival', data);
  }
  return choose(legal, FOLD, 'low_door_behind', 'razz/3rd/unopened/rivals', data);
}

const isLowDoor = (door: Card): boolean => lowValue(door) <= 8;

function answerCompletion(ctx: VisibleContext, legal: Legal, rng: Rng, razzStart: RazzStart): CpuDecision {
  const { door } = findOpponent(ctx, ctx.bettorSeat!);
  const isLower = lowValue(ctx.me.door) < lowValue(door);
  const good = isGood(razzStart);
  if (isTrap(ctx, razzStart, rng)) {
    return choose(legal, CALL, 'low_trap', 'razz/3rd/completed/trap', { razzStart });
  }
  if (isLowDoor(door) || !isLower) {
    if (razzStart === 'Monster3' && isLower) {
      return choose(legal, RAISE, 'low_best_door', 'razz/3rd/completed/tight/monster', { razzStart });
    }
    return good
      ? choose(legal, CALL, 'low_good_enough', 'razz/3rd/completed/tight/good', { razzStart })
      : choose(legal, FOLD, 'low_weak_start', 'razz/3rd/completed/tight/weak', { razzStart });
  }
  const { deadLows, safeDead } = countDeadness(ctx);
  const data = { razzStart, deadLows, safeDead };
  if (good && isAlive(deadLows, safeDead)) {
    return choose(legal, RAISE, 'low_resteal', 'razz/3rd/completed/steal/good', data);
  }
  return razzStart === 'Bad3'
    ? choose(legal, FOLD, 'low_weak_start', 'razz/3rd/completed/steal/bad', data)
    : choose(legal, CALL, 'low_defend', 'razz/3rd/completed/steal/okay', data);
}

function countDeadness(ctx: VisibleContext): { deadLows: number; safeDead: number } {
  const held = lowRanksOf(ctx.me.cards);
  return { deadLows: countDeadA5(countSeenRanks(ctx), held), safeDead: countSafeDead(ctx, held) };
}

/** A dead card that I need weighs two, one that would have paired me makes up for one of the two. */
export const isAlive = (deadLows: number, safeDead: number): boolean =>
  2 * deadLows - safeDead <= 2 * FEW_DEAD;

function answerTwoBets(ctx: VisibleContext, legal: Legal, razzStart: RazzStart): CpuDecision {
  const { live, me } = ctx;
  const isLowest = live.every(({ door }) => lowValue(door) > lowValue(me.door));
  return razzStart === 'Monster3' || (razzStart === 'Good3' && isLowest)
    ? choose(legal, CALL, 'low_cold', 'razz/3rd/cold/strong', { razzStart })
    : choose(legal, FOLD, 'low_too_expensive', 'razz/3rd/cold/weak', { razzStart });
}

const answerReraise = (legal: Legal, razzStart: RazzStart): CpuDecision =>
  isGood(razzStart)
    ? choose(legal, CALL, 'low_continue', 'razz/3rd/reraised/good', { razzStart })
    : choose(legal, FOLD, 'low_too_expensive', 'razz/3rd/reraised/weak', { razzStart });
