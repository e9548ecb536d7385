import { Xoshiro256 } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';
import { expect } from 'vitest';
import type { DrillLevel, SpotFamily } from '../../src/drill/drill.js';
import { makeDrill } from '../../src/drill/families.js';
import { isSpot } from '../../src/drill/families/spots.js';
import { Judge } from '../../src/verdict/judge.js';
import { makeMixedModel } from '../../src/verdict/opponentModel.js';

const WORLDS = 1200;

/** A drill of a decision, judged again with other random numbers: nothing may contradict its answers. */
export function checkSpot(family: SpotFamily, game: GameId, level: DrillLevel, seed: bigint): void {
  const drill = makeDrill(family, game, level, Xoshiro256.fromSeed(seed));
  const { question, answers, accepted } = drill;
  if (question.kind !== 'decision') throw new Error('a spot asks for a decision');
  const { view } = question;
  expect([drill.family, drill.game, drill.level, view.game]).toEqual([family, game, level, game]);
  expect(isSpot(family, view)).toBe(true);
  expect(view.actor).toBe(view.seat);
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.length).toBeLessThan(answers.length);
  const actions = answers.map((answer) => (answer.kind === 'action' ? answer.action : undefined)!);
  const judge = new Judge({ view, taken: actions[0]!, model: makeMixedModel(game), seed: seed + 999n });
  judge.add(WORLDS);
  for (const { action, loss } of judge.verdict().actions) {
    const place = actions.findIndex((each) => JSON.stringify(each) === JSON.stringify(action));
    expect(place, JSON.stringify(action)).toBeGreaterThanOrEqual(0);
    if (accepted.includes(place)) expect(loss.low, drill.key).toBeLessThan(0.1);
    else expect(loss.high, drill.key).toBeGreaterThan(0.1);
  }
}
