import type { Rng } from '@doorcard/cards';
import type { Seat, View } from '@doorcard/engine';
import { seatOf } from '../player.js';
import { happens } from '../stream.js';
import type { BadugiCode } from './badugiReason.js';
import { highOf, LOWEST_BADUGI, sizeOf, withoutTop } from './badugiRank.js';
import type { BadugiRule } from './badugiRules.js';
import { readBettingLog, type BettingLog } from './bettingLog.js';
import { isWithin, OPENING_RANGES, shiftLimit } from './openingRange.js';
import { findOpeningSeat, type OpeningSeat } from './openingSeat.js';
import type { StrategyProfile } from './strategyProfile.js';

/** The first raiser: from which seat, or over limpers. */
export type Opener = OpeningSeat | 'limpers';

/** What the tables before the first draw ask for. */
export interface PredrawSpot {
  /** The row of the opening table. */
  readonly seat: OpeningSeat;
  readonly raises: number;
  /** Others who have called or raised. */
  readonly entered: number;
  readonly opener: Opener | undefined;
  readonly isSmallBlind: boolean;
  readonly isBigBlind: boolean;
  /** I have called or raised already, so that another raise costs one bet more. */
  readonly isIn: boolean;
  /** Two players are left. */
  readonly isHeadsUp: boolean;
}

export interface PredrawPlan {
  readonly wish: 'RAISE' | 'CALL' | 'FOLD';
  readonly code: BadugiCode;
  /** The row of the table. */
  readonly rule: BadugiRule;
  /** A badugi that is played for its three lowest cards. */
  readonly asThree: boolean;
}

export const readPredraw = (view: View, log: BettingLog, seat: Seat = seatOf(view)): PredrawSpot => {
  const { stakes, seats } = view;
  const blind = stakes.blinds[seat] ?? 0;
  let isBiggest = true;
  for (let i = 0; i < stakes.blinds.length; i++) if (stakes.blinds[i]! > blind) isBiggest = false;
  const others = log.entered & ~(1 << seat);
  return {
    seat: findOpeningSeat(seat, seats.length, stakes.blinds),
    raises: log.raises,
    entered: countBits(others),
    opener:
      log.opener < 0
        ? undefined
        : log.limpers > 0
          ? 'limpers'
          : findOpeningSeat(log.opener, seats.length, stakes.blinds),
    isSmallBlind: blind > 0 && !isBiggest,
    isBigBlind: blind > 0 && isBiggest,
    isIn: ((log.entered >> seat) & 1) === 1,
    isHeadsUp: seats.length - countBits(log.folded) === 2,
  };
};

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** How often a three-card hand that opens at a full table raises. As a steal it always does. */
const OPEN_THREE = 0.8;
const isSteal = (seat: OpeningSeat): boolean =>
  seat === 'button' || seat === 'smallBlind' || seat === 'headsUp';

/** The highest hands that call limpers, and that the small blind completes with for half a bet. */
const LIMP = { three: 8, two: 3 };
const HALF_PRICE = { three: 13, two: 8 };
/** The highest three-card hand that raises limpers. */
const RAISE_LIMPERS = 5;

/** The highest three-card and two-card hand; 0 for none. */
interface CallLimits {
  readonly three: number;
  readonly two: number;
}

/** Against one raise, by who made it. */
interface DefenceRow {
  /** The highest badugi and three-card hand that raise again. */
  readonly reraise: { readonly badugi: number; readonly three: number };
  /** With what the big blind calls, the small blind, and everybody else. */
  readonly bigBlind: CallLimits;
  readonly smallBlind: CallLimits;
  readonly others: CallLimits;
}

const calls = (three: number, two = 0): CallLimits => ({ three, two });
const NOBODY = calls(0);

const DEFENCE: Readonly<Record<Opener, DefenceRow>> = {
  early: { reraise: { badugi: 7, three: 0 }, bigBlind: calls(10, 3), smallBlind: calls(6), others: calls(5) },
  middle: {
    reraise: { badugi: 8, three: 4 },
    bigBlind: calls(11, 4),
    smallBlind: calls(7),
    others: calls(6),
  },
  late: { reraise: { badugi: 10, three: 5 }, bigBlind: calls(12, 5), smallBlind: calls(8), others: calls(7) },
  button: {
    reraise: { badugi: 12, three: 6 },
    bigBlind: calls(12, 6),
    smallBlind: calls(8, 3),
    others: NOBODY,
  },
  smallBlind: {
    reraise: { badugi: 13, three: 7 },
    bigBlind: calls(13, 7),
    smallBlind: NOBODY,
    others: NOBODY,
  },
  headsUp: { reraise: { badugi: 13, three: 8 }, bigBlind: calls(12, 7), smallBlind: NOBODY, others: NOBODY },
  limpers: {
    reraise: { badugi: 8, three: 4 },
    bigBlind: calls(10, 4),
    smallBlind: calls(7),
    others: calls(7),
  },
};

