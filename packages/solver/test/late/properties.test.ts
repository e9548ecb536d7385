import { cards, makeCards, parseCards, unwrap, type Card } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { indexOfHand } from '../../src/late/handIndex.js';
import { Judge } from '../../src/late/judge.js';
import type { LateSolver } from '../../src/late/late.js';
import { LateRange } from '../../src/late/lateRange.js';
import { reportLateNode } from '../../src/late/lateReport.js';
import type { LateSpotOptions } from '../../src/late/lateSpot.js';
import type { LateDecision } from '../../src/late/lateTree.js';
import { parseLatePath } from '../../src/late/line.js';
import { everyHand, rangeOf, randomRange, renameSuits, solverOf, spotOf, without } from './lateSpots.js';

const RAZZ: LateSpotOptions = {
  game: 'razz',
  street: 7,
  up: [cards('2c4d7h8s'), cards('Ad5s6cKh')],
  dead: cards('3hQc'),
  pot: 10,
  bet: 1,
  maxWagers: 4,
  firstToAct: 'given',
  ranges: [everyHand(3), everyHand(3)],
};
const LIVE = '2h2s3c3d5c5d8c8d9hTsJcKd';
const SMALL_STUD8: LateSpotOptions = {
  game: 'stud8',
  street: 7,
  up: [cards('2c4d7h8s'), cards('Ad5s6cKh')],
  dead: without(`2c4d7h8sAd5s6cKh${LIVE}`),
  pot: 5,
  bet: 1,
  maxWagers: 4,
  firstToAct: 'given',
  ranges: [randomRange(3, 21n), randomRange(3, 22n)],
};

const renameRange = ({ size, weights }: LateRange, suits: readonly number[]): LateRange =>
  rangeOf(size, (hand) => weights[indexOfHand(renameSuits(hand, invert(suits)))]!);
const invert = (suits: readonly number[]): number[] => suits.map((_, suit) => suits.indexOf(suit));

test('renaming suits changes nothing', () => {
  const suits = [2, 0, 3, 1];
  const rename = (hand: readonly Card[]): Card[] => renameSuits(hand, suits);
  const plain = solverOf(spotOf(SMALL_STUD8));
  const renamed = solverOf(
    spotOf({
      ...SMALL_STUD8,
      up: [rename(SMALL_STUD8.up[0]), rename(SMALL_STUD8.up[1])],
      dead: rename(SMALL_STUD8.dead!),
      ranges: [renameRange(SMALL_STUD8.ranges[0], suits), renameRange(SMALL_STUD8.ranges[1], suits)],
    }),
  );
  for (const solver of [plain, renamed]) solver.iterate(30);
  const [a, b] = [plain.measure(), renamed.measure()];
  expect(b.ev[0]).toBeCloseTo(a.ev[0], 4);
  expect(b.best[0]).toBeCloseTo(a.best[0], 4);
});

test('on the last round a dead card that nobody can have changes nothing', () => {
  const spare = cards('Jc')[0]!;
  const avoid = ({ size, weights }: LateRange): LateRange =>
    rangeOf(size, (hand) => (hand.includes(spare) ? 0 : weights[indexOfHand(hand)]!));
  const ranges = [avoid(SMALL_STUD8.ranges[0]), avoid(SMALL_STUD8.ranges[1])] as const;
  const solvers = [SMALL_STUD8.dead!, [...SMALL_STUD8.dead!, spare]].map((dead) =>
    solverOf(spotOf({ ...SMALL_STUD8, ranges, dead })),
  );
  for (const solver of solvers) solver.iterate(30);
  const [a, b] = solvers.map((solver) => solver.measure());
  expect(b).toEqual(a);
  expect(new Set(solvers.map(({ spot }) => spot.live.length)).size).toBe(2);
});

test('the nuts never fold', () => {
  const spot = spotOf(RAZZ);
  const solver = solverOf(spot);
  solver.iterate(200);
  for (const line of ['bet', 'check,bet', 'bet,raise', 'bet,raise,raise', 'bet,raise,raise,raise']) {
    const { hands, side } = reportLateNode(solver, unwrap(parseLatePath(line, spot.root)));
    // A-2-3-4-5 for the second player, 2-3-4-5-A for the first; nothing beats them.
    const nuts = new Set(side === 0 ? ['35A'] : ['234']);
    const held = hands.filter(({ cards: own }) => nuts.has(makeCards(own).replaceAll(/[cdhs]/g, '')));
    expect(held.length, line).toBe(1);
    for (const { frequencies, evs } of held) {
      expect(frequencies[0]).toBeLessThan(1e-3);
      expect(Math.max(...evs)).toBeGreaterThan(0);
    }
  }
});

