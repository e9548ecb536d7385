import { rankOf, type Card } from '@doorcard/cards';
import {
  findStraightOuts,
  FLUSH,
  isFlushDraw,
  NO_PAIR,
  PAIR,
  readShape,
  type HandShape,
} from '../stud/handShape.js';
import { showsFourToMade, showsPair } from '../stud/threat.js';
import type { VisibleContext, VisibleOpponent } from '../visibleContext.js';
import { clampScore, type Score } from './score.js';

/** By the index in `HIGH_CATEGORIES`; no pair and one pair go by their rank. */
const MADE_POINTS = [44, 60, 74, 78, 84, 88, 92, 95, 98] as const;
const FLUSH_DRAW = 10;
const STRAIGHT_DRAW = 8;
const BACK_DOOR = 3;
const MOST_DEAD = 6;
const OPEN_PAIR = 8;
const OPEN_TRIPS = 16;
const FOUR_TO_MADE = 8;
const HIGH_BOARD = 4;

/** The score of Stud Hi. */
export function scoreHigh(context: VisibleContext): Score {
  const shape = readShape(context.me.cards);
  const draw = findDraws(context, shape);
  const threat = findThreatPoints(context.live);
  return {
    points: clampScore(scoreMade(shape) + draw.points - draw.dead - threat),
    draw: draw.points,
    threat,
  };
}

export function scoreMade({ made, pair, ranks }: HandShape): number {
  const points = MADE_POINTS[made]!;
  if (made === PAIR) return points + Math.round((10 * (pair - 2)) / 12);
  return made === NO_PAIR ? points + 31 - Math.clz32(ranks) : points;
}

interface Draws {
  readonly points: number;
  /** What dead cards take away. */
  readonly dead: number;
}

function findDraws({ deadSuitCount, deadRankCount }: VisibleContext, shape: HandShape): Draws {
  const { size, made, suit, suited } = shape;
  let points = 0;
  let dead = 0;
  if (size > 3 && isFlushDraw(shape)) {
    points += FLUSH_DRAW;
    dead += Math.min(MOST_DEAD, deadSuitCount[suit]!);
  }
  const outs = findStraightOuts(shape);
  if (outs !== 0) {
    points += STRAIGHT_DRAW;
    let gone = 0;
    for (let rank = 0; rank < 13; rank++) if ((outs >> rank) & 1) gone += deadRankCount[rank]!;
    dead += Math.min(MOST_DEAD, gone);
  }
  if (points === 0 && size < 6 && suited === 3 && made < FLUSH) points = BACK_DOOR;
  return { points, dead };
}

/** Only boards of players who are in, each on its own: two sevens in front of two players are not a pair. */
function findThreatPoints(live: readonly VisibleOpponent[]): number {
  let worst = 0;
  let high = 0;
  for (const { up } of live) {
    worst = Math.max(worst, findBoardPoints(up));
    let courts = 0;
    for (const card of up) if (rankOf(card) >= QUEEN) courts++;
    if (courts >= 2) high = HIGH_BOARD;
  }
  return worst + high;
}

function findBoardPoints(up: readonly Card[]): number {
  if (showsPair(up)) return readShape(up).made > PAIR ? OPEN_TRIPS : OPEN_PAIR;
  return showsFourToMade(up) ? FOUR_TO_MADE : 0;
}

const QUEEN = 10;
