import { rankOf, Xoshiro256, type Card } from '@doorcard/cards';
import type { Action, View } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { believe } from '../src/belief/belief.js';
import { Evaluation } from '../src/evaluation.js';
import { makeStakes, playScript, viewOf } from './handScript.js';
import { makePolicy } from './policies.js';

// A bet on 7th street that few holdings make: few of the particles are left with most of the weight. An interval has to
// allow for that, and not only for the number of worlds.

const PARTICLES = 400;
const WORLDS = 200;
const RUNS = 150;

const hasTrips = (cards: readonly Card[]): boolean =>
  cards.some((card) => cards.filter((other) => rankOf(other) === rankOf(card)).length > 2);

const passive = ({ legal }: View): Action =>
  legal!.check ? { type: 'check' } : legal!.call === undefined ? { type: 'bringIn' } : { type: 'call' };

/** Bets 7th street with three of a kind or better, and one time in twenty with anything else. */
const patient = makePolicy('patient', (view) => {
  const { legal, mine, street } = view;
  if (street < 4 || legal!.raise === undefined) return [{ action: passive(view), frequency: 1 }];
  const chance = hasTrips(mine!.cards) ? 0.9 : 0.05;
  return [
    { action: { type: 'raise', to: legal!.raise.min }, frequency: chance },
    { action: passive(view), frequency: 1 - chance },
  ];
});
const caller = makePolicy('caller', (view) => [{ action: passive(view), frequency: 1 }]);

test('the error of a value covers the sample of particles as well as that of worlds', () => {
  const cards = 'KsKdAc 7h8h2c Qs 9d Jd 5s 4h 3d 6c Th';
  const view = viewOf(playScript(makeStakes('stud', 2), cards, 'b c k k k k k k k r'));
  expect([view.seat, view.street]).toEqual([0, 4]);
  const runs = Array.from({ length: RUNS }, (_, i) => {
    const rng = Xoshiro256.fromSeed(BigInt(i));
    const belief = believe(view, [{ player: patient, weight: 1 }], {
      rng,
      epsilon: 0.01,
      particles: PARTICLES,
    });
    const actions: Action[] = [{ type: 'call' }, { type: 'fold' }];
    const evaluation = new Evaluation(view, { belief, base: caller, rng, actions });
    evaluation.add(WORLDS);
    return { ...evaluation.compareActions(0, 1), effective: belief.effective };
  });
  const mean = runs.reduce((sum, run) => sum + run.mean, 0) / RUNS;
  const spread = Math.sqrt(runs.reduce((sum, run) => sum + (run.mean - mean) ** 2, 0) / (RUNS - 1));
  const claimed = Math.sqrt(runs.reduce((sum, run) => sum + run.error ** 2, 0) / RUNS);
  // Of 400 particles about 90 count; worlds alone would claim 0.6 of the true spread.
  for (const { effective } of runs) expect(effective).toBeLessThan(PARTICLES / 2);
  // The spread of 150 runs is known to about 6 %.
  expect(spread / claimed).toBeGreaterThan(0.8);
  expect(spread / claimed).toBeLessThan(1.2);
});
