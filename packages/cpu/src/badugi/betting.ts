import type { Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import { seatOf, type CpuDecision } from '../player.js';
import type { CpuData } from '../reason.js';
import { happens } from '../stream.js';
import { pickAction, type Wish } from '../wish.js';
import { highOf, LOWEST_BADUGI, sizeOf } from './badugiRank.js';
import type { BadugiCode } from './badugiReason.js';
import { readBettingLog, type BettingLog } from './bettingLog.js';
import { weighCall } from './equityCalculation.js';
import { mayRaise } from './lock.js';
import { drawShift, OPENING_RANGES, shiftLimit } from './openingRange.js';
import { guardReraise, planPredraw, readPredraw } from './predraw.js';
import { isSnowing } from './snow.js';
import { findWinShare, rankOfHand, readStanding, type Standing } from './standing.js';
import type { StrategyProfile } from './strategyProfile.js';

const RAISE: readonly Wish[] = ['RAISE', 'CALL', 'CHECK'];
const CALL: readonly Wish[] = ['CHECK', 'CALL'];
const FOLD: readonly Wish[] = ['CHECK', 'FOLD'];
const BET: readonly Wish[] = ['BET', 'CHECK'];
const CHECK: readonly Wish[] = ['CHECK'];
/** A bluff that may not raise wins nothing by calling. */
const BLUFF: readonly Wish[] = ['RAISE', 'CHECK', 'FOLD'];

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const answer = (
  legal: Legal,
  wishes: readonly Wish[],
  code: BadugiCode | 'free',
  rule: string,
  data: CpuData,
): CpuDecision => ({ action: pickAction(legal, wishes, rule), reason: { code, rule, data } });

/** What to do in a round of betting. */
export function decideAction(view: View, legal: Legal, rng: Rng, profile: StrategyProfile): CpuDecision {
  const log = readBettingLog(view);
  return view.street === 0
    ? decidePredraw(view, legal, rng, profile, log)
    : decideAfterDraw(view, legal, rng, profile, log);
}

function decidePredraw(
  view: View,
  legal: Legal,
  rng: Rng,
  profile: StrategyProfile,
  log: BettingLog,
): CpuDecision {
  const rank = rankOfHand(view.mine!.cards);
  const spot = readPredraw(view, log);
  const shift = drawShift(profile, rng);
  const { wish, code } = guardReraise(planPredraw(rank, spot, shift, profile, rng), rank, spot.raises);
  const size = sizeOf(rank);
  const data: Writable<CpuData> = {
    badugiSize: size,
    badugiHigh: highOf(rank),
    position: spot.position,
    raisesBefore: spot.raises,
  };
  if (size > 2) {
    const { badugi, threeCard } = OPENING_RANGES[spot.position];
    data.openingLimit = shiftLimit((size === 4 ? badugi : threeCard).maxHighCard, shift);
  }
  if (wish === 'RAISE' && mayRaise(view, rank))
    return answer(legal, RAISE, code, 'badugi/predraw/raise', data);
  if (wish === 'FOLD') {
    return answer(legal, FOLD, legal.check ? 'free' : code, 'badugi/predraw/fold', data);
  }
  return answer(legal, CALL, code, 'badugi/predraw/call', data);
}

/** By the highest card of a badugi, ace to king: how often it raises a bet. */
const RAISE_BASE = [0, 1, 1, 1, 1, 1, 1, 0.85, 0.7, 0.55, 0.4, 0.25, 0, 0] as const;
/** What each pat opponent takes from it. */
const PAT_CAUTION = 0.15;
/** What a hand must win to raise, heads-up and against more. */
const RAISE_SHARE = 0.6;
const RAISE_SHARE_MULTIWAY = 0.45;
/** What it must win to bet, beyond an equal share while there are draws, and after the last one. */
const BET_EDGE = 0.05;
const LAST_BET_BADUGI = 0.55;
const LAST_BET_PER_PAT = 0.05;
const LAST_BET_THREE = 0.6;
/** Up to so many players, having drawn the fewest cards is reason enough to bet. */
const FEW_PLAYERS = 3;

function decideAfterDraw(
  view: View,
  legal: Legal,
  rng: Rng,
  profile: StrategyProfile,
  log: BettingLog,
): CpuDecision {
  const standing = readStanding(view, log);
  if (isSnowing(view)) return decideSnow(view, legal, standing, log);
  const share = findWinShare(view, standing);
  return legal.call === undefined
    ? decideUnbet(view, legal, standing, share)
    : decideFacing(view, legal, rng, profile, standing, share);
}

function decideSnow(view: View, legal: Legal, standing: Standing, { wagered }: BettingLog): CpuDecision {
  const data = describeStanding(standing);
  const isRaised = legal.call !== undefined && ((wagered >> seatOf(view)) & 1) === 1;
  if (isRaised || !mayRaise(view, standing.rank)) {
    return answer(legal, FOLD, 'snow_caught', 'badugi/snow/raised', data);
  }
  return answer(legal, BLUFF, 'snow', 'badugi/snow/bet', data);
}

function decideUnbet(view: View, legal: Legal, standing: Standing, share: number): CpuDecision {
  const { rank, draws, live, patOpponents } = standing;
  const data = describeStanding(standing, share);
  if (draws > 0) {
    if (share >= 1 / live + BET_EDGE) return answer(legal, BET, 'badugi_ahead', 'badugi/unbet/ahead', data);
    if (live <= FEW_PLAYERS && drewFewest(view)) {
      return answer(legal, BET, 'fewest_cards', 'badugi/unbet/fewest', data);
    }
    return answer(legal, CHECK, 'badugi_not_ahead', 'badugi/unbet/check', data);
  }
  const size = sizeOf(rank);
  const isGood =
    (size === 4 && share >= LAST_BET_BADUGI + LAST_BET_PER_PAT * patOpponents) ||
    (size === 3 && share >= LAST_BET_THREE);
  return isGood
    ? answer(legal, BET, 'badugi_ahead', 'badugi/last/bet', data)
    : answer(legal, CHECK, 'badugi_not_ahead', 'badugi/last/check', data);
}

/** Whether every live opponent took more cards than I did at the last draw. */
function drewFewest(view: View): boolean {
  const seat = seatOf(view);
  const mine = countTaken(view, seat);
  for (let i = 0; i < view.seats.length; i++) {
    if (i !== seat && !view.seats[i]!.folded && countTaken(view, i) <= mine) return false;
  }
  return true;
}

function countTaken(view: View, seat: number): number {
  const last = view.seats[seat]!.draws.at(-1);
  return last === undefined || last === 'pat' ? 0 : last;
}

function decideFacing(
  view: View,
  legal: Legal,
  rng: Rng,
  { aggressionFactor }: StrategyProfile,
  standing: Standing,
  share: number,
): CpuDecision {
  const { rank, live, patOpponents } = standing;
  const price = legal.call!;
  if (
    rank >= LOWEST_BADUGI &&
    share >= (live === 2 ? RAISE_SHARE : RAISE_SHARE_MULTIWAY) &&
    mayRaise(view, rank)
  ) {
    const base = RAISE_BASE[highOf(rank)]! - PAT_CAUTION * patOpponents;
    const raiseChance = Math.max(0, Math.min(1, base * aggressionFactor));
    if (happens(raiseChance, rng)) {
      const data = describeStanding(standing, share);
      data.raiseChance = raiseChance;
      return answer(legal, RAISE, 'strong_badugi', 'badugi/facing/raise', data);
    }
  }
  const { shouldCall, impliedEquity } = weighCall(view, standing, price, share);
  const data = describeStanding(standing, share);
  data.price = price;
  data.pot = view.pot;
  data.requiredEquity = impliedEquity;
  return shouldCall
    ? answer(legal, CALL, 'badugi_odds', 'badugi/facing/call', data)
    : answer(legal, FOLD, 'badugi_no_odds', 'badugi/facing/fold', data);
}

function describeStanding(
  { rank, draws, live, patOpponents, reading }: Standing,
  winShare?: number,
): Writable<CpuData> {
  const data: Writable<CpuData> = {
    badugiSize: sizeOf(rank),
    badugiHigh: highOf(rank),
    players: live,
    drawsLeft: draws,
    patOpponents,
  };
  if (winShare !== undefined) data.badugiShare = winShare;
  if (reading !== undefined) data.opponentKept = reading.name;
  return data;
}
