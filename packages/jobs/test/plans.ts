import { makeJobPlan, type JobPlan, type Shard } from '../src/index.js';
import { gated, squares } from './tasks.mjs';

const SHARD_SIZE = 1000;

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Sums {
  readonly count: number;
  readonly sum: number;
}

const cutRange = <T extends object>(
  shards: number,
  more: (id: string, at: number) => T,
): Shard<Range & T>[] =>
  Array.from({ length: shards }, (_none, at) => {
    const id = `s${at}`;
    return { id, input: { from: at * SHARD_SIZE, to: (at + 1) * SHARD_SIZE, ...more(id, at) } };
  });

/** Squares of 0, 1, 2 … in shards. */
export const planSquares = (run: string, shards: number): JobPlan<Range, Sums> =>
  makeJobPlan(
    squares,
    run,
    cutRange(shards, () => ({})),
  );

/** The same, with files to wait for. */
export const planGated = (
  run: string,
  shards: number,
  filesOf: (id: string, at: number) => { readonly mark: string; readonly gate: string },
): JobPlan<Range, Sums> => makeJobPlan(gated, run, cutRange(shards, filesOf));

/** Collects results, and how often each was delivered. */
export class Results {
  readonly byShard = new Map<string, Sums>();
  readonly delivered: string[] = [];

  readonly onResult = (shard: Shard, result: Sums): void => {
    this.delivered.push(shard.id);
    this.byShard.set(shard.id, result);
  };

  /** The merged sums. */
  get total(): Sums {
    const results = [...this.byShard.values()];
    return {
      count: results.reduce((all, { count }) => all + count, 0),
      sum: results.reduce((all, { sum }) => all + sum, 0),
    };
  }
}

/** The expected sums, by the formula for 0² + 1² + … + (n − 1)². */
export function expectedTotal(shards: number): Sums {
  const n = shards * SHARD_SIZE;
  return { count: n, sum: ((n - 1) * n * (2 * n - 1)) / 6 };
}
