import {
  findAbstraction,
  Training,
  USUAL_ABSTRACTIONS,
  USUAL_PLAN,
  type TrainedGame,
} from '@doorcard/blueprint';
import { unwrap } from '@doorcard/cards';
import { parentPort, workerData } from 'node:worker_threads';

/** One lane, measured beside another thread that does the same. */
export interface ThreadJob {
  readonly game: TrainedGame;
  readonly index: number;
  readonly deals: number;
  readonly warmUp: number;
  readonly batches: number;
}

if (parentPort !== null) {
  const { game, index, deals, warmUp, batches } = workerData as ThreadJob;
  const abstraction = unwrap(findAbstraction(USUAL_ABSTRACTIONS[game]));
  const training = new Training(abstraction, { ...USUAL_PLAN, seed: 1n, deals, coarseBatches: 0 });
  const lane = training.openLane(index);
  for (let batch = 0; batch < warmUp; batch++) lane.run(batch);
  let nodes = 0;
  const start = performance.now();
  for (let batch = 0; batch < batches; batch++) nodes += lane.run(warmUp + batch).nodes;
  parentPort.postMessage(nodes / ((performance.now() - start) / 1000));
}
