import { RecentCache } from '../recentCache.js';
import { highOf, RANK_COUNT, sizeOf } from './badugiRank.js';
import { conductUpTo, DEEDS, deedOf, entryOf, takeOf, type Entry } from './conduct.js';
import {
  BUCKET_COUNT,
  bucketOf,
  countDeals,
  findDraw,
  findShareInBucket,
  firstRankOf,
  LOWEST_BADUGI_BUCKET,
  WITHOUT_TOP,
} from './handBucket.js';
import {
  BLIND_DEED,
  BLIND_ENTRY,
  BREAK,
  gradeOf,
  HONEST,
  honestDeed,
  honestEntry,
  PATTER,
  PATTER_PAT,
  SNOW,
  WILD,
} from './playerKinds.js';

/** What an opponent is thought to hold. */
export interface Range {
  /** By rank of my final hand: the chance that it beats his, a tie counted as half, when all draws are done. */
  readonly shares: Float64Array;
  /** The chance that he has a badugi now. */
  readonly made: number;
  /** The chance that he looks at his cards at all. */
  readonly honest: number;
}

const DRAWS = 3;
/** There are some hundred thousand ranges of 9 kB. A hand needs few of them, and a session the usual ones. */
const known = new RecentCache<Range>(2000);

/** The range of somebody who has done this, with these draws still to come. */
export function findRange(conduct: number, drawsDone: number): Range {
  const key = conduct * 4 + drawsDone;
  let range = known.get(key);
  if (range === undefined) {
    range = readRange(conduct, drawsDone);
    known.set(key, range);
  }
  return range;
}

type Weights = Float64Array;

/** By bucket: its size, its grade. */
const SIZES = Uint8Array.from({ length: BUCKET_COUNT }, (_, bucket) => sizeOf(firstRankOf(bucket)));
const GRADES = Uint8Array.from({ length: BUCKET_COUNT }, (_, bucket) => gradeOf(firstRankOf(bucket)));
/** Buckets below this one may snow: three cards 9-high or worse, and fewer cards. */
const FIRST_DRAWING = SIZES.findIndex((size, bucket) => size === 3 && highOf(firstRankOf(bucket)) <= 8);

/** The weights of the hands of each kind of player. */
interface Kinds {
  readonly honest: Weights;
  readonly wild: Weights;
  readonly patter: Weights;
}

const states = new RecentCache<Kinds>(2000);

/** What is left of the three kinds after the draws and the betting of this many streets: hands share their beginnings. */
function findKinds(conduct: number, streets: number): Kinds {
  const key = conductUpTo(conduct, streets) * 4 + streets;
  let kinds = states.get(key);
  if (kinds === undefined) {
    kinds = streets === 0 ? deal(entryOf(conduct)) : goOn(findKinds(conduct, streets - 1), conduct, streets);
    states.set(key, kinds);
  }
  return kinds;
}

function goOn(before: Kinds, conduct: number, street: number): Kinds {
  const take = takeOf(conduct, street);
  const honest = drawHonest(before.honest, take, street, SNOW[street]!);
  const wild = drawHonest(before.wild, take, street, 0);
  const patter = drawPatter(before.patter, take, street);
  const deed = DEEDS[deedOf(conduct, street)]!;
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket++) {
    honest[bucket]! *= honestDeed(deed, DRAWS - street, GRADES[bucket]!);
    wild[bucket]! *= BLIND_DEED[deed];
    patter[bucket]! *= BLIND_DEED[deed];
  }
  return { honest, wild, patter };
}

function readRange(conduct: number, drawsDone: number): Range {
  const { honest, wild, patter } = findKinds(conduct, drawsDone);
  const honestSum = sum(honest);
  const total = honestSum + sum(wild) + sum(patter);
  const now = new Float64Array(BUCKET_COUNT);
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket++) {
    now[bucket] = (honest[bucket]! + wild[bucket]! + patter[bucket]!) / total;
  }
  let last: Weights = now;
  const isPat = drawsDone > 0 && takeOf(conduct, drawsDone) === 1;
  if (!isPat) for (let draw = drawsDone; draw < DRAWS; draw++) last = drawOn(last);
  return { shares: sumUp(last), made: sum(now.subarray(LOWEST_BADUGI_BUCKET)), honest: honestSum / total };
}

