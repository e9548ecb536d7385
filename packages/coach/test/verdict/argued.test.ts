import type { GameId } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { judgeDecision } from '../../src/review/handReview.js';
import { makeMixedModel } from '../../src/verdict/opponentModel.js';
import { listOwnDecisions } from '../../src/verdict/ownDecision.js';
import { ARGUED } from './arguedPlays.js';

test.each(ARGUED)('%s: not labelled a mistake or worse', (_name, makeHand) => {
  const { view, action } = listOwnDecisions(makeHand(), 0).at(-1)!;
  const model = makeMixedModel(view.game as GameId);
  const verdict = judgeDecision(view, action, { model, seed: 11n, worlds: 800, most: 800, spread: false });
  expect([verdict.label, verdict.loss]).not.toEqual([
    expect.stringMatching(/^(mistake|blunder)$/),
    verdict.loss,
  ]);
});
