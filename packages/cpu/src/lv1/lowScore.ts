import type { Card } from '@doorcard/cards';
import { lowValue } from '../cardValue.js';
import { countSeenRanks } from '../razz/deadLows.js';
import { hasLock } from '../razz/lowLock.js';
import { readLock } from '../stud8/stud8Lock.js';
import type { VisibleContext } from '../visibleContext.js';
import { scoreHigh } from './highScore.js';
import { clampScore, type Score } from './score.js';

/** By the highest card of a low without a pair, from the five. */
const LOW_VALUES = [100, 96, 90, 80, 66, 56, 46, 38, 30] as const;
const PAIRED = 15;
/** By street from 3rd: how much the low that is there counts against what may become of it. */
const MADE_SHARE = [0, 0, 0.3, 0.6, 1] as const;
const MOST_LOW_BOARDS = 10;

/** Points for three different lows and a brick on 4th street: a draw that may be bet. */
const RAZZ_DRAW = 8;
/** By street from 5th: what a board of only different lows below the hand costs. */
const LOW_BOARD = [12, 10, 10] as const;
/** By street from 4th and by bricks on the cleanest live board: what they are worth to me. */
const BRICKS = [
  [0, 8, 14],
  [0, 4, 14, 20],
  [0, 0, 10, 16, 20],
  [0, 0, 10, 16, 20],
] as const;
const LOCKED = 100;

/** The score of Razz. */
export function scoreRazz(context: VisibleContext): Score {
  const { me, live, street } = context;
  const { lows, pairs, high, worst } = countLows(me.cards, 5);
  const count = 50 + 10 * lows - 12 * pairs - 8 * high - 2 * Math.max(0, worst - 8);
  if (street === 3) {
    const threat = Math.min(MOST_LOW_BOARDS, 2 * countWheelCards(live));
    return { points: clampScore(count - threat), draw: 0, threat };
  }
  const bricks = BRICKS[street - 4]![Math.min(...live.map(countBricks))]!;
  const share = MADE_SHARE[street - 3]!;
  if (share === 0) {
    const threat = Math.min(MOST_LOW_BOARDS, 2 * countWheelCards(live));
    const draw = street === 4 && lows === 3 && pairs === 0 ? RAZZ_DRAW : 0;
    return { points: clampScore(count - threat + bricks), draw, threat };
  }
  if (hasLock(context, countSeenRanks(context))) return { points: LOCKED, draw: 0, threat: 0 };
  // Four lows on 5th street are worth a bet whatever he shows.
  const isDraw = street === 5 && lows === 4;
  const top = pairs > 0 ? PAIR_TOP : worst;
  const threat = !isDraw && live.some(({ up }) => isLowBoard(up, top)) ? LOW_BOARD[street - 5]! : 0;
  const value = pairs > 0 ? PAIRED : LOW_VALUES[worst - 5]!;
  const points = share * value + (1 - share) * clampScore(count) - threat + bricks;
  return { points: clampScore(points), draw: 0, threat };
}

/** A pair is worse than any card on its own. */
const PAIR_TOP = 14;

/** Only different cards up to the eight, all of them below a card. */
function isLowBoard(up: readonly Card[], top: number): boolean {
  const { lows, worst } = countLows(up, up.length);
  return lows === up.length && worst < top;
}

/** Up cards from the nine up or of a rank that is there already. */
const countBricks = ({ up }: VisibleContext['live'][number]): number =>
  up.length - countLows(up, up.length).lows;

/** By the highest card of a low that qualifies, from the five. */
const EIGHT_VALUES = [96, 92, 86, 78] as const;
/** From here on a side may win its half. */
const ALIVE = 60;
const ONE_SIDE = 8;
const SCOOP = 6;
/** Half of the pot cannot be lost. */
const CERTAIN = 100;
/** What a hand without a side costs while it is cheap to leave. */
const THIN = 8;

/** The score of Stud8: the better side, more when both may win, less when one has to share among many. */
export function scoreEight(context: VisibleContext): Score {
  if (context.street >= 5 && readLock(context) !== 'none') return { points: CERTAIN, draw: 0, threat: 0 };
  const { points: high, draw, threat } = scoreHigh(context);
  const low = scoreEightLow(context);
  const sides = Number(high >= ALIVE) + Number(low >= ALIVE);
  let points = Math.max(high, low);
  if (sides === 2) points += SCOOP;
  else if (sides === 0 && context.street <= 4) points -= THIN;
  else if (sides === 1 && context.live.length >= 2) points -= ONE_SIDE;
  return { points: clampScore(points), draw, threat };
}

function scoreEightLow({ me, street }: VisibleContext): number {
  if (street === 7) {
    const { pairs, worst } = countLows(me.cards, 5);
    return pairs === 0 && worst <= 8 ? EIGHT_VALUES[worst - 5]! : 0;
  }
  const { lows, pairs, high, worst } = countLows(me.cards, me.cards.length);
  return clampScore(40 + 12 * lows - 12 * pairs - 10 * high - 3 * Math.max(0, worst - 8));
}

const FOLD_BASE = 31;
const FOLD_PRICE = 80;
const FOLD_PLAYER = 4;

/**
 * What staying in asks for at most, by the price and by how many others are in. A profile that folds more than the
 * price allows loses every pot to a player who bets anything.
 */
export const capEightFold = ({ view, toCall, live }: VisibleContext): number =>
  FOLD_BASE + (FOLD_PRICE * toCall) / (view.pot + toCall) + FOLD_PLAYER * (live.length - 1);

/** Whether the cards hold a low that qualifies. */
export function hasEightLow(cards: readonly Card[]): boolean {
  const { pairs, worst } = countLows(cards, 5);
  return cards.length >= 5 && pairs === 0 && worst <= 8;
}

interface LowCount {
  /** Different ranks from the ace to the eight. */
  readonly lows: number;
  /** Ranks that are there twice or more. */
  readonly pairs: number;
  /** Cards from the nine up. */
  readonly high: number;
  /** The value of the highest. */
  readonly worst: number;
}

/** What the best low of `most` cards is made of: each rank once from the lowest, then the remaining cards from the lowest. */
function countLows(cards: readonly Card[], most: number): LowCount {
  // By value: which are there at least once, twice, three and four times.
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let four = 0;
  for (let i = 0; i < cards.length; i++) {
    const bit = 1 << lowValue(cards[i]!);
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  let left = Math.min(most, cards.length);
  let lows = 0;
  let high = 0;
  let worst = 0;
  for (let value = 1; value <= 13 && left > 0; value++) {
    if (((once >> value) & 1) === 0) continue;
    left--;
    worst = value;
    if (value <= 8) lows++;
    else high++;
  }
  let pairs = 0;
  for (let value = 1; value <= 13 && left > 0; value++) {
    if (((twice >> value) & 1) === 0) continue;
    const taken = Math.min(left, 1 + ((thrice >> value) & 1) + ((four >> value) & 1));
    left -= taken;
    pairs++;
    if (value >= 9) high += taken;
  }
  return { lows, pairs, high, worst };
}

/** Cards from the ace to the five that opponents who are in show. */
function countWheelCards(live: VisibleContext['live']): number {
  let count = 0;
  for (const { up } of live) for (const card of up) if (lowValue(card) <= 5) count++;
  return count;
}

/** How many different ranks from the ace to the eight there are. */
export const countDifferentLows = (cards: readonly Card[]): number => countLows(cards, cards.length).lows;
