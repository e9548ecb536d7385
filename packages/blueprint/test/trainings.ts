import { SCHEDULES } from '@doorcard/solver/game';
import { layOut, type CompiledGame } from '../src/game/compiledGame.js';
import { Lane, type Lesson } from '../src/train/lane.js';
import { mergeLanes, type LearnedTables } from '../src/train/merge.js';
import { findLimits, type Pruning } from '../src/train/pruning.js';
import type { PlayerTables } from '../src/train/tables.js';
import type { Training } from '../src/train/training.js';

/** Runs batches until their number is reached, the lanes in the given order. */
export function runBatches(training: Training, batches: number, order: readonly number[] = [0, 1]): void {
  const open = () => training.lanes.map((_, index) => training.openLane(index));
  let lanes = open();
  while (training.batches < batches) {
    const reports = lanes.map(() => ({ nodes: 0, value: 0 }));
    for (const index of order) reports[index] = lanes[index]!.run(training.batches);
    if (training.finishBatch(reports)) lanes = open();
  }
}

export const joinParts = (parts: readonly Uint8Array[]): Buffer => Buffer.concat(parts);

/** Trains a small game with two lanes that are merged after every batch, as in a real training. */
export function trainSmall(
  game: CompiledGame,
  counts: readonly number[],
  openDeals: Lesson['openDeals'],
  options: {
    readonly batches: number;
    readonly deals: number;
    readonly seed: bigint;
    readonly pruning: Pruning;
  },
  opponent?: PlayerTables,
): LearnedTables {
  const layout = layOut(game, { counts });
  const open = () => ({ regrets: new Float32Array(layout.cells), sums: new Float32Array(layout.cells) });
  const [tables, ...own] = [open(), open(), open()] as const;
  const { batches, deals, pruning } = options;
  const lanes = own.map(({ regrets, sums }, index) => {
    const learner: PlayerTables = { layout, counts, values: regrets, sums };
    const lesson: Lesson = { game, learner, opponent: opponent ?? learner, openDeals };
    return new Lane(lesson, { ...options, lanes: own.length }, index);
  });
  for (let batch = 0; batch < batches; batch++) {
    for (const lane of lanes) lane.run(batch);
    const limits = findLimits(pruning, game, counts, batch * own.length * deals);
    const floors = limits.map(({ floor }, at) => ({ from: layout.offsets[at]!, floor }));
    mergeLanes(tables, own, { discounts: SCHEDULES.linear.discounts(batch + 1), floors });
  }
  return tables;
}
