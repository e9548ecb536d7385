import { badugi } from '@doorcard/cards';

// Buckets by rank of a Badugi hand, which says the ranks of the cards that count. Ranks count from 0, the ace.

/** The number of ranks of Badugi hands, 1 to 1092, and 0. */
const RANK_COUNT = 1093;

/** Low card values from the highest: 7-5-2-A is 6, 4, 1, 0. */
const listLows = (rank: number): number[] => badugi.describe(rank).ranks.map((each) => (each + 1) % 13);

/** The cards that count, and the two highest of them: all that the buckets look at. */
export interface BadugiShape {
  readonly cards: number;
  readonly high: number;
  readonly second: number;
}

export function shapeOf(rank: number): BadugiShape {
  const [high, second = 0, ...rest] = listLows(rank) as [number, ...number[]];
  return { cards: 1 + Number(rank > 13) + rest.length, high, second };
}

/** How hands of a Badugi game are grouped. */
export interface BadugiBuckets {
  readonly id: string;
  readonly count: number;
  /** By rank. */
  readonly byRank: Uint8Array;
}

type Key = (shape: BadugiShape) => string;

function group(id: string, keyOf: Key): BadugiBuckets {
  const keys = new Map<string, number>();
  const byRank = new Uint8Array(RANK_COUNT);
  for (let rank = RANK_COUNT - 1; rank > 0; rank--) {
    const key = keyOf(shapeOf(rank));
    if (!keys.has(key)) keys.set(key, keys.size);
    byRank[rank] = keys.get(key)!;
  }
  return { id, count: keys.size, byRank };
}

const EIGHT = 7;
const TEN = 9;
const JACK = 10;

/** Three cards: exact below eight high, coarser above. */
function classThree({ high, second }: BadugiShape): string {
  if (high < EIGHT) return `${high} ${second}`;
  if (high <= TEN) return `${high} ${second <= 4 ? 's' : second <= 6 ? 'm' : 'r'}`;
  if (high === JACK) return `${high} ${second <= 6 ? 's' : 'r'}`;
  return String(high);
}

/** Two cards in eight classes. */
const classTwo = ({ high }: BadugiShape): number => (high <= 2 ? 2 : high <= 7 ? high : high <= TEN ? 9 : 12);

/** 92 buckets: badugis and three cards by the two highest, three cards coarser from eight up. */
export const fineBuckets = group('usual', (shape) => {
  const { cards, high, second } = shape;
  if (cards === 4) return `4 ${high} ${second}`;
  if (cards === 3) return `3 ${classThree(shape)}`;
  return cards === 2 ? `2 ${classTwo(shape)}` : `1 ${high <= 3 ? 'low' : 'high'}`;
});

/** 33 buckets, each a union of fine ones: they learn faster and are where training begins. */
export const coarseBuckets = group('coarse', (shape) => {
  const { cards, high, second } = shape;
  if (cards === 4) return `4 ${high} ${high >= 6 && high <= 10 ? (second <= high - 3 ? 's' : 'r') : ''}`;
  if (cards === 3) return `3 ${high <= 6 ? `${high} ${high >= 5 ? (second <= 3 ? 's' : 'r') : ''}` : high}`;
  return cards === 2 ? `2 ${high <= 3 ? 3 : high <= 5 ? 5 : high <= 7 ? 7 : 12}` : '1';
});

/** 154 buckets for exploiters: three cards as exactly as badugis, two cards and one by rank. */
export const exploiterBuckets = group('exploiter', ({ cards, high, second }) => {
  if (cards === 4) return `4 ${high} ${second}`;
  if (cards === 3) return `3 ${high} ${second}`;
  return cards === 2 ? `2 ${high} ${second <= 3 ? 's' : 'r'}` : `1 ${high}`;
});
