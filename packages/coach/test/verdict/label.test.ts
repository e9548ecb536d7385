import { expect, test } from 'vitest';
import { findThreshold, labelLoss, type LossFacts } from '../../src/verdict/label.js';

const facts = (low: number, high: number, more: Partial<LossFacts> = {}): LossFacts => ({
  loss: { mean: (low + high) / 2, low, high },
  pot: 2,
  effective: 800,
  isDisputed: false,
  isFinal: true,
  ...more,
});

test('labels follow the lower bound of the loss', () => {
  expect(labelLoss(facts(-0.03, 0.05))).toBe('best');
  expect(labelLoss(facts(0, 0.05))).toBe('best');
  expect(labelLoss(facts(0.01, 0.09))).toBe('fine');
  expect(labelLoss(facts(0.1, 0.19))).toBe('inaccuracy');
  expect(labelLoss(facts(0.29, 0.38))).toBe('inaccuracy');
  expect(labelLoss(facts(0.3, 0.38))).toBe('mistake');
  expect(labelLoss(facts(0.75, 0.8))).toBe('blunder');
});

test('in a large pot the share of the pot counts', () => {
  expect(findThreshold('inaccuracy', 20)).toBeCloseTo(0.4);
  expect(labelLoss(facts(0.3, 0.4, { pot: 20 }))).toBe('fine');
  expect(labelLoss(facts(1.1, 1.2, { pot: 20 }))).toBe('mistake');
  expect(labelLoss(facts(2.4, 2.5, { pot: 20 }))).toBe('blunder');
});

test('a wide interval is refined first; in the end a sure fault keeps its name', () => {
  expect(labelLoss(facts(-0.1, 0.1))).toBe('tooClose');
  expect(labelLoss(facts(0.8, 1.2, { isFinal: false }))).toBe('tooClose');
  expect(labelLoss(facts(0.8, 1.2))).toBe('blunder');
});

test('no label with few samples or where opponents decide the sign', () => {
  expect(labelLoss(facts(0.8, 0.85, { effective: 199 }))).toBe('fewSamples');
  expect(labelLoss(facts(0.8, 0.85, { isDisputed: true }))).toBe('dependsOnOpponent');
});
