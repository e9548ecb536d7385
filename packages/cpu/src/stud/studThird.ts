import { rankOf } from '@doorcard/cards';
import type { Legal } from '@doorcard/engine';
import { highValue } from '../cardValue.js';
import type { CpuDecision } from '../player.js';
import { BRING_IN, CALL, choose, COMPLETE, FOLD } from '../choice.js';
import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import { isFlushDraw, PAIR, readShape, TRIPS, type HandShape } from './handShape.js';
import { gradeLive, isLiveRank } from './liveGrade.js';
import { findLive } from './studHand.js';
import { raiseUnlessEnough } from './studRaise.js';
import { studTier, type StudTier } from './studTier.js';
import { findThreat } from './threat.js';

const QUEEN = 12;
const ACE = 14;

export function decideStud3rd(context: VisibleContext, legal: Legal): CpuDecision {
  const { me, third, deadRankCount, deadSuitCount } = context;
  const [a, b] = me.down;
  const own = studTier(a!, b!, me.door, deadRankCount, deadSuitCount, third === 'unopened');
  // Two players need less: the middle tier plays like the one above.
  const tier = own === 'B' && context.headsUp ? 'A' : own;
  switch (third) {
    case 'bringIn':
      return tier === 'C' || tier === 'D'
        ? choose(legal, BRING_IN, 'stud_bring_in', 'stud/3rd/bringIn/weak', { tier: own })
        : choose(legal, COMPLETE, 'stud_open', 'stud/3rd/bringIn/good', { tier: own });
    case 'unopened':
      return open(context, legal, tier, own);
    case 'completed':
      return answerCompletion(context, legal, tier, own);
    case 'cold':
      return answerTwoBets(context, legal, tier, own);
    case 'reraised':
      return answerReraise(context, legal, tier, own);
  }
}

function open(context: VisibleContext, legal: Legal, tier: StudTier, own: StudTier): CpuDecision {
  switch (tier) {
    case 'S':
    case 'A':
      return choose(legal, COMPLETE, 'stud_open', 'stud/3rd/unopened/strong', { tier: own });
    case 'B': {
      const live = gradeLive(context, readShape(context.me.cards));
      return live === 'BAD'
        ? choose(legal, FOLD, 'stud_dead_start', 'stud/3rd/unopened/dead', { tier: own, live })
        : choose(legal, COMPLETE, 'stud_open', 'stud/3rd/unopened/live', { tier: own, live });
    }
    case 'C':
      return canSteal(context)
        ? choose(legal, COMPLETE, 'stud_steal', 'stud/3rd/unopened/steal', { tier: own })
        : choose(legal, FOLD, 'stud_weak_start', 'stud/3rd/unopened/weak', { tier: own });
    case 'D':
      return choose(legal, FOLD, 'stud_weak_start', 'stud/3rd/unopened/nothing', { tier: own });
  }
}

/** A queen or better that beats every door still to act, unless two or more aces lie open. */
function canSteal({ me, live }: VisibleContext): boolean {
  const mine = highValue(me.door);
  if (mine < QUEEN) return false;
  let aces = mine === ACE ? 1 : 0;
  for (const { door, toAct } of live) {
    const value = highValue(door);
    if (toAct && value >= mine) return false;
    if (value === ACE) aces++;
  }
  return aces < 2;
}

function answerCompletion(context: VisibleContext, legal: Legal, tier: StudTier, own: StudTier): CpuDecision {
  const data = { tier: own };
  if (tier === 'C' || tier === 'D') {
    return choose(legal, FOLD, 'stud_weak_start', 'stud/3rd/completed/weak', data);
  }
  const shape = readShape(context.me.cards);
  const door = doorOf(findLive(context, context.bettorSeat));
  if (tier === 'S') {
    return shape.made === PAIR && shape.pair < door
      ? choose(legal, CALL, 'stud_door_above', 'stud/3rd/completed/doorAbove', data)
      : raiseUnlessEnough(context, legal, 'stud_premium', 'stud/3rd/completed/premium', data);
  }
  if (tier === 'A') {
    const threat = findThreat(context.live);
    return door < highValue(context.me.door) && threat <= 3
      ? raiseUnlessEnough(context, legal, 'stud_better_door', 'stud/3rd/completed/betterDoor', {
          tier: own,
          threat,
        })
      : choose(legal, CALL, 'stud_good_start', 'stud/3rd/completed/good', { tier: own, threat });
  }
  if (shape.made === PAIR) {
    return door <= shape.pair || hasLiveKicker(context, shape, door)
      ? choose(legal, CALL, 'stud_pair_ahead', 'stud/3rd/completed/pair', data)
      : choose(legal, FOLD, 'stud_pair_behind', 'stud/3rd/completed/pairBehind', data);
  }
  const live = gradeLive(context, shape);
  return live === 'BAD'
    ? choose(legal, FOLD, 'stud_dead_start', 'stud/3rd/completed/deadDraw', { tier: own, live })
    : choose(legal, CALL, 'stud_live_start', 'stud/3rd/completed/liveDraw', { tier: own, live });
}

/** Beside the pair an ace or a king above the completer's door of which no more than one is gone. */
function hasLiveKicker({ me, deadRankCount }: VisibleContext, { pair }: HandShape, door: number): boolean {
  return me.cards.some((card) => {
    const value = highValue(card);
    return value !== pair && value >= 13 && value > door && isLiveRank(rankOf(card), deadRankCount);
  });
}

function answerTwoBets(context: VisibleContext, legal: Legal, tier: StudTier, own: StudTier): CpuDecision {
  const data = { tier: own };
  if (tier === 'S' || tier === 'A') {
    const shape = readShape(context.me.cards);
    if (shape.made === TRIPS) {
      return raiseUnlessEnough(context, legal, 'stud_cold_trips', 'stud/3rd/cold/trips', data);
    }
    if (tier === 'S' || beatsBothDoors(context, shape) || isBestFlushStart(context, shape)) {
      return choose(legal, CALL, 'stud_cold', 'stud/3rd/cold/strong', data);
    }
  }
  return choose(legal, FOLD, 'stud_too_expensive', 'stud/3rd/cold/weak', data);
}

function beatsBothDoors(context: VisibleContext, { made, pair }: HandShape): boolean {
  const { bettorSeat, completerSeat } = context;
  return (
    made === PAIR &&
    pair > doorOf(findLive(context, bettorSeat)) &&
    pair > doorOf(findLive(context, completerSeat))
  );
}

const isBestFlushStart = (context: VisibleContext, shape: HandShape): boolean =>
  isFlushDraw(shape) && shape.ranks >= 1 << (QUEEN - 2) && gradeLive(context, shape) === 'GOOD';

function answerReraise(context: VisibleContext, legal: Legal, tier: StudTier, own: StudTier): CpuDecision {
  if (tier === 'S') {
    return choose(legal, CALL, 'stud_continue', 'stud/3rd/reraised/premium', { tier: own });
  }
  if (tier === 'A') {
    const shape = readShape(context.me.cards);
    const live = gradeLive(context, shape);
    const isGood =
      shape.made === PAIR ? shape.pair >= doorOf(findLive(context, context.bettorSeat)) : live === 'GOOD';
    if (isGood) {
      return choose(legal, CALL, 'stud_continue', 'stud/3rd/reraised/good', { tier: own, live });
    }
  }
  return choose(legal, FOLD, 'stud_too_expensive', 'stud/3rd/reraised/weak', { tier: own });
}

const doorOf = (opponent: VisibleOpponent | undefined): number =>
  opponent === undefined ? 0 : highValue(opponent.door);
