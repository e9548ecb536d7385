import { findAbstraction, Lane, makeLesson, parseStrategyFile, type TrainingPlan } from '@doorcard/blueprint';
import { unwrap } from '@doorcard/cards';
import { parentPort, workerData } from 'node:worker_threads';

/** One lane of a training in a thread: it runs the batches whose numbers it is sent. */
export interface LaneJob {
  readonly abstraction: string;
  readonly plan: TrainingPlan;
  readonly index: number;
  /** Shared with the program that merges the lanes. */
  readonly regrets: Float32Array;
  readonly sums: Float32Array;
  /** The file of the strategy to exploit. */
  readonly opponent: Uint8Array | undefined;
}

if (parentPort !== null) {
  const { abstraction, plan, index, regrets, sums, opponent } = workerData as LaneJob;
  const fixed = opponent === undefined ? undefined : unwrap(parseStrategyFile(opponent));
  const lane = new Lane(
    makeLesson(unwrap(findAbstraction(abstraction)), { regrets, sums }, fixed),
    plan,
    index,
  );
  parentPort.on('message', (batch: number) => parentPort!.postMessage(lane.run(batch)));
}
