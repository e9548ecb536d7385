import { parseRange, unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import type { Strategy } from '../../src/decision/strategy.js';
import type { TrainingSession } from '../../src/decision/trainingSession.js';
import type { DecisionNode } from '../../src/tree/bettingTree.js';
import { ROOT_PATH } from '../../src/tree/nodePath.js';
import { measureExploitability } from '../exploit/exploitability.js';
import { frequencies, RIVER, sessionOf, SMALL_FLOP, solve, strategySourceOf, sum } from './sessions.js';

/** How often the hands of a range take an action at a node, added up. */
function frequencyOf(session: TrainingSession, range: string, node: DecisionNode, action: number): number {
  const read = strategySourceOf(session)(node, ROOT_PATH);
  return sum(Array.from(unwrap(parseRange(range)), ([hand, weight]) => weight * read(hand)[action]!));
}

describe('polar range against bluff-catchers on the river', () => {
  // Aces beat queens, jacks do not, and no card is in two of these ranges.
  test.each([
    [100, 25],
    [100, 50],
    [100, 100],
    [100, 200],
    [60, 45],
  ])('pot %d, bet %d: bluffs are b/(p+2b) of the bets, and p/(p+b) of the queens call', (pot, bet) => {
    const session = sessionOf(
      {
        hero: 'JcJd',
        board: '9s8d5c3h2c',
        heroRange: 'AA,JJ',
        villainRange: 'QQ',
        pot,
        stack: bet,
        menu: { first: { bet: 'a', raise: '' }, later: { bet: '', raise: '' } },
      },
      { iterations: 5000, convergenceThreshold: 0 },
    );
    session.solve();
    const { root } = session.point.decisionTree;
    const value = frequencyOf(session, 'AA', root, 1);
    const bluffs = frequencyOf(session, 'JJ', root, 1);
    const calls = frequencyOf(session, 'QQ', root.children[1] as DecisionNode, 1) / 6;
    expect(value / 6).toBeGreaterThan(0.99);
    expect(Math.abs(bluffs / (value + bluffs) - bet / (pot + 2 * bet))).toBeLessThan(0.01);
    expect(Math.abs(calls - pot / (pot + bet))).toBeLessThan(0.01);
  });
});

describe('a decision point', () => {
  test('after the default run on the river the exploitability is below 1 % of the pot', () => {
    const answer = solve({ ...RIVER, toCall: 5, pot: 15 });
    expect(answer).toMatchObject({ status: 'complete', iterations: 10_000 });
    expect(answer.exploitability).toBeLessThan(0.01);
    expect(answer.exploitability).toBeGreaterThan(0);
  });

  test('two runs agree within five points for each action', () => {
    const [one, two] = [1, 2].map((seed) => frequencies(solve(RIVER, { seed, iterations: 2500 })));
    for (const [action, frequency] of Object.entries(one!))
      expect(Math.abs(frequency - two![action]!)).toBeLessThan(0.05);
  });

  test('on the turn every river is dealt, and the exact values agree with hand against hand', () => {
    const session = sessionOf(
      { ...RIVER, hero: 'KcQc', villainRange: 'TT,AKs,QJs,T9s', board: 'Ts9s2hJc', position: 'OOP' },
      { iterations: 300 },
    );
    const answer = session.solve();
    const { point } = session;
    const slow = measureExploitability({
      tree: point.decisionTree.root,
      board: point.state.board,
      ranges: point.ranges,
      pot: point.decisionTree.pot,
      rake: { rate: 0, cap: 0 },
      strategy: strategySourceOf(session),
    });
    expect(answer.range.ev).toBeCloseTo(slow.ev[0], 9);
    expect(answer.range.high).toBeCloseTo(slow.best[0], 9);
    expect(answer.range.low).toBeCloseTo(10 - slow.best[1], 9);
    expect(answer.exploitability).toBeCloseTo(slow.exploitability, 9);
    expect(answer.range.low).toBeLessThanOrEqual(answer.range.ev);
    expect(answer.range.high).toBeGreaterThanOrEqual(answer.range.ev);
  });

  test('the quick check during a run returns the same as the exact pass, which visits every board', () => {
    // Clubs and diamonds are interchangeable here, so the quick check skips boards.
    const session = sessionOf({ ...SMALL_FLOP, villainRange: 'TT,AK,98s' }, { iterations: 300 });
    const { exploitability, memoryBytes } = session.solve();
    expect(session.exploitability()).toBeCloseTo(exploitability, 6);
    expect(memoryBytes).toBeGreaterThan(0);
  });

  test('two bytes per number are used where four exceed the limit, and solve as well', () => {
    const spot = { ...RIVER, board: 'Ts9s2hJc' };
    const run = (memoryLimit?: number): Strategy =>
      sessionOf(spot, { iterations: 2000, convergenceThreshold: 0 }, { memoryLimit }).solve();
    const wide = run();
    const narrow = run(wide.memoryBytes - 1);
    expect(narrow.memoryBytes).toBeLessThan(wide.memoryBytes);
    expect(wide.exploitability).toBeLessThan(0.01);
    expect(narrow.exploitability).toBeLessThan(0.01);
    expect(Math.abs(narrow.range.ev - wide.range.ev)).toBeLessThan(0.1);
  });
});
