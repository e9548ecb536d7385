import { cards, unwrap, Xoshiro256, below, type Card } from '@doorcard/cards';
import { indexOfHand, visitHands } from '../../src/late/handIndex.js';
import { makeLateSolver, type LateOptions, type LateSolver } from '../../src/late/late.js';
import { LateRange } from '../../src/late/lateRange.js';
import { makeLateSpot, type LateSpot, type LateSpotOptions } from '../../src/late/lateSpot.js';
import { parseLateNode } from '../../src/late/line.js';
import { HandJudge, type HandStrategy, type JudgedSpot, type WeightedHand } from './handJudge.js';

const ALL_CARDS: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);

/** A range by a rule. */
export function rangeOf(size: number, weigh: (hand: readonly Card[]) => number): LateRange {
  const range = LateRange.empty(size);
  visitHands(ALL_CARDS, size, (hand) => {
    range.weights[indexOfHand(hand)] = weigh(hand);
  });
  return range;
}

export const everyHand = (size: number): LateRange => rangeOf(size, () => 1);

/** Random weights; some hands are missing. */
export function randomRange(size: number, seed: bigint): LateRange {
  const rng = Xoshiro256.fromSeed(seed);
  return rangeOf(size, () => Math.max(0, below(rng, 8) - 2) / 5);
}

export const spotOf = (options: LateSpotOptions): LateSpot => unwrap(makeLateSpot(options));

export const solverOf = (spot: LateSpot, options: LateOptions = {}): LateSolver =>
  unwrap(makeLateSolver(spot, options));

/** All cards but these. */
export const without = (text: string): Card[] => {
  const left = new Set(cards(text));
  return ALL_CARDS.filter((card) => !left.has(card));
};

/** The judge that compares hand with hand, on the average strategies of a solver. */
export function judgeByHand(solver: LateSolver): ReturnType<HandJudge['judge']> {
  const { spot, spaces } = solver;
  const shares = new Map<string, readonly Float64Array[]>();
  const strategy: HandStrategy = (line, side, hand) => {
    const node = unwrap(parseLateNode(line, spot.root));
    const rows = shares.get(line) ?? solver.shares(node);
    shares.set(line, rows);
    const first = hand.toSorted((a, b) => a - b);
    spaces.symmetry.canonize(first);
    const space = spaces.spaces[spaces.streets.indexOf(node.street)]!;
    const index = space.sides[side].indexOf[indexOfHand(first)]!;
    return Object.fromEntries(node.actions.map(({ kind }, a) => [kind, rows[a]![index]!]));
  };
  return new HandJudge(judgedSpot(spot), strategy).judge();
}

export function judgedSpot(spot: LateSpot): JudgedSpot {
  const { game, street, up, live, pot, bet, maxWagers, stack } = spot;
  const ranges = spot.ranges.map(({ size, weights }) => {
    const hands: WeightedHand[] = [];
    visitHands(live, size, (hand) => {
      const weight = weights[indexOfHand(hand)]!;
      if (weight > 0) hands.push({ cards: hand.slice(), weight });
    });
    return hands;
  }) as [WeightedHand[], WeightedHand[]];
  return { game, street, up, live, pot, bet, maxWagers, stack, ranges };
}

/** The same text with other suits. */
export const renameSuits = (hand: readonly Card[], suits: readonly number[]): Card[] =>
  hand.map((card) => (card & ~3) | suits[card & 3]!).sort((a, b) => a - b);
