import { unwrap } from '@doorcard/cards';
import { expect } from 'vitest';
import type { GameStateInput } from '../../src/decision/gameState.js';
import { makePostflop } from '../../src/postflop/postflop.js';
import { PostflopReader } from '../../src/report/postflopReader.js';
import { ROOT_PATH } from '../../src/tree/nodePath.js';
import { sessionOf } from './sessions.js';

/**
 * Solves a decision point by sampling (the default run) and by DCFR over all cards, to 0.1 % of the pot. The value of the
 * game is between the bounds of each run, so the two values differ by at most the widths of both.
 */
export function expectSameAnswer(input: GameStateInput): void {
  const session = sessionOf(input);
  const sampled = session.solve();
  const { decisionTree, state, ranges, side, hand } = session.point;
  const { root, pot } = decisionTree;

  const solver = unwrap(makePostflop({ tree: root, board: state.board, ranges, pot }));
  const isClose = (): boolean => solver.exploitability() * pot < 0.001 * state.pot;
  while (!isClose() && solver.iterations < 1000) solver.iterate(20);
  const { ev, best } = solver.measure();
  const exact = { ev: ev[side], low: pot - best[side === 0 ? 1 : 0], high: best[side] };
  expect(exact.high - exact.low).toBeLessThan(0.0021 * state.pot);

  expect(sampled.exploitability).toBeLessThan(0.01);
  expect(sampled.range.low).toBeLessThanOrEqual(exact.high);
  expect(sampled.range.high).toBeGreaterThanOrEqual(exact.low);
  const error = sampled.range.high - sampled.range.low;
  expect(Math.abs(sampled.range.ev - exact.ev)).toBeLessThanOrEqual(error + exact.high - exact.low);

  // One hand is a small part of its range, so its own value is less sure than that of the range.
  const { evs, weights } = new PostflopReader(solver.layout, solver.buffer, solver.kernels).examine(
    ROOT_PATH,
  );
  expect(weights[side][hand]!.combo).toBe(state.heroHand);
  expect(Math.abs(sampled.ev - evs[side][hand]!)).toBeLessThan(0.03 * state.pot);
}
