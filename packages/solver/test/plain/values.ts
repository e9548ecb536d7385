import { expect } from 'vitest';
import { solve } from '../report/solve.js';
import { PlainSolver } from './plainSolver.js';
import type { PlainSpot } from './plainTree.js';

/** Both solvers go on until a best answer wins less than this share of the pot. */
const TARGET = 0.0005;
const TOLERANCE = 0.001;
const MOST = 1000;

/** Solves a spot twice and compares what both sides win. */
export function expectSameValues(spot: PlainSpot): void {
  const { solver } = solve(spot, 0);
  do solver.iterate(20);
  while (solver.exploitability() > TARGET && solver.iterations < MOST);
  const [ours, plain] = [solver.measure(), new PlainSolver(spot).solve(TARGET, MOST)];
  expect(ours.exploitability).toBeLessThan(TARGET);
  expect(plain.exploitability).toBeLessThan(TARGET);
  for (const side of [0, 1] as const)
    expect(Math.abs(ours.ev[side] - plain.ev[side]) / spot.pot).toBeLessThan(TOLERANCE);
}
