import type { Card } from '@doorcard/cards';
import { lowValue } from '../cardValue.js';
import type { VisibleContext } from '../visibleContext.js';
import { scoreHigh } from './highScore.js';
import { clampScore, type Score } from './score.js';

/** By the highest card of a low without a pair, from the five. */
const LOW_VALUES = [100, 96, 90, 80, 66, 56, 46, 38, 30] as const;
const PAIRED = 15;
/** By street from 3rd: how much the low that is there counts against what may become of it. */
const MADE_SHARE = [0, 0, 0.3, 0.6, 1] as const;
const MOST_LOW_BOARDS = 10;

/** The score of Razz. */
export function scoreRazz({ me, live, street }: VisibleContext): Score {
  const threat = Math.min(MOST_LOW_BOARDS, 2 * countWheelCards(live));
  const { lows, pairs, high, worst } = countLows(me.cards, 5);
  const count = 50 + 10 * lows - 12 * pairs - 8 * high - 2 * Math.max(0, worst - 8);
  const share = MADE_SHARE[street - 3]!;
  // Once there are five cards, one low card that he shows must not make four lows and a king a fold.
  if (share === 0) return { points: clampScore(count - threat), draw: 0, threat };
  const value = pairs > 0 ? PAIRED : LOW_VALUES[worst - 5]!;
  return { points: clampScore(share * value + (1 - share) * clampScore(count)), draw: 0, threat };
}

/** By the highest card of a low that qualifies, from the five. */
const EIGHT_VALUES = [96, 92, 86, 78] as const;
/** From here on a side may win its half. */
const ALIVE = 60;
const ONE_SIDE = 8;
const SCOOP = 6;

/** The score of Stud8: the better side, more when both may win, less when one has to share among many. */
export function scoreEight(context: VisibleContext): Score {
  const { points: high, draw, threat } = scoreHigh(context);
  const low = scoreEightLow(context);
  const sides = Number(high >= ALIVE) + Number(low >= ALIVE);
  let points = Math.max(high, low);
  if (sides === 2) points += SCOOP;
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

/** What the best low of so many cards is made of: each rank once from below, then what is left from below. */
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
