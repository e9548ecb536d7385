import { Xoshiro256 } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';
import { expect } from 'vitest';
import type { DrillLevel, SpotFamily } from '../../src/drill/drill.js';
import { makeDrill } from '../../src/drill/families.js';
import { isSpot } from '../../src/drill/families/spots.js';
import { Judge } from '../../src/verdict/judge.js';
import type { Estimate } from '../../src/verdict/label.js';
import { makeMixedModel } from '../../src/verdict/opponentModel.js';
import { ACCEPTED_LOSS } from '../../src/verdict/thresholds.js';

/**
 * Standard errors for about 400 comparisons that shall contradict the answers by chance in less than one run of a
 * hundred; an interval of 95 % has 1.96 of them.
 */
const CERTAIN = 4.06 / 1.96;

const widen = ({ mean, low }: Estimate): Pick<Estimate, 'low' | 'high'> => {
  const half = (mean - low) * CERTAIN;
  return { low: mean - half, high: mean + half };
};

/** A drill of a decision, judged again with other random numbers: nothing may contradict its answers. */
export function checkSpot(
  family: SpotFamily,
  game: GameId,
  level: DrillLevel,
  seed: bigint,
  worlds: number,
): void {
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
  judge.add(worlds);
  const losses = new Map(judge.verdict().actions.map(({ action, loss }) => [JSON.stringify(action), loss]));
  expect(losses.size).toBe(actions.length);
  const best = [...losses].find(([, { mean, low }]) => mean === 0 && low === 0)![0];
  actions.forEach((action, place) => {
    const loss = losses.get(JSON.stringify(action));
    expect(loss, JSON.stringify(action)).toBeDefined();
    const isRight = accepted.includes(place);
    if (isRight) expect(widen(loss!).low, drill.key).toBeLessThan(ACCEPTED_LOSS);
    else if (JSON.stringify(action) !== best)
      expect(widen(loss!).high, drill.key).toBeGreaterThan(ACCEPTED_LOSS);
    else {
      // What is wrong and comes out best has lost nothing to itself: some right answer may still be ahead of it by more.
      const ahead = accepted.map((right) => -widen(losses.get(JSON.stringify(actions[right]))!).low);
      expect(Math.max(...ahead), drill.key).toBeGreaterThan(ACCEPTED_LOSS);
    }
  });
}
