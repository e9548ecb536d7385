import { describe, expect, test } from 'vitest';
import { unwrap } from '@doorcard/cards';
import type { DecisionNode } from '../../src/tree/bettingTree.js';
import { findNode, parseNodePath } from '../../src/tree/nodePath.js';
import { measureExploitability } from '../exploit/exploitability.js';
import { RIVER_ANY } from '../spot/spots.js';
import { examineSlowly } from './slowNode.js';
import { solve } from './solve.js';

const MENU = { oop: { bet: '50%,a', raise: '60%' }, ip: { bet: '75%', raise: 'a' } };

// Hearts and spades are interchangeable on the first board; the ranges of the second distinguish all suits.
const SPOTS = {
  'two suits alike': {
    board: 'QsQh2d8c',
    ranges: { oop: 'JJ,T9s,A2s:0.5', ip: 'KK,JTs,87s' },
    pot: 40,
    stack: 100,
    bets: { turn: MENU, river: MENU },
  },
  'no suits alike, raked': {
    board: 'QsJh2h8d',
    ranges: { oop: 'AhKh,TsTd,9c8c:0.5,7s7h,6d5d', ip: 'KsKd,Th9h,QdTd,AcJc:0.25,5c5s' },
    pot: 40,
    stack: 100,
    bets: { turn: MENU, river: MENU },
    rake: { rate: 0.05, cap: 4 },
  },
  'a river': {
    board: 'QsJh2h8d3c',
    ranges: { oop: 'AhKh,TsTd,9c8c:0.5,7s7h,6d5d', ip: 'KsKd,Th9h,QdTd,AcJc:0.25,5c5s,AhKh' },
    pot: 40,
    stack: 100,
    bets: { river: MENU },
    rake: { rate: 0.05, cap: 1 },
  },
};
const PATHS = {
  'two suits alike': [
    '',
    'check',
    'check,bet 30',
    'bet 20,call,3h',
    'bet 20,call,3s',
    'check,check,Kh,bet 20,all-in',
  ],
  'no suits alike, raked': ['', 'check,bet 30', 'bet 20,call,3h', 'check,check,Qh,bet 20', 'all-in'],
  'a river': ['', 'check', 'check,bet 30,raise 90', 'all-in'],
};

describe.each(Object.keys(SPOTS) as (keyof typeof SPOTS)[])('%s:', (name) => {
  const file = SPOTS[name];
  const { spot, tree, solver, reader } = solve(file, 30);
  const played = { ...spot, tree, strategy: reader.strategy };

  test('the separate best response and the solver’s own agree', () => {
    const own = solver.measure();
    const other = measureExploitability(played);
    for (const side of [0, 1] as const) {
      expect(Math.abs(own.ev[side] - other.ev[side])).toBeLessThan(1e-6 * spot.pot);
      expect(Math.abs(own.best[side] - other.best[side])).toBeLessThan(1e-6 * spot.pot);
    }
    expect(Math.abs(own.exploitability - other.exploitability)).toBeLessThan(1e-6);
  });

  test.each(PATHS[name])('the result at "%s" is that of walking hand against hand', (text) => {
    const path = unwrap(parseNodePath(text, tree, spot.board));
    const answer = reader.examine(path);
    const slow = examineSlowly(played, path);
    expect(answer.weights).toEqual(slow.weights);
    expect(answer.frequencies.map((row) => Array.from(row))).toEqual(
      slow.frequencies.map((row) => Array.from(row)),
    );
    const { side } = findNode(tree, path) as DecisionNode;
    const reached = (of: 0 | 1, i: number): boolean =>
      slow.weights[of][i]!.weight > 1e-3 && !Number.isNaN(slow.evs[of][i]!);
    for (const of of [0, 1] as const) {
      for (const [i] of slow.weights[of].entries()) {
        if (!reached(of, i)) continue;
        expect(answer.evs[of][i]).toBeCloseTo(slow.evs[of][i]!, 3);
        expect(answer.equities[of][i]).toBeCloseTo(slow.equities[of][i]!, 9);
        if (of !== side) continue;
        for (const [a, ev] of Array.from(slow.actionEvs[i]!).entries())
          expect(answer.actionEvs[i]![a]).toBeCloseTo(ev, 3);
      }
    }
  });
});

test('on river-any the separate best response and the solver’s own agree', () => {
  const { spot, tree, solver, reader } = solve(RIVER_ANY, 25);
  const own = solver.measure();
  const other = measureExploitability({ ...spot, tree, strategy: reader.strategy });
  expect(Math.abs(own.exploitability - other.exploitability)).toBeLessThan(1e-6);
  expect(Math.abs(own.ev[0] - other.ev[0])).toBeLessThan(1e-6 * spot.pot);
});

test('16-bit tables are read with their scales', () => {
  const { spot, tree, solver, reader } = solve(SPOTS['two suits alike'], 30, { precision: 'i16' });
  const own = solver.measure();
  const other = measureExploitability({ ...spot, tree, strategy: reader.strategy });
  expect(Math.abs(own.exploitability - other.exploitability)).toBeLessThan(1e-6);
});
