import {
  findAbstraction,
  Lane,
  makeLesson,
  mergeLanes,
  parseStrategyFile,
  type LearnedTables,
  type MergePlan,
  type TrainingPlan,
} from '@doorcard/blueprint';
import { unwrap } from '@doorcard/cards';
import { parentPort, workerData } from 'node:worker_threads';

/** One lane of a training in a thread: it runs the batches whose numbers it is sent, and merges its share of the cells. */
export interface LaneJob {
  readonly abstraction: string;
  readonly plan: TrainingPlan;
  readonly index: number;
  /** The merged tables and those of all lanes, shared by all threads. */
  readonly tables: LearnedTables;
  readonly lanes: readonly LearnedTables[];
  /** The file of the strategy to exploit. */
  readonly opponent: Uint8Array | undefined;
}

/** What a thread does next. */
export type LaneOrder =
  { readonly kind: 'run'; readonly batch: number } | { readonly kind: 'merge'; readonly merge: MergePlan };

if (parentPort !== null) {
  const { abstraction, plan, index, tables, lanes, opponent } = workerData as LaneJob;
  const fixed = opponent === undefined ? undefined : unwrap(parseStrategyFile(opponent));
  const lane = new Lane(makeLesson(unwrap(findAbstraction(abstraction)), lanes[index]!, fixed), plan, index);
  const cells = tables.regrets.length;
  const edge = (part: number): number => Math.floor((part * cells) / lanes.length);
  parentPort.on('message', (order: LaneOrder) => {
    if (order.kind === 'run') return parentPort!.postMessage(lane.run(order.batch));
    mergeLanes(tables, lanes, order.merge, { from: edge(index), end: edge(index + 1) });
    parentPort!.postMessage(undefined);
  });
}
