import { cards } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import type { LateSpotOptions } from '../../src/late/lateSpot.js';
import { finish } from '../../src/run/iterativeSolver.js';
import { judgeByHand, randomRange, solverOf, spotOf, without } from './lateSpots.js';

const STUD_UP = [cards('2c4d7h8s'), cards('Ad5s6cKh')] as const;
/** The dead cards that leave these cards unseen. */
const dead = (live: string): number[] => without(live + '2c4d7h8sAd5s6cKh');

const SMALL: Readonly<Record<string, LateSpotOptions>> = {
  'Razz on 7th': {
    game: 'razz',
    street: 7,
    up: STUD_UP,
    dead: dead('2h3c3d5c9hTsJcKdAs'),
    pot: 10,
    bet: 1,
    maxWagers: 4,
    firstToAct: 'given',
    ranges: [randomRange(3, 1n), randomRange(3, 2n)],
  },
  'Stud on 7th, cap of five, short stacks': {
    game: 'stud',
    street: 7,
    up: STUD_UP,
    dead: dead('2h2s4c5h7d8c8hKcKsAc'),
    pot: 7.5,
    bet: 2,
    maxWagers: 5,
    stacks: [5, 9],
    firstToAct: 'given',
    ranges: [randomRange(3, 3n), randomRange(3, 4n)],
  },
  'Stud8 on 7th': {
    game: 'stud8',
    street: 7,
    up: [cards('2c4d7h8s'), cards('Ad5s6c8h')],
    dead: without('2c4d7h8sAd5s6c8h2h3c3d5c9hTsJcKdAs'),
    pot: 4,
    bet: 1,
    maxWagers: 3,
    firstToAct: 'given',
    ranges: [randomRange(3, 5n), randomRange(3, 6n)],
  },
  'Stud8 on boards without a possible low': {
    game: 'stud8',
    street: 7,
    up: [cards('KcKd9h9s'), cards('QdQsTcJh')],
    dead: without('KcKd9h9sQdQsTcJh2h3c4d5c9cTsJcKhAs'),
    pot: 4,
    bet: 1,
    maxWagers: 2,
    ranges: [randomRange(3, 7n), randomRange(3, 8n)],
  },
  'Badugi, no cap but stacks': {
    game: 'badugi',
    street: 'draw',
    up: [[], []],
    dead: without('2c2d3h4s5c6h7d9sTdAs'),
    pot: 3,
    bet: 1,
    maxWagers: Infinity,
    stacks: [2.5, 40],
    ranges: [randomRange(4, 9n), randomRange(4, 10n)],
  },
  '2-7 triple draw': {
    game: '2-7-triple',
    street: 'draw',
    up: [[], []],
    dead: without('2c3c3h4s5c6h7c8s9cAcAd'),
    pot: 3,
    bet: 1,
    maxWagers: 2,
    ranges: [randomRange(5, 11n), randomRange(5, 12n)],
  },
  'Stud on 6th and 7th': {
    game: 'stud',
    street: 6,
    up: STUD_UP,
    dead: dead('2h4c5h8c8hKcAc9d'),
    pot: 6,
    bet: 1,
    maxWagers: 2,
    firstToAct: 'given',
    ranges: [randomRange(2, 13n), randomRange(2, 14n)],
  },
  'Razz on 6th and 7th, all-in on 6th': {
    game: 'razz',
    street: 6,
    up: STUD_UP,
    dead: dead('2h3c3d5c9hTsJcKd'),
    pot: 6,
    bet: 2,
    maxWagers: 4,
    stacks: [3, 3],
    firstToAct: 'given',
    ranges: [randomRange(2, 15n), randomRange(2, 16n)],
  },
};

describe.each(Object.entries(SMALL))('%s', (_, options) => {
  const solver = solverOf(spotOf(options));
  solver.iterate(12);
  const measured = solver.measure();
  const byHand = judgeByHand(solver);

  test('values and best responses, hand against hand', () => {
    for (const side of [0, 1] as const) {
      expect(measured.ev[side]).toBeCloseTo(byHand.ev[side], 9);
      expect(measured.best[side]).toBeCloseTo(byHand.best[side], 9);
    }
  });

  test('values add up to the pot', () => {
    expect(measured.ev[0] + measured.ev[1]).toBeCloseTo(options.pot, 9);
    expect(byHand.ev[0] + byHand.ev[1]).toBeCloseTo(options.pot, 9);
  });

  test('the quick check of the solver agrees', () => {
    expect(finish(solver.quickCheckInSteps())).toBeCloseTo(solver.exploitability(), 5);
    expect(solver.exploitability()).toBeGreaterThan(0);
  });
});
