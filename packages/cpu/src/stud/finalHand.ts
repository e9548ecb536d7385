import { rankOf, suitOf, type Card } from '@doorcard/cards';
import { FLUSH, FULL_HOUSE, NO_PAIR, PAIR, readShape, STRAIGHT, TRIPS, TWO_PAIR } from './handShape.js';
import { RANK_ODDS } from './rankOdds.generated.js';
import { findOuts, hasStraight } from './straightDraw.js';

// What a hand ends as. Everybody ends with seven cards, so two hands are compared by what their known cards become when
// the others are dealt at random: all of mine against only the up cards of an opponent.

/**
 * Buckets of final hands from the worst: no pair up to J, Q, K, A; a pair by its rank; two pair by the higher: up to 5,
 * 7, then each; trips up to 5, 9, Q, A; straights up to 8, J, A; flushes up to T, Q, K, A; full houses up to 6, T, A;
 * quads and better.
 */
export const BUCKETS = 41;
const FIRST_PAIR = 4;
const FIRST_TWO_PAIR = 17;
const FIRST_TRIPS = 26;
const FIRST_STRAIGHT = 30;
const FIRST_FLUSH = 33;
const FIRST_FULL = 37;
const BEST = 40;

const HAND = 7;
const DIGIT = 15 ** 4;

/** The bucket of a hand of seven cards. */
export function findBucket(cards: readonly Card[]): number {
  const { made, strength } = readShape(cards);
  const top = (Math.trunc(strength / DIGIT) % 15) - 2;
  switch (made) {
    case NO_PAIR:
      return Math.max(0, top - 9);
    case PAIR:
      return FIRST_PAIR + top;
    case TWO_PAIR:
      return FIRST_TWO_PAIR + (top <= 3 ? 0 : top <= 5 ? 1 : top - 4);
    case TRIPS:
      return FIRST_TRIPS + (top <= 3 ? 0 : top <= 7 ? 1 : top <= 10 ? 2 : 3);
    case STRAIGHT:
      return FIRST_STRAIGHT + bandOfStraight(top);
    case FLUSH:
      return FIRST_FLUSH + bandOfFlush(top);
    case FULL_HOUSE:
      return FIRST_FULL + (top <= 4 ? 0 : top <= 8 ? 1 : 2);
    default:
      return BEST;
  }
}

const bandOfStraight = (top: number): number => (top <= 6 ? 0 : top <= 9 ? 1 : 2);
const bandOfFlush = (top: number): number => (top <= 8 ? 0 : top <= 10 ? 1 : top - 9);

/** How many cards of each rank and suit somebody can see: my cards and all up cards. */
export interface SeenCards {
  readonly ranks: Int32Array;
  readonly suits: Int32Array;
}

/** Writes how often the known cards end in each bucket. The values add up to 1. */
export function writeFinalOdds(known: readonly Card[], seen: SeenCards, odds: Float64Array): void {
  const size = known.length;
  if (size >= HAND) {
    odds.fill(0);
    odds[findBucket(known)] = 1;
    return;
  }
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let four = 0;
  // A count of four bits for each suit.
  let suits = 0;
  for (let i = 0; i < size; i++) {
    const card = known[i]!;
    const bit = 1 << rankOf(card);
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
    suits += 1 << (suitOf(card) * 4);
  }
  const { rows, sums } = (ranksTable ??= readTable());
  const row = (size - 1) * ROWS + rowOf(once, twice, thrice, four);
  // What is lost above because of dead cards goes to the buckets below.
  const tripsPart = four === 0 && thrice === 0 ? findTripsPart(twice, seen) : 1;
  const fullPart = four === 0 && thrice === 0 ? findFullPart(twice, seen) : 1;
  const low = sums[row * 3]!;
  const trips = sums[row * 3 + 1]!;
  const full = sums[row * 3 + 2]!;
  const kept = 1 - trips * tripsPart - full * fullPart;
  const lowPart = low === 0 ? 1 : kept / low;
  const toCome = HAND - size;
  const outs = findOuts(once);
  const straight = findStraightChance(once, outs, toCome, seen);
  const suit = findMostSuited(suits);
  const flush = findFlushChance((suits >> (suit * 4)) & 15, toCome, 13 - seen.suits[suit]!);
  // Straights and flushes come from all hands below them.
  const rest = (1 - straight) * (1 - flush);
  const below = (low === 0 ? 0 : kept) + trips * tripsPart;
  const from = row * BUCKETS;
  for (let i = 0; i < FIRST_TRIPS; i++) odds[i] = rows[from + i]! * lowPart * rest;
  for (let i = FIRST_TRIPS; i < FIRST_STRAIGHT; i++) odds[i] = rows[from + i]! * tripsPart * rest;
  for (let i = FIRST_STRAIGHT; i < FIRST_FULL; i++) odds[i] = 0;
  for (let i = FIRST_FULL; i < BUCKETS; i++) odds[i] = rows[from + i]! * fullPart;
  if (straight > 0)
    odds[FIRST_STRAIGHT + bandOfStraight(topOf(once | outs))] = below * straight * (1 - flush);
  if (flush > 0) odds[FIRST_FLUSH + bandOfFlush(findTop(known, suit))] = below * flush;
}

const ROWS = 59;

interface RanksTable {
  readonly rows: Float64Array;
  /** By row: up to two pair, trips, full houses and better. */
  readonly sums: Float64Array;
}
let ranksTable: RanksTable | undefined;

