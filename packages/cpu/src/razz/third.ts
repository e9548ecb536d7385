import { lowValue } from '../cardValue.js';
import { BRING_IN, CALL, choose, COMPLETE, FOLD, RAISE } from '../choice.js';
import type { Verdict } from '../player.js';
import type { CpuData } from '../reason.js';
import { addOpponent, sumChance } from './chance.js';
import { countDead68, countDeadA5, countSafeDead } from './deadLows.js';
import { findBoardOdds } from './holeCards.js';
import { KIND_COUNT } from './lowKind.js';
import { lowPlace, lowRanksOf } from './lowRanks.js';
import { findFuture } from './outlook.js';
import { LINES, RATES, TEMPER } from './razzLines.js';
import { findNeeded, mayRaise, maySlowPlay, shareOfTwo, type RazzSpot } from './razzSpot.js';
import { classify3rdRazz, type RazzStart } from './razzStart.js';

const TO_COME = 4;
const KING = 12;

export function decideRazz3rd(spot: RazzSpot): Verdict {
  switch (spot.ctx.third) {
    case 'bringIn':
      return bringIn(spot);
    case 'unopened':
      return open(spot);
    default:
      return answer(spot);
  }
}

const isGood = (start: RazzStart): boolean => start === 'Monster3' || start === 'Good3';

function bringIn({ ctx, legal }: RazzSpot): Verdict {
  const razzStart = classify3rdRazz(ctx.me.cards);
  return isGood(razzStart)
    ? choose(legal, COMPLETE, 'low_start', 'razz/3rd/bringIn/good', { razzStart })
    : choose(legal, BRING_IN, 'low_bring_in', 'razz/3rd/bringIn/weak', { razzStart });
}

/** A chance with what seen cards change: those that I need cost something, high ones and those that would pair me help. */
function addDeadChange({ ctx, seen, held }: RazzSpot, chance: number): number {
  const low = countDeadA5(seen, held);
  const middle = countDead68(seen, held);
  const safe = countSafeDead(ctx, held);
  const high = ctx.deadCount - low - middle - safe;
  return Math.max(0, chance + LINES.deadLow * (safe - low) + LINES.deadOther * (high - middle));
}

function open(spot: RazzSpot): Verdict {
  const { ctx, legal, profile } = spot;
  const { live, bringInSeat } = ctx;
  const mine = findFuture(spot.held, TO_COME);
  const door = lowValue(ctx.me.door);
  let left = 0;
  let limpers = 0;
  let lowerDoors = 0;
  // The lowest door left is the best one; limpers hold better cards than those who have not looked yet.
  let lowest = KING;
  let lowestLimper = KING;
  for (let i = 0; i < live.length; i++) {
    const { up, toAct, seat } = live[i]!;
    const place = lowPlace(up[0]!);
    const isLimper = !toAct && seat !== bringInSeat;
    if (isLimper) lowestLimper = Math.min(lowestLimper, place);
    else lowest = Math.min(lowest, place);
    if (seat === bringInSeat) continue;
    if (isLimper) limpers++;
    else left++;
    if (place < door) lowerDoors++;
  }
  let worst = sumChance(mine, findBoardOdds(1 << lowest, TO_COME, 'any').wins);
  if (limpers > 0) {
    worst = Math.min(worst, sumChance(mine, findBoardOdds(1 << lowestLimper, TO_COME, 'fair').wins));
  }
  const lowChance = addDeadChange(spot, worst);
  const lowNeeded =
    LINES.open[left]! -
    (lowerDoors === 0 ? LINES.bestDoor : 0) +
    limpers * LINES.limper +
    (profile.tightnessFactor - 1) * TEMPER.open;
  const razzStart = classify3rdRazz(ctx.me.cards);
  const data = (): CpuData => ({ razzStart, lowerDoors, lowChance, lowNeeded });
  if (lowChance < lowNeeded) {
    return lowerDoors > 0
      ? choose(legal, FOLD, 'low_door_behind', 'razz/3rd/unopened/doorBehind', data)
      : choose(legal, FOLD, 'low_rough_open', 'razz/3rd/unopened/rough', data);
  }
  if (isGood(razzStart)) return choose(legal, COMPLETE, 'low_start', 'razz/3rd/unopened/good', data);
  return lowerDoors === 0
    ? choose(legal, COMPLETE, 'low_steal', 'razz/3rd/unopened/steal', data)
    : choose(legal, COMPLETE, 'low_open', 'razz/3rd/unopened/open', data);
}

const wins = new Float64Array(KIND_COUNT);

function answer(spot: RazzSpot): Verdict {
  const { ctx, legal, story } = spot;
  const { live, view } = ctx;
  for (let i = 0; i < KIND_COUNT; i++) wins[i] = 1;
  let entered = 0;
  for (let i = 0; i < live.length; i++) {
    const { seat, up } = live[i]!;
    // The others have not paid yet, and most of them fold.
    if (view.seats[seat]!.bet < view.currentBet) continue;
    entered++;
    addOpponent(lowRanksOf(up), TO_COME, story.any[seat]!, story.strong[seat]!, wins);
  }
  const lowChance = addDeadChange(spot, sumChance(findFuture(spot.held, TO_COME), wins));
  const lowNeeded = findNeeded(spot) + LINES.behind * (live.length - entered);
  const share = shareOfTwo(lowChance, entered);
  const raises = mayRaise(spot, share);
  const data = (): CpuData => ({
    razzStart: classify3rdRazz(ctx.me.cards),
    lowChance,
    // A raise is not measured by what a call needs, which is more where many are to act.
    ...(raises && lowChance < lowNeeded ? {} : { lowNeeded }),
    ...spot.price(),
  });
  if (raises) {
    if (ctx.headsUp && maySlowPlay(spot, RATES.trap)) {
      return choose(legal, CALL, 'low_trap', 'razz/3rd/facing/trap', data);
    }
    return choose(legal, RAISE, 'low_strong_start', 'razz/3rd/facing/raise', data);
  }
  return lowChance >= lowNeeded
    ? choose(legal, CALL, 'low_defend', 'razz/3rd/facing/call', data)
    : choose(legal, FOLD, 'low_weak_start', 'razz/3rd/facing/fold', data);
}
