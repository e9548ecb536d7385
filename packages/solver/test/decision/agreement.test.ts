import { describe, expect, test } from 'vitest';
import { makeFullTraversal } from '../../src/cfr/fullTraversal.js';
import { SCHEDULES } from '../../src/cfr/schedules.js';
import type { GameStateInput } from '../../src/decision/gameState.js';
import { exploitability, valueOf } from '../../src/game/bestResponse.js';
import { makePointGame } from './pointGame.js';
import { RIVER, sessionOf } from './sessions.js';

const RANGES = { villainRange: 'TT,AKs,KQs,A5s', heroRange: 'AKo,JJ,QJs' };
const SMALL = { first: { bet: '75%', raise: 'a' }, later: { bet: '75%', raise: '' } };

describe('external sampling and discounted CFR hand by hand agree', () => {
  test.each<[string, GameStateInput, number]>([
    ['opening the river', { ...RIVER, ...RANGES, position: 'OOP' }, 2000],
    ['a bet on the river', { ...RIVER, ...RANGES, pot: 15, toCall: 5 }, 2000],
    [
      'a bet on the turn',
      {
        ...RIVER,
        board: 'Ts9s2hJc',
        villainRange: 'TcTd,AcKc,KcQc',
        heroRange: 'AhKd,QdJd',
        pot: 14,
        toCall: 4,
        stack: 20,
        menu: SMALL,
      },
      2000,
    ],
  ])('%s: the value is within the reported bounds', (_name, input, iterations) => {
    const session = sessionOf(input, { iterations, convergenceThreshold: 0 });
    const answer = session.solve();
    const { point } = session;
    const game = makePointGame(point);
    const solver = makeFullTraversal(game, SCHEDULES.discounted);
    solver.iterate(200);
    const half = point.decisionTree.pot / 2;
    // Plus f64 rounding.
    const slack = 2 * exploitability(game, solver.policy) + 1e-9;
    const value = valueOf(game, solver.policy, point.side) + half;

    expect(slack).toBeLessThan(0.002 * point.state.pot);
    expect(value).toBeGreaterThanOrEqual(answer.range.low - slack);
    expect(value).toBeLessThanOrEqual(answer.range.high + slack);
    expect(answer.range.high - answer.range.low).toBeLessThan(0.02 * point.state.pot);
    expect(answer.exploitability).toBeLessThan(0.01);
  });
});