describe('one hand against one', () => {
  const only = (text: string): LateRange => LateRange.from(3, [[unwrap(parseCards(text)), 1]]);
  const solve = (first: string, second: string): readonly [number, number] => {
    const solver = solverOf(spotOf({ ...RAZZ, ranges: [only(first), only(second)] }));
    solver.iterate(400);
    expect(solver.exploitability()).toBeLessThan(1e-4);
    return solver.measure().ev;
  };

  test('both know the winner, so the pot goes there without a bet that is called', () => {
    // 7-5-4-3-2 against 6-5-4-3-A.
    const [first, second] = solve('3c5hTs', '3d4hTc');
    expect(first).toBeCloseTo(0, 2);
    expect(second).toBeCloseTo(10, 2);
  });

  test('a tie is half of the pot', () => {
    // 6-5-4-2-A for both.
    const [first, second] = solve('As5h6d', '2d4hTc');
    expect(first).toBeCloseTo(5, 6);
    expect(second).toBeCloseTo(5, 6);
  });
});

/** The strategy of a decision for every hand. */
function spread(classes: LateSolver, full: LateSolver, node: LateDecision): Float64Array[] {
  const { symmetry, spaces, streets } = classes.spaces;
  const street = streets.indexOf(node.street);
  const { indexOf } = spaces[street]!.sides[node.side];
  const { size, sides } = full.spaces.spaces[street]!;
  const { cards: all, count } = sides[node.side];
  const index = Array.from({ length: count }, (_, i) => {
    const hand = [...all.subarray(i * size, (i + 1) * size)];
    symmetry.canonize(hand);
    return indexOf[indexOfHand(hand)]!;
  });
  return classes.shares(node).map((row) => Float64Array.from(index, (i) => row[i]!));
}

describe('class versions equal full versions', () => {
  test.each([
    ['ranks', RAZZ],
    ['suits', { ...RAZZ, game: 'stud', up: [cards('AcKc7c2c'), cards('QcJc9c4c')], dead: [], maxWagers: 2 }],
    [
      'suits',
      {
        game: 'badugi',
        street: 'draw',
        up: [[], []],
        dead: without('2c2d2h2s3c3d3h3s5c5d5h5s8c8d8h8sKcKdKhKs'),
        pot: 4,
        bet: 1,
        maxWagers: 3,
        ranges: [everyHand(4), rangeOf(4, (hand) => 1 / (1 + (hand[0]! >> 2)))],
      },
    ],
    [
      'suits',
      {
        game: '2-7-triple',
        street: 'draw',
        up: [[], []],
        dead: without('2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s'),
        pot: 4,
        bet: 1,
        maxWagers: 2,
        ranges: [everyHand(5), everyHand(5)],
      },
    ],
    [
      'ranks',
      {
        ...RAZZ,
        street: 6,
        dead: without(`2c4d7h8sAd5s6cKh2h2d3c3d3h5c5d9hTsTc`),
        maxWagers: 2,
        ranges: [everyHand(2), everyHand(2)],
      },
    ],
  ] as const)('%s: %#', (kind, options) => {
    const spot = spotOf(options);
    const [classes, full] = [true, false].map((symmetry) => solverOf(spot, { symmetry }));
    expect([classes!.spaces.symmetry.kind, full!.spaces.symmetry.kind]).toEqual([kind, 'none']);
    expect(classes!.layout.streets[0]!.counts[0]).toBeLessThan(full!.layout.streets[0]!.counts[0]);
    for (const solver of [classes!, full!]) solver.iterate(40);
    const [a, b] = [classes!.measure(), full!.measure()];
    for (const side of [0, 1] as const)
      expect(Math.abs(a.ev[side] - b.ev[side])).toBeLessThan(0.002 * options.pot);
    // The strategies of the classes, judged on all hands.
    const judged = new Judge(spot, full!.spaces, (node) => spread(classes!, full!, node)).judge();
    for (const side of [0, 1] as const) {
      expect(judged.ev[side]).toBeCloseTo(a.ev[side], 9);
      expect(judged.best[side]).toBeCloseTo(a.best[side], 9);
    }
  });

  test('a range that treats suits differently has smaller classes or none', () => {
    const aceOfClubs = cards('Ac')[0]!;
    const uneven = rangeOf(3, (hand) => (hand.includes(aceOfClubs) ? 0.5 : 1));
    const kindOf = (options: Partial<LateSpotOptions>): string =>
      solverOf(spotOf({ ...RAZZ, ...options })).spaces.symmetry.kind;
    expect(kindOf({})).toBe('ranks');
    expect(kindOf({ ranges: [uneven, everyHand(3)] })).toBe('none');
    expect(
      kindOf({ up: [cards('2c4c7c8c'), cards('Kc5c6cJc')], ranges: [uneven, everyHand(3)], dead: [] }),
    ).toBe('suits');
    expect(kindOf({ game: 'stud' })).toBe('none');
  });
});
