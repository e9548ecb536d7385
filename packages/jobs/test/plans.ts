import type { Json, Plan, Shard } from '../src/index.js';

const SHARD_SIZE = 1000;

/** Squares of 0, 1, 2 … in shards; `more` is added to the parameters of each. */
export function planSquares(
  run: string,
  shards: number,
  more: (id: string) => Record<string, Json> = () => ({}),
  task = 'squares',
): Plan {
  return {
    run,
    task,
    shards: Array.from({ length: shards }, (_none, at) => {
      const id = `s${at}`;
      return { id, parameters: { from: at * SHARD_SIZE, to: (at + 1) * SHARD_SIZE, ...more(id) } };
    }),
  };
}

/** Collects results, and how often each was told. */
export class Results {
  readonly byShard = new Map<string, Json>();
  readonly told: string[] = [];

  readonly onResult = (shard: Shard, result: Json): void => {
    this.told.push(shard.id);
    this.byShard.set(shard.id, result);
  };

  /** The merged sums. */
  get total(): { count: number; sum: number } {
    let count = 0;
    let sum = 0;
    for (const result of this.byShard.values()) {
      const part = result as { count: number; sum: number };
      count += part.count;
      sum += part.sum;
    }
    return { count, sum };
  }
}

/** What the sums must be, by the formula for 0² + 1² + … + (n − 1)². */
export function expectedTotal(shards: number): { count: number; sum: number } {
  const n = shards * SHARD_SIZE;
  return { count: n, sum: ((n - 1) * n * (2 * n - 1)) / 6 };
}
