import type { Rng } from '@doorcard/cards';
import type { Seat, View } from '@doorcard/engine';
import { seatOf } from '../player.js';
import { happens } from '../stream.js';
import type { BadugiCode } from './badugiReason.js';
import { highOf, LOWEST_BADUGI, sizeOf, withoutTop } from './badugiRank.js';
import { readBettingLog, type BettingLog } from './bettingLog.js';
import { isWithin, OPENING_RANGES, shiftLimit } from './openingRange.js';
import { categorise, type PositionCategory } from './position.js';
import type { StrategyProfile } from './strategyProfile.js';

/** What the table before the first draw asks for. */
export interface PredrawSpot {
  readonly position: PositionCategory;
  readonly raises: number;
  /** Somebody else has called. */
  readonly hasLimpers: boolean;
  readonly isSmallBlind: boolean;
  readonly isBigBlind: boolean;
}

export interface PredrawPlan {
  readonly wish: 'RAISE' | 'CALL' | 'FOLD';
  readonly code: BadugiCode;
  /** A badugi that is played for its three lowest cards. */
  readonly asThree: boolean;
}

export const readPredraw = (view: View, log: BettingLog, seat: Seat = seatOf(view)): PredrawSpot => {
  const { blinds } = view.stakes;
  let before = 0;
  let active = 0;
  for (let i = 0; i < view.seats.length; i++) {
    if (((log.folded >> i) & 1) === 1) continue;
    active++;
    if (i < seat) before++;
  }
  const blind = blinds[seat] ?? 0;
  const isBiggest = blinds.every((other) => other <= blind);
  return {
    position: categorise(before, active),
    raises: log.raises,
    hasLimpers: (log.entered & ~(1 << seat)) !== 0,
    isSmallBlind: blind > 0 && !isBiggest,
    isBigBlind: blind > 0 && isBiggest,
  };
};

/** The highest three-card hand with which the small blind pays half a bet. */
const HALF_PRICE = 9;
const OPEN_THREE = 0.8;

/** The row and column of the opening table. `shift` is where tightness has moved the limits. */
export function planPredraw(
  rank: number,
  spot: PredrawSpot,
  shift: number,
  { aggressionFactor }: StrategyProfile,
  rng: Rng,
): PredrawPlan {
  const size = sizeOf(rank);
  if (size === 4) return planBadugi(rank, spot, shift, aggressionFactor, rng);
  if (size === 3) return planThree(rank, spot, shift, aggressionFactor, rng, false);
  return size === 2 ? planTwo(rank, spot) : FOLD;
}

const plan = (wish: PredrawPlan['wish'], code: BadugiCode, asThree = false): PredrawPlan => ({
  wish,
  code,
  asThree,
});

const FOLD = plan('FOLD', 'outside_limits');
const RAISE_BADUGI = plan('RAISE', 'playable_badugi');
const CALL_BADUGI = plan('CALL', 'playable_badugi');
const RAISE_ON_BUTTON = plan('RAISE', 'button_badugi');
const CALL_ON_BUTTON = plan('CALL', 'button_badugi');
const RAISE_AS_THREE = plan('RAISE', 'best_three', true);
const CALL_AS_THREE = plan('CALL', 'best_three', true);
const RAISE_THREE = plan('RAISE', 'playable_three');
const CALL_THREE = plan('CALL', 'playable_three');
const HALF_PRICE_CALL = plan('CALL', 'badugi_half_price');
const DEFEND = plan('CALL', 'badugi_defence');
const STEAL = plan('RAISE', 'badugi_steal');
const CALL_TWO = plan('CALL', 'badugi_steal');

function planBadugi(
  rank: number,
  spot: PredrawSpot,
  shift: number,
  aggression: number,
  rng: Rng,
): PredrawPlan {
  const high = highOf(rank);
  if (isWithin(rank, OPENING_RANGES[spot.position].badugi, shift)) {
    if (spot.raises === 0) return RAISE_BADUGI;
    if (spot.raises === 1) return high <= 7 ? RAISE_BADUGI : CALL_BADUGI;
    if (high <= 6) return RAISE_BADUGI;
    if (high <= 8) return CALL_BADUGI;
  } else if (spot.raises === 0 && spot.position === 'late') {
    return spot.hasLimpers ? CALL_ON_BUTTON : RAISE_ON_BUTTON;
  }
  return planThree(withoutTop(rank), spot, shift, aggression, rng, true);
}

function planThree(
  rank: number,
  spot: PredrawSpot,
  shift: number,
  aggression: number,
  rng: Rng,
  asThree: boolean,
): PredrawPlan {
  const high = highOf(rank);
  const limit = OPENING_RANGES[spot.position].threeCard;
  const call = asThree ? CALL_AS_THREE : CALL_THREE;
  if (spot.raises === 0) {
    if (isWithin(rank, limit, shift)) {
      if (spot.hasLimpers || !happens(OPEN_THREE * aggression, rng)) return call;
      return asThree ? RAISE_AS_THREE : RAISE_THREE;
    }
    if (!spot.isSmallBlind || high > HALF_PRICE) return FOLD;
    return asThree ? CALL_AS_THREE : HALF_PRICE_CALL;
  }
  if (spot.raises > 1) return high <= 5 ? call : FOLD;
  if (high < shiftLimit(limit.maxHighCard, shift)) return call;
  if (!spot.isBigBlind || !isWithin(rank, OPENING_RANGES.late.threeCard, shift)) return FOLD;
  return asThree ? CALL_AS_THREE : DEFEND;
}

function planTwo(
  rank: number,
  { position, raises, hasLimpers, isSmallBlind, isBigBlind }: PredrawSpot,
): PredrawPlan {
  if (highOf(rank) > OPENING_RANGES.late.twoCard.maxHighCard) return FOLD;
  if (position !== 'late' && !isSmallBlind && !isBigBlind) return FOLD;
  if (raises === 0) return hasLimpers ? CALL_TWO : STEAL;
  return raises === 1 && isBigBlind ? DEFEND : FOLD;
}

const NO_RERAISE = plan('CALL', 'no_reraise_drawing_two');

/** Never raises a raise with a hand that will draw two or more. */
export function guardReraise(planned: PredrawPlan, rank: number, raises: number): PredrawPlan {
  return planned.wish === 'RAISE' && raises > 0 && sizeOf(rank) < 3 ? NO_RERAISE : planned;
}

/**
 * Whether my badugi entered for its three lowest cards: what the table said at my last decision before the first draw.
 * Where tightness may have moved the limit this way or that, the badugi gets the benefit of the doubt.
 */
export function enteredAsThree(view: View, rank: number, profile: StrategyProfile): boolean {
  const seat = seatOf(view);
  if (rank < LOWEST_BADUGI || view.street !== 1) return false;
  const { events } = view;
  let last = events.length - 1;
  while (last >= 0 && !isBettingOf(events[last]!, seat)) last--;
  if (last < 0) return false;
  const spot = readPredraw(view, readBettingLog(view, last), seat);
  return planPredraw(rank, spot, loosestShift(profile), profile, NEVER).asThree;
}

const isBettingOf = (event: View['events'][number], seat: Seat): boolean =>
  (event.type === 'check' || event.type === 'call' || event.type === 'raise') && event.seat === seat;

/** With limits that may or may not move down, those that stay; with limits that may or may not move up, those moved. */
function loosestShift({ tightnessFactor }: StrategyProfile): number {
  if (tightnessFactor < 1) return 1;
  return 5 * (tightnessFactor - 1) > 1 - 1e-9 ? -1 : 0;
}

const NEVER: Rng = { nextUint32: () => 0xffffffff };
