import { cards, comboOf, makeCombo, unwrap, type Combo } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { areAlike } from '../../src/postflop/lock.js';
import { parseLocks, type Lock } from '../../src/spot/locks.js';
import { solve } from '../report/solve.js';
import { spotOf, treeOf } from './spots.js';

const street = { oop: { bet: '50%', raise: '' }, ip: { bet: '50%,a', raise: '' } };
// Clubs and spades are interchangeable.
const TURN = {
  board: '7h7d2h8d',
  ranges: { oop: '99,AK', ip: 'TT,KQ' },
  pot: 40,
  stack: 80,
  bets: { turn: street, river: street },
};

const combo = (text: string): Combo => {
  const [a, b] = cards(text);
  return comboOf(a!, b!);
};

const locksOf = (locks: unknown): readonly Lock[] => {
  const spot = spotOf({ ...TURN, locks });
  return unwrap(parseLocks(spot, treeOf(spot)));
};

describe('a lock', () => {
  test('gives every hand the same share', () => {
    const [lock] = locksOf([{ node: ' check ', strategy: { check: 0.25, 'all-in': 0.75 } }]);
    expect(lock).toMatchObject({ text: 'check', node: { side: 1 }, path: { actions: [0], cards: [] } });
    for (const hand of ['TcTd', 'KsQh'])
      expect(Array.from(lock!.strategy(combo(hand)))).toEqual([0.25, 0, 0.75]);
  });

  test('gives an action the hands of a range with their weights, and another what is left', () => {
    const strategy = { 'bet 20': 'TT,KQs:0.3', 'all-in 80': 'KQ:0.5', check: 'rest' };
    // KQ is suited too: 0.3 and 0.5.
    const [lock] = locksOf([{ node: 'check', strategy }]);
    const rows = ['TcTd', 'KsQs', 'KsQh'].map((hand) => Array.from(lock!.strategy(combo(hand))));
    expect(rows[0]).toEqual([0, 1, 0]);
    expect(rows[1]![0]).toBeCloseTo(0.2, 12);
    expect(rows[2]).toEqual([0.5, 0, 0.5]);
  });

  test('applies to one card or to all of them', () => {
    const [one, all] = locksOf([
      { node: 'check,check,Tc', strategy: { check: 1 } },
      { node: 'check,check,*', strategy: { check: 1 } },
    ]);
    expect(one!.path.cards).toEqual(cards('Tc'));
    expect(all!.path.cards).toEqual(['any']);
    expect(one!.node).toBe(all!.node);
  });

  test.each([
    ['interchangeable suits', [{ node: 'check', strategy: { 'bet 20': 'TT', check: 'rest' } }], true],
    ['any card', [{ node: 'check,check,*', strategy: { check: '99,AKs', 'bet 20': 'rest' } }], true],
    ['a heart, which no other suit can replace', [{ node: 'check,check,Th', strategy: { check: 1 } }], true],
    ['a club, which could be a spade', [{ node: 'check,check,Tc', strategy: { check: 1 } }], false],
    ['one hand of many', [{ node: 'check', strategy: { 'bet 20': 'TcTd', check: 'rest' } }], false],
    ['a club and a spade', [{ node: 'check', strategy: { 'bet 20': 'TcTs', check: 'rest' } }], true],
  ] as const)('allows isomorphism or not: %s', (_, locks, alike) => {
    expect(areAlike(spotOf(TURN), locksOf(locks))).toBe(alike);
  });

  test.each([
    ['node/no-such-action', { node: 'chek', strategy: {} }, 'locks.0.node: no action "chek"'],
    ['node/no-card', { node: 'check,check', strategy: {} }, 'a card is dealt after "check,check"'],
    ['node/not-a-decision', { node: 'bet 20,fold', strategy: {} }, 'the hand is over'],
    ['card/duplicate', { node: 'check,check,7h', strategy: {} }, '7h is on the board'],
    ['lock/no-such-action', { node: 'check', strategy: { fold: 1 } }, 'some of check, bet 20, all-in 80'],
    ['lock/bad-frequencies', { node: 'check', strategy: { check: 0.6 } }, 'sum to 0.6 (check 0.6, bet 20 0'],
    ['lock/bad-frequencies', { node: 'check', strategy: { check: 'KQ' } }, 'TdTc sum to 0'],
    ['lock/bad-frequencies', { node: 'check', strategy: { check: 1, 'bet 20': 'KsQs' } }, 'KsQs sum to 2'],
    [
      'lock/bad-frequencies',
      { node: 'check', strategy: { check: 0.7, 'bet 20': 0.4, 'all-in': 'rest' } },
      '1.1',
    ],
    ['lock/two-rests', { node: 'check', strategy: { check: 'rest', 'bet 20': 'rest' } }, '"bet 20"'],
    ['lock/action-twice', { node: 'check', strategy: { 'all-in': 0.5, 'all-in 80': 0.5 } }, '"all-in 80"'],
    ['range/unknown-hand', { node: 'check', strategy: { check: 'TTT' } }, 'locks.0.strategy.check'],
  ] as const)('is refused with %s: %j', (code, lock, words) => {
    const spot = spotOf({ ...TURN, locks: [lock] });
    const result = parseLocks(spot, treeOf(spot));
    expect(result).toMatchObject({ ok: false, error: { code } });
    if (!result.ok) expect(result.error.message).toContain(words);
  });

  test('cannot be given twice', () => {
    const lock = { node: 'check', strategy: { check: 1 } };
    expect(() => locksOf([lock, { ...lock, node: 'check ' }])).toThrow(
      /locks.1.node: "check" has a strategy already/,
    );
  });
});

