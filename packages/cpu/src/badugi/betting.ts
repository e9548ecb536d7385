import type { Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import { seatOf, type Verdict } from '../player.js';
import type { CpuData } from '../reason.js';
import { happens } from '../stream.js';
import { pickAction, type Wish } from '../wish.js';
import { highOf, LOWEST_BADUGI, sizeOf } from './badugiRank.js';
import type { BadugiCode } from './badugiReason.js';
import type { BadugiRule } from './badugiRules.js';
import { readBettingLog, type BettingLog } from './bettingLog.js';
import { calculateEquity, findImpliedEquity } from './equityCalculation.js';
import { isLock, mayRaise } from './lock.js';
import { drawShift, OPENING_RANGES, shiftLimit } from './openingRange.js';
import { planPredraw, readPredraw } from './predraw.js';
import { estimateOpponentRange } from './handStrengthRange.js';
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
type Data = () => CpuData;

const answer = (
  legal: Legal,
  wishes: readonly Wish[],
  code: BadugiCode | 'free',
  rule: BadugiRule,
  data: Data,
): Verdict => ({ action: pickAction(legal, wishes, rule), reason: { code, rule, data } });

/** What to do in a round of betting. */
export function decideAction(view: View, legal: Legal, rng: Rng, profile: StrategyProfile): Verdict {
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
): Verdict {
  const rank = rankOfHand(view.mine!.cards);
  const spot = readPredraw(view, log);
  const shift = drawShift(profile, rng);
  const { wish, code, rule } = planPredraw(rank, spot, shift, profile, rng);
  const data: Data = () => {
    const size = sizeOf(rank);
    const found: Writable<CpuData> = {
      badugiSize: size,
      badugiHigh: highOf(rank),
      position: spot.seat,
      raisesBefore: spot.raises,
    };
    if (size > 2 && spot.raises === 0 && spot.entered === 0) {
      const { badugi, threeCard } = OPENING_RANGES[spot.seat];
      found.openingLimit = shiftLimit((size === 4 ? badugi : threeCard).maxHighCard, shift);
    }
    return found;
  };
  if (wish === 'RAISE' && mayRaise(view, rank)) return answer(legal, RAISE, code, rule, data);
  if (wish === 'FOLD') return answer(legal, FOLD, legal.check ? 'free' : code, rule, data);
  return answer(legal, CALL, code, rule, data);
}

/** By the highest card of a badugi, ace to king: how often it raises a bet. */
const RAISE_BASE = [0, 1, 1, 1, 1, 1, 1, 0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5] as const;
/** By wagers so far: what a badugi must win to raise. */
const RAISE_SHARE = [0, 0.6, 0.66, 0.72, 0.78] as const;
/** By draws left: with this share three cards raise a bet, so often. */
const RAISE_THREE_SHARE = [1, 0.56, 0.5] as const;
const RAISE_THREE = 0.4;
/** What it must win to bet beyond an equal share while there are draws, acting last and before others. */
const BET_EDGE_LAST = -0.1;
const BET_EDGE = 0;
/** What it must win to bet after the last draw. */
/** How much of it a player asks for less who is ten times this much more aggressive. */
const BET_STYLE = 0.2;
const LAST_BET_BADUGI = 0.5;
const LAST_BET_PER_PAT = 0.05;
const LAST_BET_PER_MORE = 0.15;
const LAST_BET_THREE = 0.55;
/** Up to this many players, having drawn the fewest cards is reason enough to bet. */
const FEW_PLAYERS = 3;
/** How often a strong hand checks to raise, out of position. */
const TRAP = 0.15;
const TRAP_SHARE = 0.7;
/** After the last draw: with less than this a hand has nothing to show and may bluff, by part of the bluff frequency. */
const NOTHING_TO_SHOW = 0.2;
const LAST_BLUFF = 0.8;
const BLUFF_RAISE = 0.3;

function decideAfterDraw(
  view: View,
  legal: Legal,
  rng: Rng,
  profile: StrategyProfile,
  log: BettingLog,
): Verdict {
  const standing = readStanding(view, log);
  if (isSnowing(view, standing.rank)) return decideSnow(view, legal, standing, log);
  const share = findWinShare(view, standing);
  return legal.call === undefined
    ? decideUnbet(view, legal, rng, profile, standing, share)
    : decideFacing(view, legal, rng, profile, standing, share);
}

function decideSnow(view: View, legal: Legal, standing: Standing, { wagered }: BettingLog): Verdict {
  const data: Data = () => describeStanding(view, standing);
  const isRaised = legal.call !== undefined && ((wagered >> seatOf(view)) & 1) === 1;
  if (isRaised || (!legal.check && legal.raise === undefined) || !mayRaise(view, standing.rank)) {
    return answer(legal, FOLD, 'snow_caught', 'badugi/snow/raised', data);
  }
  return answer(legal, BLUFF, 'snow', 'badugi/snow/bet', data);
}

function decideUnbet(
  view: View,
  legal: Legal,
  rng: Rng,
  profile: StrategyProfile,
  standing: Standing,
  share: number,
): Verdict {
  const { rank, draws, live, patOpponents, behind } = standing;
  const { bluffFrequency, aggressionFactor } = profile;
  const data: Data = () => describeStanding(view, standing, share);
  const size = sizeOf(rank);
  const asked =
    draws > 0
      ? 1 / live + (behind === 0 ? BET_EDGE_LAST : BET_EDGE) - BET_STYLE * (aggressionFactor - 1)
      : size === 4
        ? LAST_BET_BADUGI + LAST_BET_PER_PAT * patOpponents + LAST_BET_PER_MORE * (live - 2)
        : LAST_BET_THREE;
  if (share >= asked && size > (draws > 0 ? 0 : 2)) {
    if (size < 4 && patOpponents > 0) {
      const rule = draws > 0 ? 'badugi/unbet/into-pat' : 'badugi/last/into-pat';
      return answer(legal, CHECK, 'draw_into_pat', rule, data);
    }
    if (isTrap(view, standing, share) && happens(TRAP * aggressionFactor, rng)) {
      return answer(legal, CHECK, 'badugi_trap', draws > 0 ? 'badugi/unbet/trap' : 'badugi/last/trap', data);
    }
    if (draws === 0) return answer(legal, BET, 'badugi_ahead', 'badugi/last/bet', data);
    return share >= 1 / live
      ? answer(legal, BET, 'badugi_ahead', 'badugi/unbet/ahead', data)
      : answer(legal, BET, 'badugi_pressure', 'badugi/unbet/pressure', data);
  }
  return draws > 0
    ? decideBehind(view, legal, rng, bluffFrequency, standing, data)
    : decideLastBehind(legal, rng, bluffFrequency, standing, share, data);
}

/** Before others, with a badugi that may lose but seldom does. */
const isTrap = (view: View, { rank, behind, live }: Standing, share: number): boolean =>
  behind === live - 1 && rank >= LOWEST_BADUGI && share >= TRAP_SHARE && !isLock(rank, view.mine!.dealt);

function decideBehind(
  view: View,
  legal: Legal,
  rng: Rng,
  bluffFrequency: number,
  { rank, live, patOpponents }: Standing,
  data: Data,
): Verdict {
  if (live <= FEW_PLAYERS && drewFewest(view)) {
    return answer(legal, BET, 'fewest_cards', 'badugi/unbet/fewest', data);
  }
  if (live === 2 && patOpponents === 0 && sizeOf(rank) === 3 && happens(bluffFrequency, rng)) {
    return answer(legal, BET, 'badugi_semi_bluff', 'badugi/unbet/semi-bluff', data);
  }
  return answer(legal, CHECK, 'badugi_not_ahead', 'badugi/unbet/check', data);
}

function decideLastBehind(
  legal: Legal,
  rng: Rng,
  bluffFrequency: number,
  { live, patOpponents }: Standing,
  share: number,
  data: Data,
): Verdict {
  const isBluff = live === 2 && patOpponents === 0 && share < NOTHING_TO_SHOW;
  return isBluff && happens(LAST_BLUFF * bluffFrequency, rng)
    ? answer(legal, BET, 'badugi_bluff', 'badugi/last/bluff', data)
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
  { aggressionFactor, bluffFrequency }: StrategyProfile,
  standing: Standing,
  share: number,
): Verdict {
  const { rank, draws, live, patOpponents } = standing;
  const data: Data = () => describeCall(view, standing, share);
  if (rank >= LOWEST_BADUGI) {
    if (isLock(rank, view.mine!.dealt))
      return answer(legal, RAISE, 'badugi_lock', 'badugi/facing/lock', data);
    const asked = RAISE_SHARE[Math.min(view.wagers, 4)]!;
    if (share >= asked && mayRaise(view, rank) && mayRaisePat(view, standing)) {
      const raiseChance = Math.min(1, RAISE_BASE[highOf(rank)]! * aggressionFactor);
      if (happens(raiseChance, rng)) {
        return answer(legal, RAISE, 'strong_badugi', 'badugi/facing/raise', () => ({
          ...data(),
          raiseChance,
        }));
      }
    }
  } else if (
    draws > 0 &&
    view.wagers === 1 &&
    patOpponents === 0 &&
    sizeOf(rank) === 3 &&
    share >= RAISE_THREE_SHARE[draws]! &&
    happens(RAISE_THREE * aggressionFactor, rng)
  ) {
    return answer(legal, RAISE, 'strong_three', 'badugi/facing/raise-three', data);
  }
  if (share >= findImpliedEquity(view, draws, legal.call!)) {
    return answer(legal, CALL, 'badugi_odds', 'badugi/facing/call', data);
  }
  if (
    live === 2 &&
    draws === 0 &&
    patOpponents === 0 &&
    view.wagers === 1 &&
    legal.raise !== undefined &&
    happens(BLUFF_RAISE * bluffFrequency, rng)
  ) {
    return answer(legal, RAISE, 'badugi_bluff_raise', 'badugi/facing/bluff', data);
  }
  return answer(legal, FOLD, 'badugi_no_odds', 'badugi/facing/fold', data);
}

/** Against a pat hand 9-high and worse raises a bet but no raise, and 7- and 8-high raises no third time. */
function mayRaisePat({ wagers }: View, { rank, patOpponents }: Standing): boolean {
  if (patOpponents === 0) return true;
  const high = highOf(rank);
  return high <= 6 || wagers < (high <= 8 ? 3 : 2);
}

function describeStanding(
  view: View,
  { rank, draws, live, patOpponents, about, range }: Standing,
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
  if (range !== undefined) {
    data.about = about;
    data.opponentKept = estimateOpponentRange(view, about).name;
    data.opponentMade = range.made;
  }
  return data;
}

function describeCall(view: View, standing: Standing, share: number): Writable<CpuData> {
  const { pot, betToCall, estimatedOuts, impliedOdds, laterPrice, impliedEquity } = calculateEquity(
    view,
    standing,
    share,
  );
  const data = describeStanding(view, standing, share);
  data.price = betToCall;
  data.pot = pot;
  data.requiredEquity = impliedEquity;
  if (standing.draws > 0) {
    data.impliedOdds = impliedOdds;
    data.laterPrice = laterPrice;
    data.estimatedOuts = estimatedOuts;
  }
  return data;
}
