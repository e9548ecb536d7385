import { unwrap, type Combo } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { estimateMemory, makePostflop } from '../../src/postflop/postflop.js';
import type { DecisionNode } from '../../src/tree/bettingTree.js';
import { findNode, ROOT_PATH } from '../../src/tree/nodePath.js';
import { RIVER_ANY } from '../spot/spots.js';
import {
  copyTables,
  countDifferences,
  menus,
  NO_DIFFERENCE,
  optionsOf,
  readerOf,
  solverOf,
} from './solvers.js';

const RIVER = {
  board: '2c7dJhKs4s',
  ranges: { oop: 'KK,JJ,77,AK,QJ,T9s,65s', ip: 'JJ,44,AK,KQ,QT,98s,A5s' },
  pot: 100,
  stack: 200,
  bets: menus('50%,a', '60%,a'),
};
const TURN = {
  board: '7h7d2h8d',
  ranges: { oop: '99,AK,A8s,65s', ip: 'TT,KQ,87s,A5s' },
  pot: 40,
  stack: 80,
  bets: menus('50%', 'a'),
};
const FLOP = { ...TURN, board: '7h7d2h', ranges: { oop: '99,A8s', ip: 'KQs,87s' }, bets: menus('a', '') };

describe('isomorphism', () => {
  test.each([
    ['turn', TURN, 2],
    ['flop', FLOP, 2],
  ] as const)('on and off agree: %s', (_, file, alike) => {
    const options = optionsOf(file);
    const [on, off] = [true, false].map((isomorphism) => solverOf({ ...options, isomorphism }));
    expect(on!.layout.symmetry.length).toBe(alike);
    expect(on!.memory.tables).toBeLessThan(0.8 * off!.memory.tables);
    for (const solver of [on!, off!]) solver.iterate(3);
    for (const side of [0, 1] as const) expect(on!.ev()[side]).toBeCloseTo(off!.ev()[side], 3);
    for (const solver of [on!, off!]) solver.iterate(60);
    const [a, b] = [on!.measure(), off!.measure()];
    expect(Math.abs(a.ev[0] - b.ev[0]) / options.pot).toBeLessThan(
      a.exploitability + b.exploitability + 1e-6,
    );
    expect(a.ev[0] + a.ev[1]).toBeCloseTo(options.pot, 4);
  });

  test('a range that is not the same in all suits allows less of it', () => {
    // On 7h7d2h8d hearts and diamonds differ, clubs and spades do not, until one of them has a hand more.
    const uneven = solverOf(optionsOf({ ...TURN, ranges: { oop: '99,AcQc', ip: 'TT,KQ' } }));
    expect(uneven.layout.symmetry.length).toBe(1);
    const free = optionsOf({ ...TURN, board: '7h8h2hJh', ranges: { oop: '99,AK,AcQc', ip: 'TT,KQ' } });
    const both = [true, false].map((isomorphism) => solverOf({ ...free, isomorphism }));
    expect(both[0]!.layout.symmetry.length).toBe(2);
    for (const solver of both) solver.iterate(3);
    expect(both[0]!.ev()[0]).toBeCloseTo(both[1]!.ev()[0], 3);
  });
});

describe('16 bits', () => {
  test.each([
    ['river-any', RIVER_ANY, 300],
    ['turn', TURN, 200],
  ] as const)('%s: values within a thousandth of the pot, half of the memory', (_, file, iterations) => {
    const options = optionsOf(file);
    const [wide, narrow] = (['f32', 'i16'] as const).map((precision) => solverOf({ ...options, precision }));
    for (const solver of [wide!, narrow!]) solver.iterate(iterations);
    expect(narrow!.memory.tables).toBeLessThan(0.55 * wide!.memory.tables);
    for (const side of [0, 1] as const)
      expect(Math.abs(narrow!.ev()[side] - wide!.ev()[side])).toBeLessThan(0.001 * options.pot);
    expect(narrow!.exploitability()).toBeLessThan(0.001);
  });
});

describe('rake', () => {
  test('what both win is the pot minus the rake', () => {
    // Every pot is large enough for the cap.
    const solver = solverOf(optionsOf({ ...RIVER, rake: { rate: 0.1, cap: 3 } }));
    solver.iterate(40);
    const [oop, ip] = solver.ev();
    expect(oop + ip).toBeCloseTo(97, 4);
  });
});