describe('around locks', () => {
  test('a lock on any card is the same with isomorphism and without', () => {
    const locks = [
      { node: 'check,check,*', strategy: { check: '99', 'bet 20': 'rest' } },
      { node: 'check,bet 20,call,*,check', strategy: { check: 0.5, 'bet 40': 0, 'all-in': 0.5 } },
    ];
    const [on, off] = [{}, { isomorphism: false }].map((options) => solve({ ...TURN, locks }, 60, options));
    expect(on!.solver.layout.symmetry).toHaveLength(2);
    expect(off!.solver.layout.symmetry).toHaveLength(1);
    const [a, b] = [on!.solver.measure(), off!.solver.measure()];
    expect(Math.abs(a.ev[0] - b.ev[0]) / TURN.pot).toBeLessThan(a.exploitability + b.exploitability + 1e-6);
    for (const card of ['Tc', 'Ts', '3h']) {
      for (const { report } of [on!, off!]) {
        const { actions } = report(`check,bet 20,call,${card},check`);
        expect(actions.map(({ frequency }) => frequency)).toEqual([0.5, 0, 0.5]);
      }
    }
  });

  test('a lock on one card leaves its twin free', () => {
    const locks = [{ node: 'check,check,Tc', strategy: { check: 0, 'bet 20': 1 } }];
    const { report, solver } = solve({ ...TURN, locks }, 60);
    expect(solver.layout.symmetry).toHaveLength(1);
    expect(report('check,check,Tc').actions[1]!.frequency).toBe(1);
    expect(report('check,check,Ts').actions[1]!.frequency).toBeLessThan(0.9);
  });

  test('a later lock on one card counts more than one on all', () => {
    const locks = [
      { node: 'check,check,*', strategy: { check: 1 } },
      { node: 'check,check,Th', strategy: { 'bet 20': 1 } },
    ];
    const { report } = solve({ ...TURN, locks }, 10);
    expect(report('check,check,Th').actions[1]!.frequency).toBe(1);
    expect(report('check,check,3h').actions[1]!.frequency).toBe(0);
  });

  test.each(['f32', 'i16'])(
    'a node locked to what it does in equilibrium changes no value: %s',
    (precision) => {
      const spot = { ...TURN, precision };
      const free = solve(spot, 250);
      const before = free.solver.measure();
      const { hands, actions, node } = free.report('check');
      const strategy = Object.fromEntries(
        actions.map(({ action }, a) => [
          action.kind === 'allIn' ? 'all-in' : action.kind === 'check' ? 'check' : `bet ${action.to}`,
          a === 0
            ? 'rest'
            : hands
                .map(({ combo: hand, frequencies }) => `${makeCombo(hand)}:${frequencies[a]!.toFixed(9)}`)
                .join(','),
        ]),
      );
      expect(node.side).toBe(1);
      const after = solve({ ...spot, locks: [{ node: 'check', strategy }] }, 250).solver.measure();
      for (const side of [0, 1] as const) {
        expect(Math.abs(after.ev[side] - before.ev[side]) / TURN.pot).toBeLessThan(
          2 * (before.exploitability + after.exploitability),
        );
      }
      expect(before.exploitability + after.exploitability).toBeLessThan(0.002);
    },
  );
});
