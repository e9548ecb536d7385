import type { SeenRanks } from './deadLows.js';
import { KIND_COUNT, kindOf } from './lowKind.js';
import type { LowRanks } from './lowRanks.js';

/** By kind of low: the probability that a hand ends as that kind. */
export type Outlook = Float64Array;

const RANKS = 13;
const OF_RANK = 4;
const DECK = 52;

/** An outlook and what it was counted for. */
class CountedOutlook {
  readonly outlook: Outlook = new Float64Array(KIND_COUNT);
  cards = -1;
  lowSeen = -1;
  highSeen = -1;
}

/** The last ones: a street has several decisions with the same cards, and so have the rollouts of one world. */
const COUNTED = Array.from({ length: 64 }, () => new CountedOutlook());
const HALF = 7;

/**
 * What my hand ends as with up to three cards to come, counted over all cards that I do not see. Valid until the next
 * call.
 */
export function findMyOutlook(held: LowRanks, toCome: number, seen: SeenRanks): Outlook {
  let lowSeen = 0;
  let highSeen = 0;
  for (let place = 0; place < HALF; place++) lowSeen = (lowSeen << 3) | seen[place]!;
  for (let place = HALF; place < RANKS; place++) highSeen = (highSeen << 3) | seen[place]!;
  const cards = (held << 2) | toCome;
  const hash = Math.imul(cards ^ Math.imul(lowSeen, 0x2c1b3c6d) ^ (highSeen << 5), 0x297a2d39);
  const counted = COUNTED[hash >>> 26]!;
  if (counted.cards !== cards || counted.lowSeen !== lowSeen || counted.highSeen !== highSeen) {
    fillMyOutlook(held, toCome, seen, counted.outlook);
    counted.cards = cards;
    counted.lowSeen = lowSeen;
    counted.highSeen = highSeen;
  }
  return counted.outlook;
}

const counts = new Float64Array(RANKS + 1);
const bits = new Int32Array(RANKS + 1);

function fillMyOutlook(held: LowRanks, toCome: number, seen: SeenRanks, into: Outlook): void {
  for (let i = 0; i < KIND_COUNT; i++) into[i] = 0;
  if (toCome === 0) {
    into[kindOf(held)] = 1;
    return;
  }
  // Cards of the ranks that I hold change nothing: they are one class. Every other rank is a class of its own.
  let classes = 1;
  counts[0] = 0;
  let unseen = 0;
  for (let place = 0; place < RANKS; place++) {
    const left = OF_RANK - seen[place]!;
    unseen += left;
    if ((held >> place) & 1) counts[0] += left;
    else {
      counts[classes] = left;
      bits[classes++] = 1 << place;
    }
  }
  if (toCome === 1) addOne(held, classes, 1 / unseen, into);
  else if (toCome === 2) addTwo(held, classes, 2 / (unseen * (unseen - 1)), into);
  else addThree(held, classes, 6 / (unseen * (unseen - 1) * (unseen - 2)), into);
}

function addOne(held: LowRanks, classes: number, share: number, into: Outlook): void {
  for (let a = 0; a < classes; a++) into[kindOf(held | bits[a]!)]! += counts[a]! * share;
}

function addTwo(held: LowRanks, classes: number, share: number, into: Outlook): void {
  for (let a = 0; a < classes; a++) {
    const n = counts[a]!;
    const first = held | bits[a]!;
    into[kindOf(first)]! += ((n * (n - 1)) / 2) * share;
    const weight = n * share;
    for (let b = a + 1; b < classes; b++) into[kindOf(first | bits[b]!)]! += weight * counts[b]!;
  }
}

function addThree(held: LowRanks, classes: number, share: number, into: Outlook): void {
  for (let a = 0; a < classes; a++) {
    const n = counts[a]!;
    const first = held | bits[a]!;
    const pairs = (n * (n - 1)) / 2;
    into[kindOf(first)]! += ((pairs * (n - 2)) / 3) * share;
    for (let b = a + 1; b < classes; b++) {
      const m = counts[b]!;
      const both = first | bits[b]!;
      into[kindOf(both)]! += (pairs * m + (n * m * (m - 1)) / 2) * share;
      const weight = n * m * share;
      for (let c = b + 1; c < classes; c++) into[kindOf(both | bits[c]!)]! += weight * counts[c]!;
    }
  }
}

const SETS = 1 << 13;
const MOST_TO_COME = 4;
// By cards to come and ranks held. Filled as they are asked for.
const futures = new Array<Outlook | undefined>((MOST_TO_COME + 1) * SETS);

/** What a hand ends as with this many cards to come, 0 to 4, when no other card is seen. */
export function findFuture(held: LowRanks, toCome: number): Outlook {
  return (futures[toCome * SETS + held] ??= buildFuture(held, toCome));
}

function buildFuture(held: LowRanks, toCome: number): Outlook {
  const outlook = new Float64Array(KIND_COUNT);
  if (toCome === 0) {
    outlook[kindOf(held)] = 1;
    return outlook;
  }
  let unseen = DECK;
  for (let place = 0; place < RANKS; place++) unseen -= (held >> place) & 1;
  for (let place = 0; place < RANKS; place++) {
    const share = (OF_RANK - ((held >> place) & 1)) / unseen;
    const next = findFuture(held | (1 << place), toCome - 1);
    for (let kind = 0; kind < KIND_COUNT; kind++) outlook[kind]! += share * next[kind]!;
  }
  return outlook;
}
