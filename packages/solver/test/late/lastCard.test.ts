import { cards } from '@doorcard/cards';
import { expect, test } from 'vitest';
import { discounted } from '../../src/cfr/discounted.js';
import { judgedSpot, randomRange, solverOf, spotOf, without } from './lateSpots.js';
import { SlowLateCfr } from './slowLateCfr.js';

test('merged and unmerged last card agree', () => {
  const spot = spotOf({
    game: 'stud',
    street: 6,
    up: [cards('2c4d7h8s'), cards('Ad5s6cKh')],
    dead: without('2c4d7h8sAd5s6cKh2h4c5h8c8hKcAc'),
    pot: 6,
    bet: 1,
    maxWagers: 1,
    firstToAct: 'given',
    ranges: [randomRange(2, 13n), randomRange(2, 14n)],
  });
  const solver = solverOf(spot);
  const slow = new SlowLateCfr(judgedSpot(spot), discounted);
  // After three iterations rounding has not decided anything yet.
  for (const iterations of [1, 2, 3]) {
    solver.iterate();
    slow.iterate();
    expect(solver.measure().ev[0], String(iterations)).toBeCloseTo(slow.judge().ev[0], 5);
  }
  solver.iterate(60);
  slow.iterate(60);
  expect(Math.abs(solver.measure().ev[0] - slow.judge().ev[0])).toBeLessThan(0.002 * spot.pot);
});
