import { cardsOf, type Combo, type Range } from '@doorcard/cards';

/** The hands of one side in flat arrays, numbered from 0. */
export interface Hands {
  readonly combos: readonly Combo[];
  readonly weights: Float64Array;
  readonly high: Uint8Array;
  readonly low: Uint8Array;
  /** By hand: the number of the same combo among the other side's hands, or -1. */
  readonly twin: Int16Array;
}

/** The hands of both sides, out of position first. */
export function listHands(ranges: readonly [Range, Range]): readonly [Hands, Hands] {
  const lists = ranges.map((range) => [...range]) as [[Combo, number][], [Combo, number][]];
  const [oop, ip] = lists.map((list) => new Map(list.map(([combo], i) => [combo, i])));
  return [collect(lists[0], ip!), collect(lists[1], oop!)];
}

function collect(list: readonly (readonly [Combo, number])[], others: ReadonlyMap<Combo, number>): Hands {
  const combos = list.map(([combo]) => combo);
  return {
    combos,
    weights: Float64Array.from(list, ([, weight]) => weight),
    high: Uint8Array.from(combos, (combo) => cardsOf(combo)[0]),
    low: Uint8Array.from(combos, (combo) => cardsOf(combo)[1]),
    twin: Int16Array.from(combos, (combo) => others.get(combo) ?? -1),
  };
}
