import { PREFLOP_ORDER, RANKS, type Card, type RankChar } from '@doorcard/cards';

const SIDE = 13;

/** By the higher and the lower rank and whether they are suited: the part of all hands that are better, 0..1. */
const PLACES = placeClasses();

function placeClasses(): Float64Array {
  const places = new Float64Array(SIDE * SIDE);
  let better = 0;
  for (const [name] of PREFLOP_ORDER) {
    const size = sizeOf(name);
    places[indexOf(name)] = (better + size / 2) / 1326;
    better += size;
  }
  return places;
}

function indexOf(name: string): number {
  const [high, low] = [...name].slice(0, 2).map((rank) => RANKS.indexOf(rank as RankChar)) as [
    number,
    number,
  ];
  return name.endsWith('o') ? low * SIDE + high : high * SIDE + low;
}

function sizeOf(name: string): number {
  return name.endsWith('s') ? 4 : name.endsWith('o') ? 12 : 6;
}

/** The part of all hands of two cards that are better than this one, 0..1. */
export function placeTwo(a: Card, b: Card): number {
  const [high, low] = a > b ? [a >> 2, b >> 2] : [b >> 2, a >> 2];
  // The chart has suited hands on one side of the diagonal and offsuit ones on the other.
  return PLACES[(a & 3) === (b & 3) ? high * SIDE + low : low * SIDE + high]!;
}
