import { expect } from 'vitest';
import { PRECISIONS } from '../../src/spot/spotFile.js';
import { solve } from '../report/solve.js';
import { PlainSolver } from './plainSolver.js';
import type { PlainSpot } from './plainTree.js';

/** Both solvers run until a best response wins less than this share of the pot. */
const TARGET = 0.0005;
const TOLERANCE = 0.001;
const MOST = 1000;

/** Solves a spot with the plain solver and with ours, and compares what both sides win. */
export function expectSameValues(spot: PlainSpot): void {
  const plain = new PlainSolver(spot).solve(TARGET, MOST);
  expect(plain.exploitability).toBeLessThan(TARGET);
  for (const precision of PRECISIONS) {
    const { solver } = solve({ ...spot, precision }, 0);
    do solver.iterate(20);
    while (solver.exploitability() > TARGET && solver.iterations < MOST);
    const ours = solver.measure();
    expect(ours.exploitability, precision).toBeLessThan(TARGET);
    for (const side of [0, 1] as const)
      expect(Math.abs(ours.ev[side] - plain.ev[side]) / spot.pot, precision).toBeLessThan(TOLERANCE);
  }
}
