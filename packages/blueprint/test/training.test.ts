import { unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { findAbstraction } from '../src/abstractions.js';
import { readFrequencies } from '../src/strategy/strategy.js';
import { makeStrategyFile, parseStrategyFile } from '../src/strategy/strategyFile.js';
import { makeCheckpoint, resumeTraining } from '../src/train/checkpoint.js';
import { Training, USUAL_PLAN, type TrainingPlan } from '../src/train/training.js';
import { joinParts, runBatches } from './trainings.js';

const target = unwrap(findAbstraction('badugi/usual'));
const plan: TrainingPlan = { ...USUAL_PLAN, seed: 3n, deals: 20, coarseBatches: 2 };

/** Three batches: two with coarse buckets, one with fine ones. */
const trained = new Training(target, plan);
runBatches(trained, 3);
const file = joinParts(makeStrategyFile(trained.makeStrategy('a command')));

const codeOf = (result: { ok: boolean; error?: { code: string } }): string | undefined => result.error?.code;

describe('a training', () => {
  test('gives the same tables in whatever order its lanes run', () => {
    const other = new Training(target, plan);
    runBatches(other, 3, [1, 0]);
    expect(joinParts(makeStrategyFile(other.makeStrategy('a command'))).equals(file)).toBe(true);
  });

  test.each([1, 2])('that was stopped after %i batches goes on to the same result', (batches) => {
    const begun = new Training(target, plan);
    runBatches(begun, batches);
    const resumed = unwrap(resumeTraining(joinParts(makeCheckpoint(begun)), target, plan));
    expect(resumed.batches).toBe(batches);
    runBatches(resumed, 3);
    expect(joinParts(makeStrategyFile(resumed.makeStrategy('a command'))).equals(file)).toBe(true);
  });

  test('with another seed gives another result', () => {
    const other = new Training(target, { ...plan, seed: 4n });
    runBatches(other, 3);
    expect(joinParts(makeStrategyFile(other.makeStrategy('a command'))).equals(file)).toBe(false);
  });

  test('does not go on from a save of another plan, or from a broken one', () => {
    const saved = joinParts(makeCheckpoint(trained));
    expect(codeOf(resumeTraining(saved, target, { ...plan, seed: 4n }))).toBe('training/other-plan');
    const other = unwrap(findAbstraction('badugi/coarse'));
    expect(codeOf(resumeTraining(saved, other, plan))).toBe('training/other-plan');
    expect(codeOf(resumeTraining(saved.subarray(0, 1000), target, plan))).toBe('training/truncated');
    expect(codeOf(resumeTraining(file, target, plan))).toBe('training/not-a-training');
  });
});

describe('a strategy file', () => {
  test('comes back as it was written', () => {
    const { abstraction, packed, record } = unwrap(parseStrategyFile(file));
    expect(abstraction.id).toBe('badugi/usual');
    expect(packed.length).toBe(Math.ceil(target.layout.cells / 4));
    expect(record).toMatchObject({ seed: '3', lanes: 2, deals: 20, batches: 3, command: 'a command' });
  });

  test('is refused when it is cut off, altered or foreign', () => {
    expect(codeOf(parseStrategyFile(file.subarray(0, file.length - 8)))).toBe('strategy/truncated');
    const altered = Buffer.from(file);
    altered[file.length - 100]! ^= 1;
    expect(codeOf(parseStrategyFile(altered))).toBe('strategy/altered');
    expect(codeOf(parseStrategyFile(Buffer.from('something else')))).toBe('strategy/not-a-strategy');
  });

  test('of another version of its abstraction, or of an unknown one, is refused', () => {
    const strategy = trained.makeStrategy('');
    const old = { ...strategy, abstraction: { ...strategy.abstraction, hash: 'older' } };
    expect(codeOf(parseStrategyFile(joinParts(makeStrategyFile(old))))).toBe('strategy/other-abstraction');
    const unknown = { ...strategy, abstraction: { ...strategy.abstraction, id: 'badugi/7' } };
    expect(codeOf(parseStrategyFile(joinParts(makeStrategyFile(unknown))))).toBe(
      'strategy/unknown-abstraction',
    );
  });

  test('holds frequencies that are close to those of the training', () => {
    const strategy = trained.makeStrategy('');
    const { sums } = trained.tables;
    // Before the first draw the small blind folds, calls or raises: three cells for each of the buckets.
    const { width } = (target.game.rounds[0] as { tree: { width: number } }).tree;
    for (let bucket = 0; bucket < target.counts[0]!; bucket++) {
      const cell = bucket * width;
      const total = sums[cell]! + sums[cell + 1]! + sums[cell + 2]!;
      if (total === 0) continue;
      const stored = readFrequencies(strategy, cell, 3)!;
      // Rounding three shares to fifteenths, and dividing by their sum, moves each by less than a tenth.
      stored.forEach((share, i) => expect(Math.abs(share - sums[cell + i]! / total)).toBeLessThan(0.1));
    }
  });
});