function sum(weights: Weights): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i]!;
  return total;
}

/** The hands of the three kinds when they have entered. */
function deal(entry: Entry): Kinds {
  const deals = countDeals();
  const all = 270_725;
  const honest = new Float64Array(BUCKET_COUNT);
  const wild = new Float64Array(BUCKET_COUNT);
  const patter = new Float64Array(BUCKET_COUNT);
  for (let rank = 1; rank < RANK_COUNT; rank++) {
    const chance = deals[rank]! / all;
    const bucket = bucketOf(rank);
    honest[bucket]! += HONEST * chance * honestEntry(entry, rank);
    wild[bucket]! += WILD * chance * BLIND_ENTRY[entry];
    patter[bucket]! += PATTER * chance * BLIND_ENTRY[entry];
  }
  return { honest, wild, patter };
}

/** Keeps what counts, stands pat with a badugi, seldom breaks one and now and then snows. */
function drawHonest(weights: Weights, take: number, street: number, snow: number): Weights {
  if (take === 0) return weights.slice();
  const after = new Float64Array(BUCKET_COUNT);
  for (let bucket = 0; bucket < BUCKET_COUNT; bucket++) {
    const weight = weights[bucket]!;
    if (weight === 0) continue;
    const size = SIZES[bucket]!;
    const isRough = size === 4 && GRADES[bucket] === 3;
    if (take === 1) {
      const chance =
        size === 4 ? (isRough && street < DRAWS ? 1 - BREAK : 1) : bucket < FIRST_DRAWING ? snow : 0;
      after[bucket]! += weight * chance;
      continue;
    }
    const taken = take - 1;
    if (taken === 4 - size || (taken === 3 && size === 1)) {
      addDraw(after, bucket, weight * (bucket < FIRST_DRAWING ? 1 - snow : 1));
    } else if (taken === 5 - size) {
      // One card more than he needs to: a badugi that is broken, or a rough card thrown with the others.
      const top = WITHOUT_TOP[bucket]!;
      addDraw(after, top, weight * (size === 4 ? (isRough ? BREAK : 0.02) : 0.05));
    }
  }
  return after;
}

/** Stands pat with anything most of the time. */
function drawPatter(weights: Weights, take: number, street: number): Weights {
  if (take === 0) return weights.slice();
  if (take !== 1) return drawHonest(scale(weights, 1 - PATTER_PAT[street]!), take, street, 0);
  return scale(weights, PATTER_PAT[street]!);
}

const scale = (weights: Weights, by: number): Weights => weights.map((weight) => weight * by);

function addDraw(into: Weights, bucket: number, weight: number): void {
  const chances = findDraw(bucket);
  for (let i = 0; i < BUCKET_COUNT; i++) into[i]! += weight * chances[i]!;
}

/** One more draw in which everybody keeps what counts. */
function drawOn(weights: Weights): Weights {
  const after = new Float64Array(BUCKET_COUNT);
  for (let bucket = 0; bucket < LOWEST_BADUGI_BUCKET; bucket++) {
    if (weights[bucket]! > 0) addDraw(after, bucket, weights[bucket]!);
  }
  for (let bucket = LOWEST_BADUGI_BUCKET; bucket < BUCKET_COUNT; bucket++) after[bucket]! += weights[bucket]!;
  return after;
}

function sumUp(weights: Weights): Float64Array {
  const inBucket = findShareInBucket();
  const shares = new Float64Array(RANK_COUNT);
  let worse = 0;
  for (let rank = 1; rank < RANK_COUNT; rank++) {
    const weight = weights[bucketOf(rank)]! * inBucket[rank]!;
    shares[rank] = worse + weight / 2;
    worse += weight;
  }
  return shares;
}
