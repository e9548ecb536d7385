import { Xoshiro256 } from '@doorcard/cards';
import { expect, test } from 'vitest';
import { believe } from '../src/belief/belief.js';
import { Evaluation } from '../src/evaluation.js';
import { listCandidates } from '../src/rollout/candidates.js';
import { findPolicy, findUsualTypes } from '../src/usualTypes.js';
import { makeStakes, playScript, viewOf } from './handScript.js';

const RUNS = 600;
const WORLDS = 20;
const LONG = 4000;

test('sums of losses do not grow with noise, whether the action looks best or not', () => {
  // The bring-in is completed, and the next player has a close decision.
  const view = viewOf(playScript(makeStakes('razz', 2), '7h9d4c As8hKc', 'b r'));
  const rng = Xoshiro256.fromSeed(7n);
  const belief = believe(view, findUsualTypes('razz'), { rng });
  const actions = listCandidates(view);
  const evaluate = (worlds: number): Evaluation => {
    const evaluation = new Evaluation(view, { belief, base: findPolicy('lv2'), rng, actions });
    evaluation.add(worlds);
    return evaluation;
  };
  const { action: best } = evaluate(LONG).verdict().actions[0]!;
  const taken = actions.indexOf(best);
  // The best action loses nothing. Of three noisy values another is often above it, and then it seems to lose something.
  const runs = Array.from({ length: RUNS }, () => {
    const evaluation = evaluate(WORLDS);
    const value = evaluation.verdict().actions.find(({ action }) => action === best)!;
    return { counted: -evaluation.compareWithBest(taken).mean, shown: Math.max(0, -value.difference) };
  });
  const average = (pick: (run: (typeof runs)[number]) => number): { mean: number; error: number } => {
    const mean = runs.reduce((sum, run) => sum + pick(run), 0) / RUNS;
    const squares = runs.reduce((sum, run) => sum + (pick(run) - mean) ** 2, 0);
    return { mean, error: Math.sqrt(squares / (RUNS - 1) / RUNS) };
  };
  const counted = average((run) => run.counted);
  const shown = average((run) => run.shown);
  expect(counted.mean).toBeLessThan(2.5 * counted.error);
  expect(shown.mean).toBeGreaterThan(8 * shown.error);
});
