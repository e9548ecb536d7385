import { describe, expect, test } from 'vitest';
import { judgeDecision } from '../../src/review/handReview.js';
import { makeMixedModel } from '../../src/verdict/opponentModel.js';
import { listOwnDecisions } from '../../src/verdict/ownDecision.js';
import type { GameId, Hand } from '@doorcard/engine';
import { PLANTED } from './scenes.js';

const judgeLast = (hand: Hand) => {
  const { view, action } = listOwnDecisions(hand, 0).at(-1)!;
  const model = makeMixedModel(view.game as GameId);
  return judgeDecision(view, action, { model, seed: 11n, worlds: 800, most: 1600, spread: false });
};

describe('planted mistakes', () => {
  test.each(PLANTED)('%s', (_name, makeHand) => {
    const { label, loss, source } = judgeLast(makeHand());
    expect([label, loss]).toEqual([expect.stringMatching(/^(mistake|blunder)$/), loss]);
    expect(source).toEqual({ kind: 'rollouts', model: 'mixed' });
  });
});
