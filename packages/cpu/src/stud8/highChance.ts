import { countRanks } from '../stud/straightDraw.js';
import type { HandShape } from '../stud/handShape.js';
import { FINAL_GRADES } from './finalGrades.generated.js';
import { FLUSH_GRADE, FULL_GRADE, gradeOf, HIGH_GRADES, STRAIGHT_GRADE } from './highGrade.js';
import { classOf, KNOWN_CLASSES, LIVE_STEPS, liveStepOf } from './knownCards.js';

/** Everything that is seen, my own cards included. */
export interface SeenCards {
  /** By rank, 0 the deuce to 12 the ace, and by suit. */
  readonly ranks: ArrayLike<number>;
  readonly suits: ArrayLike<number>;
  /** Cards that are not seen. */
  readonly unseen: number;
}

const HAND = 7;

/** The rows of the generated table with every grade in its place, as shares. */
const ROWS = readRows();

function readRows(): Float64Array {
  const rows = new Float64Array(FINAL_GRADES.length * HIGH_GRADES);
  for (const [index, row] of FINAL_GRADES.entries()) {
    let sum = 0;
    for (const share of row) sum += share;
    for (const [i, share] of row.entries()) {
      rows[index * HIGH_GRADES + (i < STRAIGHT_GRADE ? i : i + FULL_GRADE - STRAIGHT_GRADE)] = share / sum;
    }
  }
  return rows;
}

/**
 * Fills in how likely each final high grade is: one to six known cards, the rest dealt at random from what is unseen.
 * `suits` counts the known cards by suit, four bits each. With three known cards or fewer, straights and flushes are
 * far away: then `isRough` leaves dead cards out of their chances, which are looked up.
 */
export function fillHighChances(
  shape: HandShape,
  suits: number,
  seen: SeenCards,
  into: Float64Array,
  isRough: boolean,
): void {
  const { size, ranks } = shape;
  const toCome = HAND - size;
  if (toCome === 0) {
    into.fill(0, 0, HIGH_GRADES);
    into[gradeOf(shape)] = 1;
    return;
  }
  const row =
    ((size - 1) * KNOWN_CLASSES * LIVE_STEPS + classOf(shape) * LIVE_STEPS + liveStepOf(shape, seen.ranks)) *
    HIGH_GRADES;
  const full = ROWS[row + FULL_GRADE]! + ROWS[row + FULL_GRADE + 1]! + ROWS[row + FULL_GRADE + 2]!;
  const isFar = isRough && size <= FAR;
  const flush = isFar ? lookUpFlush(suits, toCome) : findFlushChance(suits, toCome, seen);
  const straight = isFar ? lookUpStraight(ranks, toCome) : findStraightChance(ranks, toCome, seen);
  const kept = (1 - flush) * (1 - straight);
  for (let grade = 0; grade < STRAIGHT_GRADE; grade++) into[grade] = ROWS[row + grade]! * kept;
  const straights = (1 - full) * (1 - flush) * straight;
  const flushes = (1 - full) * flush;
  into[STRAIGHT_GRADE] = straights * LOW_STRAIGHTS;
  into[STRAIGHT_GRADE + 1] = straights * (1 - LOW_STRAIGHTS);
  into[FLUSH_GRADE] = flushes * LOW_FLUSHES;
  into[FLUSH_GRADE + 1] = flushes * (1 - LOW_FLUSHES);
  for (let grade = FULL_GRADE; grade < HIGH_GRADES; grade++) into[grade] = ROWS[row + grade]!;
  raiseTo(gradeOf(shape), into);
}

/** Shares of straights up to the 8, and of flushes up to the Q, where it is not known which it will be. */
const LOW_STRAIGHTS = 0.45;
const LOW_FLUSHES = 0.4;

/** A hand never gets worse. */
function raiseTo(made: number, chances: Float64Array): void {
  let sum = 0;
  for (let grade = 0; grade < made; grade++) {
    sum += chances[grade]!;
    chances[grade] = 0;
  }
  chances[made]! += sum;
}

/** Ways to choose k of n: CHOOSE[n * 8 + k]. */
const CHOOSE = fillChoose();

function fillChoose(): Float64Array {
  const ways = new Float64Array(53 * 8);
  for (let n = 0; n <= 52; n++) {
    ways[n * 8] = 1;
    for (let k = 1; k < 8 && k <= n; k++)
      ways[n * 8 + k] = ways[(n - 1) * 8 + k - 1]! + ways[(n - 1) * 8 + k]!;
  }
  return ways;
}

/** The chance of five of a suit; two suits at once hardly ever matter. */
function findFlushChance(suits: number, toCome: number, seen: SeenCards): number {
  let chance = 0;
  for (let suit = 0; suit < 4; suit++) {
    const need = 5 - ((suits >> (4 * suit)) & 15);
    if (need <= 0) return 1;
    if (need <= toCome) chance += findSuitChance(need, toCome, 13 - seen.suits[suit]!, seen.unseen);
  }
  return chance;
}

function findSuitChance(need: number, toCome: number, live: number, unseen: number): number {
  let ways = 0;
  for (let hits = need; hits <= toCome && hits <= live; hits++) {
    ways += CHOOSE[live * 8 + hits]! * CHOOSE[(unseen - live) * 8 + toCome - hits]!;
  }
  return ways / CHOOSE[unseen * 8 + toCome]!;
}

const WHEEL = 0b1_0000_0000_1111;
const RUNS = Uint16Array.from([WHEEL, ...Array.from({ length: 9 }, (_, low) => 0b11111 << low)]);
const COUNTS = Uint8Array.from({ length: 1 << 13 }, (_, set) => countRanks(set));

/** The chance of five in a row: for each run the ranks that are missing, as if they came one by one. */
function findStraightChance(ranks: number, toCome: number, seen: SeenCards): number {
  const { ranks: counts } = seen;
  const each = 1 / seen.unseen;
  let missed = 1;
  for (let i = 0; i < RUNS.length; i++) {
    let missing = RUNS[i]! & ~ranks;
    const need = COUNTS[missing]!;
    if (need > toCome) continue;
    if (need === 0) return 1;
    let chance = 1;
    for (let left = toCome; missing !== 0; left--) {
      chance *= left * each * (4 - counts[31 - Math.clz32(missing & -missing)]!);
      missing &= missing - 1;
    }
    missed *= chance < 1 ? 1 - chance : 0;
  }
  return 1 - missed;
}

const FAR = 3;
const FRESH: SeenCards = {
  ranks: new Uint8Array(13),
  suits: Uint8Array.from([1, 1, 1, 1]),
  unseen: 48,
};
const UNKNOWN = -1;
/** By the ranks of one to three known cards: the rest comes from a deck of which nothing else is seen. */
const STRAIGHT_CHANCES = [4, 5, 6].map(() => new Float64Array(1 << 13).fill(UNKNOWN));
/** The same by their suits. */
const FLUSH_CHANCES = [4, 5, 6].map(() => new Float64Array(0x3001).fill(UNKNOWN));

function lookUpStraight(ranks: number, toCome: number): number {
  const table = STRAIGHT_CHANCES[toCome - 4]!;
  const known = table[ranks]!;
  return known >= 0 ? known : (table[ranks] = findStraightChance(ranks, toCome, FRESH));
}

function lookUpFlush(suits: number, toCome: number): number {
  const table = FLUSH_CHANCES[toCome - 4]!;
  const known = table[suits]!;
  return known >= 0 ? known : (table[suits] = findFlushChance(suits, toCome, FRESH));
}
