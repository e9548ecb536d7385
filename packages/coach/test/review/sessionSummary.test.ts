import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { expect, test } from 'vitest';
import { reviewHand, type HandReview } from '../../src/review/handReview.js';
import { summarize } from '../../src/review/sessionSummary.js';
import { makeMixedModel } from '../../src/verdict/opponentModel.js';
import type { DecisionVerdict } from '../../src/verdict/judge.js';
import { playScene } from '../verdict/scenes.js';

const verdict = (loss: number, label: DecisionVerdict['label']): DecisionVerdict => ({
  taken: { type: 'fold' },
  actions: [],
  loss: { mean: loss, low: loss, high: loss },
  counted: { mean: loss, low: loss, high: loss },
  label,
  pot: 1,
  spread: [],
  worlds: 800,
  effective: 800,
  source: { kind: 'rollouts', model: 'mixed' },
  book: { action: { type: 'fold' }, code: '', rule: '', data: {} },
  opponents: [],
});

const hand = (result: number | null, luck: number | null, losses: readonly number[]): HandReview => ({
  game: 'razz',
  seat: 0,
  result,
  luck,
  decisions: losses.map((loss, place) => ({
    place,
    street: place === 0 ? '3rd' : '4th',
    verdict: verdict(loss, loss === 0 ? 'best' : 'mistake'),
  })),
});

test('losses, agreement, and results with and without luck are means over hands, with intervals around them', () => {
  const reviews = [
    hand(2, 1, [0, 0.5]),
    hand(-1, -2, [0]),
    hand(null, null, [0.25, 0]),
    hand(4, null, [0, 0]),
    hand(-3, -1, []),
  ];
  const summary = summarize(reviews, 1, Xoshiro256.fromSeed(1n));
  expect(summary).toMatchObject({
    hands: 5,
    decisions: 7,
    labels: { best: 5, mistake: 2 },
    adjustedHands: 3,
  });
  const [all, third, fourth] = summary.losses;
  // 0.75 big bets in 5 hands.
  expect(all!.per100!.mean).toBeCloseTo(15);
  expect(third!.per100!.mean).toBeCloseTo(5);
  expect(fourth!.per100!.mean).toBeCloseTo(10);
  expect(summary.result!.mean).toBeCloseTo(50);
  // 1, 1 and -2.
  expect(summary.adjusted!.mean).toBeCloseTo(0);
  expect(summary.agreement).toBeCloseTo(5 / 7);
  expect(summary.agreementRange!.mean).toBeCloseTo(5 / 7);
  for (const { mean, low, high } of [
    all!.per100!,
    summary.result!,
    summary.adjusted!,
    summary.agreementRange!,
  ]) {
    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThan(mean);
  }
  expect(summary.expensive).toMatchObject([{ hand: 0, decision: { place: 1 } }]);
});

test('luck needs the cards of all players', () => {
  const deal = (others: string): HandReview => {
    const played = playScene('razz', 2, [
      ['d dh p1 As2s3d', `d dh p2 ${others}Kh`, 'p2 pb', 'p1 cbr 40', 'p2 f'],
    ]);
    const model = makeMixedModel('razz');
    return unwrap(reviewHand(played, 0, { model, seed: 1n, worlds: 20, most: 20, spread: false }));
  };
  expect(deal('????')).toMatchObject({ result: 0.375, luck: null });
  // Three babies against two face cards: the cards were kind.
  expect(deal('QcJc').luck).toBeGreaterThan(0);
});