/** By how many ranks the big blind calls with higher badugis than it raises with. */
const BLIND_BADUGI = 3;
/** The highest badugi that calls a raise from any other seat. */
const CALL_BADUGI_LIMIT = 12;
/** How often a three-card hand within its limit raises a raise. */
const RERAISE_THREE = 0.5;
/** Who is in already calls one more bet with these; one who is not needs a better hand for two or more. */
const ONE_MORE = { three: 13, two: 8 };
const COLD = { raise: 6, badugi: 8, three: 5 };
/** Heads-up a badugi up to this raises again and again. */
const CAP_HEADS_UP = 9;

/** The row and column of the tables. `shift` is where tightness has moved the limits. */
export function planPredraw(
  rank: number,
  spot: PredrawSpot,
  shift: number,
  { aggressionFactor }: StrategyProfile,
  rng: Rng,
): PredrawPlan {
  if (spot.raises === 0) {
    return spot.entered === 0
      ? planOpening(rank, spot, shift, aggressionFactor, rng)
      : planAfterLimpers(rank, spot, shift, aggressionFactor, rng);
  }
  return spot.raises === 1 && !spot.isIn
    ? planDefence(rank, spot, shift, aggressionFactor, rng)
    : planAgainstMore(rank, spot, shift);
}

const plan = (
  wish: PredrawPlan['wish'],
  code: BadugiCode,
  rule: BadugiRule,
  asThree = false,
): PredrawPlan => ({
  wish,
  code,
  rule,
  asThree,
});

const OUT = plan('FOLD', 'outside_limits', 'badugi/open/fold');
const OPEN_BADUGI = plan('RAISE', 'playable_badugi', 'badugi/open/badugi');
const OPEN_AS_THREE = plan('RAISE', 'best_three', 'badugi/open/as-three', true);
const LIMP_AS_THREE = plan('CALL', 'best_three', 'badugi/open/limp-as-three', true);
const OPEN_THREE_CARD = plan('RAISE', 'playable_three', 'badugi/open/three');
const LIMP_THREE_CARD = plan('CALL', 'playable_three', 'badugi/open/limp-three');
const STEAL_TWO = plan('RAISE', 'badugi_steal', 'badugi/open/two');
const COMPLETE = plan('CALL', 'badugi_half_price', 'badugi/open/half-price');

function planOpening(
  rank: number,
  spot: PredrawSpot,
  shift: number,
  aggression: number,
  rng: Rng,
): PredrawPlan {
  const row = OPENING_RANGES[spot.seat];
  const size = sizeOf(rank);
  if (size === 4) {
    // Late and later any badugi is ahead of the hands that still draw.
    if (isWithin(rank, row.badugi, shift) || spot.seat === 'late' || isSteal(spot.seat)) return OPEN_BADUGI;
    const three = withoutTop(rank);
    if (!isWithin(three, row.threeCard, shift)) return OUT;
    return happens(OPEN_THREE * aggression, rng) ? OPEN_AS_THREE : LIMP_AS_THREE;
  }
  if (size === 3 && isWithin(rank, row.threeCard, shift)) {
    return isSteal(spot.seat) || happens(OPEN_THREE * aggression, rng) ? OPEN_THREE_CARD : LIMP_THREE_CARD;
  }
  if (size === 2 && highOf(rank) <= twoLimit(row.twoCard.maxHighCard, spot.seat, shift)) return STEAL_TWO;
  return spot.isSmallBlind && isCheap(rank, shift) ? COMPLETE : OUT;
}

/** Tightness moves the two-card limit of a steal only. */
const twoLimit = (limit: number, seat: OpeningSeat, shift: number): number =>
  isSteal(seat) ? limit + shift : limit;

/** Good enough for half a bet. */
function isCheap(rank: number, shift: number): boolean {
  const size = sizeOf(rank);
  const high = highOf(rank);
  return size === 3 ? high <= HALF_PRICE.three + shift : size === 2 && high <= HALF_PRICE.two + shift;
}

const RAISE_BADUGI = plan('RAISE', 'playable_badugi', 'badugi/limpers/badugi');
const RAISE_THREE = plan('RAISE', 'playable_three', 'badugi/limpers/raise-three');
const CALL_THREE = plan('CALL', 'playable_three', 'badugi/limpers/three');
const CALL_TWO = plan('CALL', 'two_low_cards', 'badugi/limpers/two');
const CALL_HALF = plan('CALL', 'badugi_half_price', 'badugi/limpers/half-price');
const FOLD_LIMPED = plan('FOLD', 'outside_limits', 'badugi/limpers/fold');

