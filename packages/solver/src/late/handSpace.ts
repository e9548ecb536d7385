import type { Card } from '@doorcard/cards';
import { countHands, indexOfHand, visitHands } from './handIndex.js';
import type { LateRange } from './lateRange.js';
import type { Symmetry } from './symmetry.js';

/** The hands of one side on one street, one for each class. Hands with the weight 0 are left out. */
export interface SideHands {
  readonly count: number;
  /** `size` cards of each hand in a row, ascending. */
  readonly cards: Uint8Array;
  /** By class: how many hands are in it. */
  readonly alike: Float64Array;
  /** Of one hand of the class. On the street after a deal: of all ways to get there. */
  readonly weights: Float64Array;
  /** By order: the key of each hand. The hands are sorted by the first order. */
  readonly keys: readonly Float64Array[];
  /** By hand: where its subsets begin in `subsets`; the last entry is the end. */
  readonly starts: Int32Array;
  /** Classes of the proper subsets of the hand's cards. */
  readonly subsets: Int32Array;
  /** What a hand that is held adds to the sum of a subset class, so that this is the sum for one subset of the class. */
  readonly adds: Float64Array;
  /** The factor of the sum in the inclusion and exclusion over the subsets of a hand. */
  readonly asks: Float64Array;
  /** By `indexOfHand`: the index of the class with this first hand, or -1. */
  readonly indexOf: Int32Array;
}

/** All hands of a street. */
export interface HandSpace {
  readonly size: number;
  readonly sides: readonly [SideHands, SideHands];
  /** Classes of subsets, with that of the empty set, which is 0. */
  readonly subsetCount: number;
}

/** Numbers the classes of subsets; both sides share the numbers. */
class SubsetNumbers {
  count = 0;
  private readonly bySize: Int32Array[] = [];
  private readonly alike: number[] = [];

  constructor(private readonly symmetry: Symmetry) {}

  /** The number of the class of these cards, which are changed to its first hand. */
  find(cards: Card[]): number {
    this.symmetry.canonize(cards);
    const numbers = (this.bySize[cards.length] ??= new Int32Array(countHands(cards.length)).fill(-1));
    const index = indexOfHand(cards);
    if (numbers[index]! < 0) {
      numbers[index] = this.count++;
      this.alike.push(this.symmetry.countAlike(cards));
    }
    return numbers[index]!;
  }

  countAlike(number: number): number {
    return this.alike[number]!;
  }
}

export interface SpaceOptions {
  readonly size: number;
  readonly live: readonly Card[];
  readonly symmetry: Symmetry;
  readonly weightOf: readonly [(hand: readonly Card[]) => number, (hand: readonly Card[]) => number];
  /** By side: the keys of a hand; none on a street without a showdown. */
  readonly keysOf: readonly [(hand: readonly Card[]) => number[], (hand: readonly Card[]) => number[]];
}

export function makeHandSpace(options: SpaceOptions): HandSpace {
  const subsets = new SubsetNumbers(options.symmetry);
  subsets.find([]);
  const sides = [makeSide(options, 0, subsets), makeSide(options, 1, subsets)] as const;
  return { size: options.size, sides, subsetCount: subsets.count };
}

/** The weight of a hand by its index in a range. */
export const weightsOf = (range: LateRange) => (hand: readonly Card[]) => range.weights[indexOfHand(hand)]!;

function makeSide(
  { size, live, symmetry, weightOf, keysOf }: SpaceOptions,
  side: 0 | 1,
  subsets: SubsetNumbers,
): SideHands {
  const found: { cards: Card[]; index: number; weight: number; keys: number[] }[] = [];
  visitHands(live, size, (hand) => {
    const weight = weightOf[side](hand);
    if (weight === 0) return;
    const first = hand.slice();
    symmetry.canonize(first);
    const index = indexOfHand(hand);
    if (indexOfHand(first) !== index) return;
    found.push({ cards: first, index, weight, keys: keysOf[side](first) });
  });
  found.sort((a, b) => (a.keys[0] ?? 0) - (b.keys[0] ?? 0) || a.index - b.index);
  const count = found.length;
  const starts = new Int32Array(count + 1);
  const numbers: number[] = [];
  const adds: number[] = [];
  const asks: number[] = [];
  const indexOf = new Int32Array(countHands(size)).fill(-1);
  for (const [i, { cards, index }] of found.entries()) {
    indexOf[index] = i;
    addSubsets(cards, symmetry.countAlike(cards), subsets, numbers, adds, asks);
    starts[i + 1] = numbers.length;
  }
  const orders = found[0]?.keys.length ?? 0;
  return {
    count,
    cards: Uint8Array.from(found.flatMap(({ cards }) => cards)),
    alike: Float64Array.from(found, ({ cards }) => symmetry.countAlike(cards)),
    weights: Float64Array.from(found, ({ weight }) => weight),
    keys: Array.from({ length: orders }, (_, order) => Float64Array.from(found, ({ keys }) => keys[order]!)),
    starts,
    subsets: Int32Array.from(numbers),
    adds: Float64Array.from(adds),
    asks: Float64Array.from(asks),
    indexOf,
  };
}

/**
 * For a hand h and sums A(S) over the other side's hands that contain S, the hands without a card of h sum up to
 * Σ (-1)^|S| A(S) over the subsets S of h. A(S) is the same for all S of a class: the class's total of
 * held hands × subsets in them, divided by the size of the class. The term S = h is not in the list.
 */
function addSubsets(
  cards: readonly Card[],
  alike: number,
  subsets: SubsetNumbers,
  numbers: number[],
  adds: number[],
  asks: number[],
): void {
  const start = numbers.length;
  // By size, so that terms of the same size follow each other.
  for (let size = 0; size < cards.length; size++) {
    visitHands(cards, size, (subset) => {
      const number = subsets.find(subset.slice());
      let at = numbers.indexOf(number, start);
      if (at < 0) {
        at = numbers.length;
        numbers.push(number);
        adds.push(0);
        asks.push(0);
      }
      adds[at]! += alike / subsets.countAlike(number);
      asks[at]! += size % 2 === 0 ? 1 : -1;
    });
  }
}
