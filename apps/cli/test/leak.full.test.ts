import {
  findAbstraction,
  TRAINED_GAMES,
  Training,
  USUAL_PLAN,
  type Strategy,
  type TrainedGame,
} from '@doorcard/blueprint';
import { unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { loadShipped } from '../src/train/strategyFiles.js';

const BITS = 4;
const FOLD = 0;

/** The same strategy, but it folds in the last round whenever it may: what an exploiter must find. */
function plantLeak(strategy: Strategy): Strategy {
  const { game, layout, counts } = strategy.abstraction;
  const packed = strategy.packed.slice();
  const write = (cell: number, share: number): void => {
    const shift = BITS * (cell & 3);
    packed[cell >> 2] = (packed[cell >> 2]! & ~(15 << shift)) | (share << shift);
  };
  const last = game.rounds.length - 1;
  const round = game.rounds[last]!;
  if (round.kind !== 'bet') throw new Error('the last round is a betting round');
  const { tree, rowCount } = round;
  for (let row = 0; row < 2 * rowCount * counts[last]!; row++) {
    const role = Math.floor(row / counts[last]!) % 2;
    for (const [state, first] of tree.firsts.entries()) {
      if (first !== FOLD || tree.roles[state] !== role) continue;
      const cell = layout.offsets[last]! + row * tree.width + tree.cells[state]!;
      for (let i = 0; i < tree.counts[state]!; i++) write(cell + i, i === FOLD ? 15 : 0);
    }
  }
  return { ...strategy, packed };
}

/** Badugi has ten times the nodes of stud before pruning begins: fewer deals, and hands in coarser groups. */
const SHORT: Readonly<Record<TrainedGame, { readonly id: string; readonly deals: number }>> = {
  badugi: { id: 'badugi/coarse', deals: 60 },
  razz: { id: 'razz/usual', deals: 500 },
  stud: { id: 'stud/usual', deals: 500 },
  stud8: { id: 'stud8/usual', deals: 500 },
};
const BATCHES = 40;
/** The last of them measure. */
const MEASURED = 20;

/** What a short training wins from a strategy towards its end, in small bets per deal. */
function exploit(target: Strategy, { id, deals }: { readonly id: string; readonly deals: number }): number {
  const plan = { ...USUAL_PLAN, seed: 2n, deals, coarseBatches: 0 };
  const training = new Training(unwrap(findAbstraction(id)), plan, target);
  const lanes = training.lanes.map((_, index) => training.openLane(index));
  let sum = 0;
  while (training.batches < BATCHES) {
    const reports = lanes.map((lane) => lane.run(training.batches));
    if (training.batches >= BATCHES - MEASURED) for (const { value } of reports) sum += value;
    training.finishBatch(reports);
  }
  return sum / (MEASURED * lanes.length);
}

describe.each(TRAINED_GAMES)('%s', (game) => {
  test('an exploiter finds a leak in level 4: it folds to every bet in the last round', async () => {
    const strategy = (await loadShipped(game))!;
    const gain = exploit(plantLeak(strategy), SHORT[game]) - exploit(strategy, SHORT[game]);
    // At least ten big bets in 100 deals. The standard error of a mean over 4,800 deals is below 0.1 small bets.
    expect(gain).toBeGreaterThan(0.2);
  });
});