function planAfterLimpers(
  rank: number,
  spot: PredrawSpot,
  shift: number,
  aggression: number,
  rng: Rng,
): PredrawPlan {
  const size = sizeOf(rank);
  const high = highOf(rank);
  if (size === 4) return RAISE_BADUGI;
  if (size === 3 && high <= RAISE_LIMPERS && happens(OPEN_THREE * aggression, rng)) return RAISE_THREE;
  if (size === 3 && high <= shiftLimit(LIMP.three, shift)) return CALL_THREE;
  if (size === 2 && high <= LIMP.two) return CALL_TWO;
  return spot.isSmallBlind && isCheap(rank, shift) ? CALL_HALF : FOLD_LIMPED;
}

const RERAISE_BADUGI = plan('RAISE', 'playable_badugi', 'badugi/raised/reraise-badugi');
const RERAISE_THREE_CARD = plan('RAISE', 'playable_three', 'badugi/raised/reraise-three');
const CALL_BADUGI = plan('CALL', 'playable_badugi', 'badugi/raised/badugi');
const CALL_RAISE = plan('CALL', 'playable_three', 'badugi/raised/three');
const CALL_AS_THREE = plan('CALL', 'best_three', 'badugi/raised/as-three', true);
const CALL_RAISE_TWO = plan('CALL', 'two_low_cards', 'badugi/raised/two');
const DEFEND = plan('CALL', 'badugi_defence', 'badugi/raised/big-blind');
const FOLD_TO_RAISE = plan('FOLD', 'outside_limits', 'badugi/raised/fold');

function planDefence(
  rank: number,
  spot: PredrawSpot,
  shift: number,
  aggression: number,
  rng: Rng,
): PredrawPlan {
  const row = DEFENCE[spot.opener ?? 'limpers'];
  const size = sizeOf(rank);
  const high = highOf(rank);
  const limits = spot.isBigBlind ? row.bigBlind : spot.isSmallBlind ? row.smallBlind : row.others;
  if (size === 4) {
    if (high <= row.reraise.badugi) return RERAISE_BADUGI;
    // What is too high to raise is still ahead of hands that draw.
    if (spot.isBigBlind && high <= row.reraise.badugi + BLIND_BADUGI) return CALL_BADUGI;
    if (high <= row.reraise.badugi + 1 && high <= CALL_BADUGI_LIMIT) return CALL_BADUGI;
    return highOf(withoutTop(rank)) <= limits.three ? CALL_AS_THREE : FOLD_TO_RAISE;
  }
  if (size === 3) {
    if (high <= row.reraise.three && happens(RERAISE_THREE * aggression, rng)) return RERAISE_THREE_CARD;
    if (high <= limits.three + shift) return spot.isBigBlind ? DEFEND : CALL_RAISE;
    return FOLD_TO_RAISE;
  }
  // With others in the pot the price is better.
  const two = limits.two === 0 ? 0 : limits.two + shift + (spot.entered > 1 ? 1 : 0);
  if (size !== 2 || high > two) return FOLD_TO_RAISE;
  return spot.isBigBlind ? DEFEND : CALL_RAISE_TWO;
}

const CAP_BADUGI = plan('RAISE', 'playable_badugi', 'badugi/reraised/raise-badugi');
const STAY_BADUGI = plan('CALL', 'playable_badugi', 'badugi/reraised/badugi');
const STAY_THREE = plan('CALL', 'playable_three', 'badugi/reraised/three');
const ONE_MORE_BET = plan('CALL', 'badugi_one_more', 'badugi/reraised/one-more');
const FOLD_TO_MORE = plan('FOLD', 'outside_limits', 'badugi/reraised/fold');

function planAgainstMore(rank: number, spot: PredrawSpot, shift: number): PredrawPlan {
  const size = sizeOf(rank);
  const high = highOf(rank);
  if (size === 4) {
    if (high <= (spot.isHeadsUp ? CAP_HEADS_UP : COLD.raise)) return CAP_BADUGI;
    if (spot.isIn || high <= COLD.badugi) return STAY_BADUGI;
    return highOf(withoutTop(rank)) <= COLD.three + shift ? CALL_AS_THREE : FOLD_TO_MORE;
  }
  if (size === 3 && high <= COLD.three + shift) return STAY_THREE;
  if (!spot.isIn) return FOLD_TO_MORE;
  return high <= (size === 3 ? ONE_MORE.three : size === 2 ? ONE_MORE.two + shift : 0)
    ? ONE_MORE_BET
    : FOLD_TO_MORE;
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
