import { cardsOf, parseCombo, parseRange, unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { parseGameState, requiredEquity, type GameStateInput } from '../../src/decision/gameState.js';
import { InfoSetKey } from '../../src/decision/infoSetKey.js';
import type { SprBucket } from '../../src/decision/sprBucket.js';
import { measureExploitability } from '../exploit/exploitability.js';
import {
  codeOf,
  evs,
  frequencies,
  RIVER,
  sessionOf,
  solve,
  stateOf,
  strategySourceOf,
  sum,
} from './sessions.js';

const combo = (text: string): number => unwrap(parseCombo(text));

describe('where a decision point is easily misread', () => {
  test('F-01 an information set is the public history and the hand, not the depth of the stacks', () => {
    const { point, regretTable, run } = sessionOf({ ...RIVER, board: 'Ts9s2hJc', position: 'OOP' });
    run.advance(200);
    const { decisions } = point.tree;
    const strategyAt = (node: number, river?: number, bucket: SprBucket = 'Deep'): number[] => [
      ...regretTable.getAverageStrategy(InfoSetKey.of({ node, river }, combo('AsAh'), 'OOP', bucket))!,
    ];
    const later = decisions.findIndex(({ side, dealt, id }) => side === 0 && dealt === 0 && id > 0);
    const onRiver = decisions.findIndex(({ side, dealt }) => side === 0 && dealt === 1);
    // The same hand, position and bucket: another bet before it or another board is another decision.
    const places: [number, number?][] = [[0], [later], [onRiver, 17], [onRiver, 20]];
    const found = places.map(([node, river]) => JSON.stringify(strategyAt(node, river)));
    expect(new Set(found).size).toBe(places.length);
    expect(strategyAt(onRiver, 17, 'Short')).toEqual(strategyAt(onRiver, 17));
  });

  test('F-01 the bucket is a label of the result', () => {
    expect(solve(RIVER, { iterations: 100 }).sprBucket).toBe('Medium');
    expect(solve({ ...RIVER, stack: 300 }, { iterations: 100 }).sprBucket).toBe('VeryDeep');
  });

  test("F-03 the villain plays against a range: hero's hand does not change the tables", () => {
    const heroRange = 'AA,KQs,AKo,76s';
    const tables = ['AhKd', '7c6c', 'AsAd'].map((hero) => {
      const session = sessionOf({ ...RIVER, hero, heroRange }, { iterations: 300 });
      session.solve();
      return session.regretTable.save();
    });
    expect(tables[1]).toEqual(tables[0]);
    expect(tables[2]).toEqual(tables[0]);
  });

  test('F-03 the hero range is part of the result', () => {
    const symmetric = solve({ ...RIVER, villainRange: 'QQ,88' }, { iterations: 100 });
    expect(symmetric).toMatchObject({ heroRangeSource: 'symmetric', heroRange: 'QQ,88,AhKd' });
    const given = solve({ ...RIVER, heroRange: 'AK,76s' }, { iterations: 100 });
    expect(given).toMatchObject({ heroRangeSource: 'given', heroRange: 'AK,76s' });
    expect(codeOf(parseGameState({ ...RIVER, heroRange: 'QQ+' }))).toBe('range/hero-not-in-range');
  });

  test('F-04 the distance to equilibrium is an exact best response, not how much strategies change', () => {
    const session = sessionOf(RIVER, { iterations: 200 });
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
    expect(answer.exploitability).toBeCloseTo((slow.exploitability * point.decisionTree.pot) / 10, 9);
    expect(answer.exploitability).not.toBe(answer.convergence);
    // Any change is below 1.1, so the first check calls it converged; the exploitability is still reported.
    const hasty = solve(RIVER, { iterations: 1000, convergenceThreshold: 1.1 });
    expect(hasty).toMatchObject({ status: 'converged', iterations: 100 });
    expect(hasty.exploitability).toBeGreaterThan(0.001);
  });

  test('F-05 exploitability falls from checkpoint to checkpoint, averaged over seeds', () => {
    const sessions = [1, 2, 3].map((seed) => sessionOf(RIVER, { seed, convergenceThreshold: 0 }));
    const found = [30, 200, 1500].map((iterations) => {
      for (const session of sessions) session.advance(iterations - session.iterations);
      return sum(sessions.map((session) => session.exploitability())) / sessions.length;
    });
    expect(found[1]).toBeLessThan(found[0]!);
    expect(found[2]).toBeLessThan(found[1]!);
    expect(found[2]).toBeLessThan(0.01);
  });

  test('F-07 a session ends once, for one reason', () => {
    const complete = sessionOf(RIVER, { iterations: 150 });
    expect(complete.status).toBe('new');
    expect(complete.advance(100)).toBe('running');
    complete.solve();
    expect([complete.status, complete.iterations]).toEqual(['complete', 150]);
    complete.advance(50);
    complete.cancel();
    expect([complete.status, complete.iterations]).toEqual(['complete', 150]);

    const converged = sessionOf(RIVER, { iterations: 150, convergenceThreshold: 1.1 });
    expect(converged.solve().status).toBe('converged');

    const cancelled = sessionOf(RIVER, { iterations: 150 });
    cancelled.advance(10);
    cancelled.cancel();
    expect(cancelled.solve()).toMatchObject({ status: 'cancelled', iterations: 10 });

    let now = 0;
    const late = sessionOf(RIVER, { timeLimit: 50 }, { clock: () => (now += 10) });
    expect(late.solve().status).toBe('timeLimit');
    expect(late.iterations).toBeLessThan(100);
  });

  test('F-07 a target replaces the threshold', () => {
    const reached = solve(RIVER, { target: 0.02, convergenceThreshold: 1.1 });
    expect(reached.status).toBe('converged');
    expect(reached.exploitability).toBeLessThanOrEqual(0.02);
    expect(solve(RIVER, { target: 0, iterations: 300 }).status).toBe('complete');
  });

  test('F-11 a pot above the stack is normal; chips below zero and calls above the stack are not', () => {
    expect(stateOf({ ...RIVER, pot: 100, stack: 30 })).toMatchObject({ pot: 100, stack: 30 });
    expect(solve({ ...RIVER, pot: 100, stack: 30 }, { iterations: 100 }).sprBucket).toBe('Short');
    const refused = (change: Partial<GameStateInput>): string =>
      codeOf(parseGameState({ ...RIVER, ...change }));
    expect(refused({ pot: -1 })).toBe('decision/bad-field');
    expect(refused({ stack: -5 })).toBe('decision/bad-field');
    expect(refused({ toCall: 31, pot: 100 })).toBe('chips/call-above-stack');
    expect(refused({ toCall: 30, pot: 100 })).toBe('no error');
  });

  test('F-12 raw and live combos of the villain range are both reported', () => {
    const { villainCombos } = stateOf({ ...RIVER, board: '7s8s9d', villainRange: 'AA,KK,QQ,AKs' });
    expect(villainCombos).toEqual({ raw: 22, live: 14 });
  });

  test('F-13 a weight is not a count', () => {
    const { villainCombos, villainRange } = stateOf({ ...RIVER, hero: '7c6c', villainRange: 'AA@50' });
    expect(villainCombos).toEqual({ raw: 6, live: 6 });
    expect(villainRange.total).toBe(3);
    // Half of all aces against all kings: hero meets kings twice as often.
    const { actions } = solve(
      {
        ...RIVER,
        hero: 'QcQd',
        board: '7s8s3d3h2c',
        villainRange: 'AA@50,JJ',
        toCall: 10,
        pot: 20,
        stack: 10,
      },
      { iterations: 100 },
    );
    expect(evs({ actions })['call']).toBeCloseTo((2 / 3) * 30 - 10, 9);
  });

  test("F-17 the pot includes the villain's bet", () => {
    expect(requiredEquity({ pot: 10, toCall: 3 })).toBeCloseTo(3 / 13, 12);
    expect(solve({ ...RIVER, toCall: 3 }, { iterations: 100 }).requiredEquity).toBeCloseTo(3 / 13, 12);
    expect(codeOf(parseGameState({ ...RIVER, pot: 2, toCall: 3 }))).toBe('chips/bet-not-in-pot');
    // A sure winner wins the given pot and gets his call back.
    const sure = { ...RIVER, hero: 'KcQc', villainRange: '22', stack: 3, toCall: 3 };
    expect(evs(solve(sure, { iterations: 100 }))).toEqual({ fold: 0, call: 10 });
  });

  test('F-18 with nothing to call the villain has checked to hero in position; out of position hero opens', () => {
    const inPosition = sessionOf({ ...RIVER, position: 'IP' }).point.decisionTree.root;
    expect(inPosition.side).toBe(1);
    expect(inPosition.children[0]!.kind).toBe('showdown');
    const opening = sessionOf({ ...RIVER, position: 'OOP' }).point.decisionTree.root;
    expect(opening.side).toBe(0);
    expect(opening.children[0]).toMatchObject({ kind: 'decision', side: 1 });
    expect(stateOf(RIVER).position).toBe('IP');
  });
});

test('a range is read with the weights of its text', () => {
  const { villainRange, board } = stateOf({ ...RIVER, villainRange: 'QQ:0.25' });
  const all = unwrap(parseRange('QQ:0.25'));
  for (const [hand, weight] of all) {
    const isDead = cardsOf(hand).some((card) => board.includes(card));
    expect(villainRange.weightOf(hand)).toBe(isDead ? 0 : weight);
  }
  expect(frequencies(solve({ ...RIVER, villainRange: 'QQ:0.25' }, { iterations: 100 }))).toHaveProperty(
    'check',
  );
});
