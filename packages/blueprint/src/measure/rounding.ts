import { streamOf } from '@doorcard/cpu';
import { forEachDecision } from '../game/decisions.js';
import { openTables } from '../strategy/strategy.js';
import type { Training } from '../train/training.js';
import { PairedMatch, type PairedResult } from './pairedMatch.js';

/** What the average strategy of a training, with its 32-bit sums, wins from the file of four bits that it would write. */
export function measureRounding(training: Training, deals: number, seed: number): PairedResult {
  const { abstraction, tables } = training;
  const { game, layout, counts } = abstraction;
  const values = new Float32Array(layout.cells);
  // As the file is made: where there is no average yet, the last strategy.
  forEachDecision(game, layout, counts, (cell, actions) => {
    const sums = tables.sums.subarray(cell, cell + actions);
    values.set(sums.some((sum) => sum > 0) ? sums : tables.regrets.subarray(cell, cell + actions), cell);
  });
  const exact = { layout, counts, values, sums: new Float32Array(0) };
  const match = new PairedMatch(game, abstraction.openDeal(abstraction), [
    exact,
    openTables(training.makeStrategy('')),
  ]);
  return match.play(deals, streamOf(seed, 0, 0, 0));
}
