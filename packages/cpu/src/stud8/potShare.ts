import { DECK_SIZE, rankOf, suitOf, type Card } from '@doorcard/cards';
import { lowRanksOf, type LowRanks } from '../razz/lowRanks.js';
import { readShape, type HandShape } from '../stud/handShape.js';
import type { VisibleContext } from '../visibleContext.js';
import { fillHighChances } from './highChance.js';
import { HIGH_GRADES, placeOf } from './highGrade.js';
import { LIVE_STEPS, liveStepOfRanks } from './knownCards.js';
import { countLiveLows, fillLowChances, LOW_GRADES } from './lowChance.js';

const HAND = 7;
const MOST = 8;

const makeRows = (size: number): Float64Array[] => Array.from({ length: MOST }, () => new Float64Array(size));

/** What the cards of a decision say about the end: to be filled again and again. */
export class ShareTables {
  /** How likely I end with each grade. */
  readonly myHigh = new Float64Array(HIGH_GRADES);
  readonly myLow = new Float64Array(LOW_GRADES);
  /** By opponent and grade: how likely a hand of mine of this grade is ahead of any cards he may hold. */
  readonly highRows = makeRows(HIGH_GRADES);
  readonly aheadHigh = this.highRows.slice();
  readonly aheadLow = makeRows(LOW_GRADES);
  /** By opponent: how likely he ends with each grade of low; the first is none. */
  readonly lows = makeRows(LOW_GRADES);
}

// Used again by each call.
const chances = new Float64Array(HIGH_GRADES);
const seenRanks = new Uint8Array(13);
const seenSuits = new Uint8Array(4);
const seen = { ranks: seenRanks, suits: seenSuits, unseen: 0, liveLows: 0 };

/** Reads the cards: mine, and for each live opponent what his up cards become when the rest is dealt at random. */
export function fillShareTables(
  tables: ShareTables,
  ctx: VisibleContext,
  shape: HandShape,
  held: LowRanks,
): void {
  const { myHigh, myLow, highRows, aheadHigh, aheadLow, lows } = tables;
  const { me, live, deadRankCount, deadSuitCount, deadCount, view } = ctx;
  for (let rank = 0; rank < 13; rank++) seenRanks[rank] = deadRankCount[rank]!;
  for (let suit = 0; suit < 4; suit++) seenSuits[suit] = deadSuitCount[suit]!;
  const { own } = me;
  see(own);
  seen.unseen = DECK_SIZE - deadCount - own.length;
  seen.liveLows = countLiveLows(seenRanks);
  fillHighChances(shape, countSuits(me.cards), seen, myHigh, false);
  fillLow(held, shape.size, myLow);
  const place = shape.size === HAND ? placeOf(shape) : 0.5;
  for (let i = 0; i < live.length; i++) {
    const { up } = live[i]!;
    const known = view.board.length === 0 ? up : [...up, ...view.board];
    aheadHigh[i] = up.length === 1 ? findDoorRow(up) : fillHighRow(known, place, highRows[i]!);
    fillLow(lowRanksOf(known), known.length, lows[i]!);
    addUp(lows[i]!, aheadLow[i]!);
  }
}

function see(cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) {
    seenRanks[rankOf(cards[i]!)]!++;
    seenSuits[suitOf(cards[i]!)]!++;
  }
}

function fillHighRow(known: readonly Card[], place: number, row: Float64Array): Float64Array {
  fillHighChances(readShape(known), countSuits(known), seen, chances, true);
  let below = 0;
  for (let grade = 0; grade < HIGH_GRADES; grade++) {
    const here = chances[grade]!;
    row[grade] = below + place * here;
    below += here;
  }
  return row;
}

/** By door and how live it is: kept, because on 3rd street there are many. */
const doorRows = new Array<Float64Array | undefined>(DECK_SIZE * LIVE_STEPS).fill(undefined);

function findDoorRow(up: readonly Card[]): Float64Array {
  const door = up[0]!;
  const at = door * LIVE_STEPS + liveStepOfRanks(1 << rankOf(door), 1, seenRanks);
  return (doorRows[at] ??= fillHighRow(up, 0.5, new Float64Array(HIGH_GRADES)));
}

const fillLow = (ranks: LowRanks, size: number, into: Float64Array): void =>
  fillLowChances(ranks, HAND - size, seenRanks, seen.liveLows, seen.unseen, into);

/** How likely a low of each grade is ahead of a hand with these chances; a tie is half a win. */
function addUp(of: Float64Array, ahead: Float64Array): void {
  let below = 0;
  for (let grade = 0; grade < LOW_GRADES; grade++) {
    const here = of[grade]!;
    ahead[grade] = below + 0.5 * here;
    below += here;
  }
}

function countSuits(cards: readonly Card[]): number {
  let suits = 0;
  for (let i = 0; i < cards.length; i++) suits += 1 << (4 * suitOf(cards[i]!));
  return suits;
}

/** By opponent: the whole part of his points, the rest, and how likely he is to go on. */
const wholes = new Uint8Array(MOST);
const rests = new Float64Array(MOST);
const stays = new Float64Array(MOST);

/**
 * My share of the pot against opponents who hold any cards, or better ones: an opponent with this many points holds the
 * best of 1 + points hands that he might have been dealt, and one time in five just anything. `stay` is how likely an
 * opponent is to go on who has still to answer a wager.
 */
export function findPotShare(
  { myHigh, myLow, aheadHigh, aheadLow, lows }: ShareTables,
  { live }: VisibleContext,
  points: ArrayLike<number>,
  more: number,
  stay = 1,
): number {
  const count = live.length;
  for (let i = 0; i < count; i++) {
    const { seat, toAct } = live[i]!;
    const sum = points[seat]! + more;
    wholes[i] = sum;
    rests[i] = sum - wholes[i]!;
    stays[i] = toAct ? stay : 1;
  }
  const high = sumShare(myHigh, aheadHigh, 0, HIGH_GRADES, count);
  const low = sumShare(myLow, aheadLow, 1, LOW_GRADES, count);
  const nobody = sumShare(myLow, lows, 0, 1, count);
  return high * (0.5 + 0.5 * nobody) + 0.5 * low;
}

/** How often even strong actions have nothing behind them. */
const ANYTHING = 0.2;

const products = new Float64Array(HIGH_GRADES);

/**
 * The chance to be ahead of all of them with hands of these grades, when the rows say how likely it is for any cards of
 * each opponent.
 */
function sumShare(
  mine: Float64Array,
  rows: readonly Float64Array[],
  from: number,
  to: number,
  count: number,
): number {
  let first = from;
  let end = to;
  while (first < end && mine[first] === 0) first++;
  while (first < end && mine[end - 1] === 0) end--;
  for (let grade = first; grade < end; grade++) products[grade] = 1;
  for (let i = 0; i < count; i++) multiply(rows[i]!, first, end, wholes[i]!, rests[i]!, stays[i]!);
  let sum = 0;
  for (let grade = first; grade < end; grade++) sum += mine[grade]! * products[grade]!;
  return sum;
}

function multiply(
  row: Float64Array,
  first: number,
  end: number,
  whole: number,
  rest: number,
  stay: number,
): void {
  for (let grade = first; grade < end; grade++) {
    const any = row[grade]!;
    let power = any;
    for (let k = whole; k > 0; k--) power *= any;
    const ahead = ANYTHING * any + (1 - ANYTHING) * power * (1 + rest * (any - 1));
    products[grade]! *= stay === 1 ? ahead : 1 - stay + stay * ahead;
  }
}