/** The generated table as numbers, read once. */
function readTable(): RanksTable {
  const rows = new Float64Array(6 * ROWS * BUCKETS);
  const sums = new Float64Array(6 * ROWS * 3);
  RANK_ODDS.forEach((lines, size) =>
    lines.forEach((line, index) => {
      if (line === '') return;
      const row = size * ROWS + index;
      const [first, parts] = line.split(':');
      const values = parts!.trim().split(' ').map(Number);
      const total = values.reduce((sum, value) => sum + value, 0);
      values.forEach((value, i) => {
        const bucket = Number(first) + i;
        const part = bucket < FIRST_TRIPS ? 0 : bucket < FIRST_STRAIGHT ? 1 : 2;
        rows[row * BUCKETS + bucket] = value / total;
        sums[row * 3 + part]! += value / total;
      });
    }),
  );
  return { rows, sums };
}

/** How much of the usual chance one pair has to become trips or better, by the cards of its rank that are left. */
function findTripsPart(twice: number, { ranks }: SeenCards): number {
  return twice === 0 || (twice & (twice - 1)) !== 0 ? 1 : 0.15 + 0.425 * (4 - ranks[topOf(twice)]!);
}

/** The same for a full house or better of one pair or two. */
function findFullPart(twice: number, seen: SeenCards): number {
  if (twice === 0 || (twice & (twice - 1)) === 0) return findTripsPart(twice, seen);
  let left = 0;
  for (let pairs = twice; pairs !== 0; pairs &= pairs - 1) left += 4 - seen.ranks[topOf(pairs & -pairs)]!;
  return Math.min(1, 0.1 + 0.225 * left);
}

const topOf = (set: number): number => 31 - Math.clz32(set);
const KINGS_AND_ACES = 0b11 << 11;
const FROM_TEN = 0b11111 << 8;

/** The row of the generated table: the same as in scripts/writeRankOdds.mjs. */
function rowOf(once: number, twice: number, thrice: number, four: number): number {
  if (four !== 0) return 58;
  if (thrice !== 0) {
    const trips = topOf(thrice);
    if ((twice & ~(1 << trips)) !== 0) return 55 + (trips <= 4 ? 0 : trips <= 8 ? 1 : 2);
    return 50 + Math.trunc(trips / 3);
  }
  if (twice !== 0) {
    const top = topOf(twice);
    if ((twice & (twice - 1)) !== 0) return 44 + Math.max(0, Math.ceil(top / 2) - 1);
    return 18 + top * 2 + ((once & ~twice & KINGS_AND_ACES) !== 0 ? 1 : 0);
  }
  const top = topOf(once);
  let courts = 0;
  for (let rest = once & FROM_TEN & ~(1 << top); rest !== 0; rest &= rest - 1) courts++;
  return Math.max(0, top - 7) * 3 + Math.min(2, courts);
}

/** Cards that are neither mine nor shown, about. */
const UNSEEN = 44;
const SETS = 1 << 13;
/** By cards to come and ranks held: the chance of a straight, -1 while nobody has asked. */
const straightOdds = new Float64Array(HAND * SETS).fill(-1);

/** The chance that ranks hold a straight after this many more cards. */
function findStraightOdds(ranks: number, toCome: number): number {
  const at = toCome * SETS + ranks;
  const known = straightOdds[at]!;
  if (known >= 0) return known;
  let odds = 0;
  if (hasStraight(ranks)) odds = 1;
  else if (toCome > 0) {
    let rest = 1;
    for (let rank = 0; rank < 13; rank++) {
      if ((ranks >> rank) & 1) continue;
      odds += (4 / UNSEEN) * findStraightOdds(ranks | (1 << rank), toCome - 1);
      rest -= 4 / UNSEEN;
    }
    odds += rest * findStraightOdds(ranks, toCome - 1);
  }
  straightOdds[at] = odds;
  return odds;
}

function findStraightChance(once: number, outs: number, toCome: number, { ranks }: SeenCards): number {
  const chance = findStraightOdds(once, toCome);
  if (outs === 0 || chance === 1) return chance;
  let live = 0;
  let all = 0;
  for (let rest = outs; rest !== 0; rest &= rest - 1) {
    live += 4 - ranks[topOf(rest & -rest)]!;
    all += 4;
  }
  return (chance * live) / all;
}

/** By cards to come, cards missing and cards left of the suit: the chance that enough of them come. */
const flushOdds = new Float64Array(HAND * 6 * 14);
for (let toCome = 1; toCome < HAND; toCome++) {
  for (let missing = 0; missing <= 5; missing++) {
    for (let left = 0; left <= 13; left++) {
      let chance = 0;
      for (let hits = missing; hits <= toCome; hits++) chance += hitExactly(hits, toCome, left);
      flushOdds[(toCome * 6 + missing) * 14 + left] = chance;
    }
  }
}

function hitExactly(hits: number, toCome: number, left: number): number {
  if (hits > left) return 0;
  let ways = 1;
  for (let i = 0; i < hits; i++) ways *= ((toCome - i) / (i + 1)) * ((left - i) / (UNSEEN - i));
  for (let i = 0; i < toCome - hits; i++) ways *= (UNSEEN - left - i) / (UNSEEN - hits - i);
  return ways;
}

const findFlushChance = (held: number, toCome: number, left: number): number =>
  flushOdds[(toCome * 6 + Math.max(0, 5 - held)) * 14 + left]!;

function findMostSuited(suits: number): number {
  let most = 0;
  let suit = 0;
  for (let i = 0; i < 4; i++) {
    const count = (suits >> (i * 4)) & 15;
    if (count > most) {
      most = count;
      suit = i;
    }
  }
  return suit;
}

function findTop(known: readonly Card[], suit: number): number {
  let top = 0;
  for (let i = 0; i < known.length; i++) {
    if (suitOf(known[i]!) === suit) top = Math.max(top, rankOf(known[i]!));
  }
  return top;
}
