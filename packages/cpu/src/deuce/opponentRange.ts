import { countBits, RANKS } from '@doorcard/cards';
import type { DrawRecord } from '@doorcard/engine';
import type { Entry } from '../share/actionLog.js';
import { findOutcome } from './drawTable.js';
import { BUCKETS, bucketOfRanks } from './lowBuckets.js';

// What an opponent's hand will be at the end, by what he drew last and how many draws are still to come.

const SIX = RANKS.indexOf('6');
const SEVEN = RANKS.indexOf('7');
const EIGHT = RANKS.indexOf('8');

/** What somebody keeps who throws one, two, … cards: ranks up to the seven, some eights in a one-card draw. */
const KEPT: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((thrown) => listKept(5 - thrown));

function listKept(count: number): number[] {
  const top = count === 4 ? EIGHT : count === 2 ? SIX : SEVEN;
  const list: number[] = [];
  for (let ranks = 0; ranks < 2 << top; ranks++) {
    if (countBits(ranks) !== count || isRow(ranks, count)) continue;
    // Who draws one or two has a deuce or a three, mostly.
    if (count >= 1 && count <= 3 && (ranks & 0b11) === 0) continue;
    list.push(ranks);
  }
  return list;
}

function isRow(ranks: number, count: number): boolean {
  const row = (1 << count) - 1;
  return count >= 4 && ranks % row === 0 && countBits(ranks / row) === 1;
}

/** The part of pat hands that are nothing: somebody snows. */
const SNOWS = 0.14;
/** Snows are hands that were drawing and gave up, kings and worse: this many of the last buckets. */
const SNOW_BUCKETS = 9;

/** With this many draws to come: the weight of the eights, nines, tens, jacks and worse in a hand that stands pat. */
const PAT_WEIGHTS: readonly (readonly number[])[] = [
  [1, 1, 0.9, 0.35, 0.05],
  [1, 0.9, 0.35, 0.05, 0],
  [1, 0.5, 0.08, 0, 0],
];

const ranges: (Float64Array | undefined)[] = [];

/** By bucket: the end of a hand that last drew this many cards (0 is pat), with this many draws to come. */
export function findRange(drawn: number, draws: number): Float64Array {
  return (ranges[4 * drawn + draws] ??= drawn === 0 ? makePat(draws) : makeDrawn(drawn, draws));
}

function makeDrawn(drawn: number, draws: number): Float64Array {
  const chances = new Float64Array(BUCKETS);
  const masks = KEPT[drawn]!;
  for (const kept of masks) {
    const outcome = findOutcome(kept, draws + 1).chances;
    for (let i = 0; i < BUCKETS; i++) chances[i]! += outcome[i]! / masks.length;
  }
  return chances;
}

/** What one-card draws become, where they stand pat. */
function makePat(draws: number): Float64Array {
  const weights = PAT_WEIGHTS[Math.min(draws, PAT_WEIGHTS.length - 1)]!;
  const source = makeDrawn(1, Math.min(1, draws));
  const chances = new Float64Array(BUCKETS);
  let total = 0;
  for (let i = 0; i < BUCKETS; i++) {
    chances[i] = source[i]! * (TOPS[i]! <= SEVEN ? 1 : (weights[TOPS[i]! - EIGHT] ?? 0));
    total += chances[i]!;
  }
  for (let i = 0; i < BUCKETS; i++) chances[i]! *= (1 - SNOWS) / total;
  for (let i = BUCKETS - SNOW_BUCKETS; i < BUCKETS; i++) chances[i]! += SNOWS / SNOW_BUCKETS;
  return chances;
}

/** By bucket: its highest card; pairs and worse count as higher than aces. */
const TOPS = findTops();

function findTops(): Uint8Array {
  const tops = new Uint8Array(BUCKETS).fill(RANKS.length);
  for (let ranks = (1 << RANKS.length) - 1; ranks > 0; ranks--) {
    if (countBits(ranks) === 5) {
      const bucket = bucketOfRanks(ranks);
      if (bucket < BUCKETS - 1) tops[bucket] = 31 - Math.clz32(ranks);
    }
  }
  return tops;
}

/** Before the first draw: how likely he is to stand pat or to draw one, two, … cards, by how he came in. */
const ENTRIES: Readonly<Record<Entry, readonly number[]>> = {
  waits: [0.02, 0.12, 0.36, 0.34, 0.16],
  checked: [0.01, 0.09, 0.36, 0.37, 0.17],
  limped: [0.01, 0.14, 0.42, 0.33, 0.1],
  called: [0.02, 0.24, 0.48, 0.22, 0.04],
  raised: [0.05, 0.33, 0.47, 0.13, 0.02],
  reraised: [0.12, 0.48, 0.37, 0.03, 0],
};
/** The same in single draw, where everybody waits for better hands. */
const SINGLE_ENTRIES: Readonly<Record<Entry, readonly number[]>> = {
  waits: [0.08, 0.25, 0.4, 0.2, 0.07],
  checked: [0.06, 0.25, 0.42, 0.2, 0.07],
  limped: [0.06, 0.3, 0.42, 0.18, 0.04],
  called: [0.12, 0.46, 0.36, 0.06, 0],
  raised: [0.24, 0.42, 0.28, 0.06, 0],
  reraised: [0.45, 0.42, 0.13, 0, 0],
};

const entryRanges = new Map<string, Float64Array>();

/** Before the first draw. */
export function findEntryRange(entry: Entry, draws: number): Float64Array {
  const key = `${entry} ${draws}`;
  let range = entryRanges.get(key);
  if (range === undefined) {
    range = mixDraws((draws === 1 ? SINGLE_ENTRIES : ENTRIES)[entry], draws);
    entryRanges.set(key, range);
  }
  return range;
}

function mixDraws(weights: readonly number[], draws: number): Float64Array {
  const chances = new Float64Array(BUCKETS);
  weights.forEach((weight, drawn) => {
    const range = findRange(drawn, drawn === 0 ? draws : draws - 1);
    for (let i = 0; i < BUCKETS; i++) chances[i]! += weight * range[i]!;
  });
  return chances;
}

export const countDrawn = (record: DrawRecord): number => (record === 'pat' ? 0 : record);
