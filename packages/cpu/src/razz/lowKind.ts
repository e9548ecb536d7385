import type { LowRanks } from './lowRanks.js';

/**
 * Final lows from the best to the worst, by their two highest cards. `9-6` is a nine with a six or less behind it,
 * `T-7` a ten with a seven or less; `pair` is everything without five different ranks.
 */
// prettier-ignore
export const LOW_KINDS = [
  '5', '6-4', '6-5', '7-4', '7-5', '7-6', '8-4', '8-5', '8-6', '8-7',
  '9-6', '9-7', '9-8', 'T-7', 'T-9', 'J', 'Q', 'K', 'pair',
] as const;

/** The index of a kind in `LOW_KINDS`: 0 is the best. */
export type LowKind = number;

export const KIND_COUNT = LOW_KINDS.length;
const PAIRED: LowKind = KIND_COUNT - 1;
export const EIGHT_SEVEN: LowKind = LOW_KINDS.indexOf('8-7');

/** By the place of the highest card (five 4 … king 12) and then by that of the second, the five's four first. */
const BY_TOP: readonly (readonly LowKind[])[] = [
  [0],
  [1, 2],
  [3, 4, 5],
  [6, 7, 8, 9],
  [10, 10, 10, 11, 12],
  [13, 13, 13, 13, 14, 14],
  [15, 15, 15, 15, 15, 15, 15],
  [16, 16, 16, 16, 16, 16, 16, 16],
  [17, 17, 17, 17, 17, 17, 17, 17, 17],
];

/** By the ranks held: the kind of their best five. */
const KINDS = Uint8Array.from({ length: 1 << 13 }, (_, ranks) => {
  const places: number[] = [];
  for (let place = 0; place < 13 && places.length < 5; place++) if ((ranks >> place) & 1) places.push(place);
  return places.length < 5 ? PAIRED : BY_TOP[places[4]! - 4]![places[3]! - 3]!;
});

/** The kind of the best low that these ranks make. */
export const kindOf = (ranks: LowRanks): LowKind => KINDS[ranks]!;

const ALL_RANKS = 1 << 13;

/** By the ranks held: their five lowest, 0 where they are fewer. */
const BEST = Uint16Array.from({ length: ALL_RANKS }, (_, ranks) => {
  let best = ranks;
  for (let extra = countRanks(ranks) - 5; extra > 0; extra--) best &= ~(1 << (31 - Math.clz32(best)));
  return countRanks(best) === 5 ? best : 0;
});

/** The five ranks of the best low, 0 where a pair is in it. The smaller number is the better low. */
export const bestRanksOf = (ranks: LowRanks): LowRanks => BEST[ranks]!;
const FEW_RANKS = 0.1;

/** By the ranks held: the share of lows of the same kind that their best five beat. */
const TIES = Float32Array.from({ length: ALL_RANKS }, () => 0.5);
for (let kind = 0; kind < PAIRED; kind++) {
  // Five ranks as bits: of two lows of one kind the larger number has the higher card where they differ.
  const lows: LowRanks[] = [];
  for (let ranks = 0; ranks < ALL_RANKS; ranks++) {
    if (KINDS[ranks] === kind && countRanks(ranks) === 5) lows.push(ranks);
  }
  lows.forEach((ranks, i) => (TIES[ranks] = (lows.length - i - 0.5) / lows.length));
}

function countRanks(ranks: LowRanks): number {
  let count = 0;
  for (let rest = ranks; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** The share of lows of the same kind that the best five of these ranks beat. Fewer than four ranks beat few pairs. */
export function beatsOfKind(ranks: LowRanks): number {
  let best = ranks;
  const extra = countRanks(ranks) - 5;
  for (let i = 0; i < extra; i++) best &= ~(1 << (31 - Math.clz32(best)));
  return extra < -1 ? FEW_RANKS : TIES[best]!;
}