describe('locked nodes', () => {
  /** The strategy of a node after solving, as a lock. */
  function lockOf(solver: ReturnType<typeof solverOf>, actions: readonly number[]) {
    const path = { actions, cards: [] };
    const node = findNode(solver.layout.spot.tree, path) as DecisionNode;
    const read = readerOf(solver).strategy(node, path);
    const kept = new Map(
      Array.from(solver.layout.spot.ranges[node.side], ([combo]) => [combo, Array.from(read(combo))]),
    );
    return (combo: Combo) => kept.get(combo)!;
  }

  test.each(['f32', 'i16'] as const)('a node locked to its equilibrium changes no value: %s', (precision) => {
    const options = { ...optionsOf(RIVER), precision };
    const free = solverOf(options);
    free.iterate(600);
    const before = free.measure();
    const locked = solverOf(options);
    unwrap(locked.lock({ actions: [1], cards: [] }, lockOf(free, [1])));
    locked.iterate(600);
    const after = locked.measure();
    expect(Math.abs(after.ev[0] - before.ev[0]) / options.pot).toBeLessThan(
      before.exploitability + after.exploitability + 1e-4,
    );
  });

  test('a bad lock gains the other side something, and unlocking takes it back', () => {
    const options = optionsOf(RIVER);
    const solver = solverOf(options);
    solver.iterate(300);
    const fair = solver.ev();
    // In position always folds to the first bet.
    const node = findNode(options.tree, { actions: [1], cards: [] }) as DecisionNode;
    const fold = node.actions.map(({ kind }) => (kind === 'fold' ? 1 : 0));
    unwrap(solver.lock({ actions: [1], cards: [] }, () => fold));
    solver.iterate(300);
    const gifted = solver.ev();
    expect(gifted[0]).toBeGreaterThan(fair[0] + 0.05 * options.pot);
    expect(solver.exploitability()).toBeLessThan(0.005);
    const strategy = readerOf(solver).strategy(node, { actions: [1], cards: [] });
    for (const [combo] of options.ranges[1]) expect(Array.from(strategy(combo))).toEqual(fold);
    unwrap(solver.unlock({ actions: [1], cards: [] }));
    solver.iterate(900);
    expect(Math.abs(solver.ev()[0] - fair[0])).toBeLessThan(0.005 * options.pot);
  });

  test('refuses invalid frequencies, and interchangeable suits that play differently', () => {
    const solver = solverOf(optionsOf(TURN));
    expect(() => unwrap(solver.lock(ROOT_PATH, () => [0.5, 0.6]))).toThrow(/sum to 1/);
    const uneven = solver.lock(ROOT_PATH, (combo) => (combo % 2 === 0 ? [1, 0] : [0, 1]));
    expect(!uneven.ok && uneven.error.code).toBe('lock/not-symmetric');
    const off = solverOf({ ...optionsOf(TURN), isomorphism: false });
    expect(off.lock(ROOT_PATH, (combo) => (combo % 2 === 0 ? [1, 0] : [0, 1])).ok).toBe(true);
  });
});

describe('tables', () => {
  test.each(['f32', 'i16'] as const)('continuing from stored tables gives the same bits: %s', (precision) => {
    const options = { ...optionsOf(RIVER), precision };
    const first = solverOf(options);
    first.iterate(80);
    const stored = copyTables(first);
    const second = solverOf(options);
    unwrap(second.load(stored, 80));
    for (const solver of [first, second]) solver.iterate(30);
    expect(second.iterations).toBe(110);
    expect(countDifferences(copyTables(second), copyTables(first))).toMatchObject(NO_DIFFERENCE);
    expect(second.measure()).toEqual(first.measure());
  });

  test('refuses the tables of another spot', () => {
    const other = solverOf(optionsOf(TURN));
    const result = solverOf(optionsOf(RIVER)).load(other.tables(), 1);
    expect(!result.ok && result.error.code).toBe('tables/other-spot');
  });
});

describe('limits', () => {
  test('the memory is known before it is allocated', () => {
    const options = optionsOf(TURN);
    const solver = solverOf(options);
    expect(estimateMemory(options)).toEqual(solver.memory);
    expect(solver.buffer.byteLength).toBeGreaterThanOrEqual(solver.memory.total);
    expect(solver.buffer.byteLength).toBeLessThan(solver.memory.total + 65536);
  });

  test('a spot that is too large is refused', () => {
    const result = makePostflop({ ...optionsOf(TURN), maxBytes: 1e5 });
    expect(!result.ok && result.error.code).toBe('memory/too-large');
    expect(() => unwrap(result)).toThrow(/needs \d+ MB; expected at most 0 MB/);
  });

  test('a single action is always played', () => {
    const solver = solverOf(optionsOf({ ...RIVER, bets: menus('', '') }));
    solver.iterate(2);
    const reader = readerOf(solver);
    const strategy = reader.strategy(solver.layout.spot.tree as DecisionNode, ROOT_PATH);
    for (const [combo] of solver.layout.spot.ranges[0]) expect(Array.from(strategy(combo))).toEqual([1]);
    expect(solver.exploitability()).toBeCloseTo(0, 6);
  });
});
