import { expect, test } from 'vitest';
import { fuzz, type FuzzFormat } from './fuzz.js';

// A million in all, in shards that stay short also on a machine with much other work.
const TEXTS = 12_500;
const SHARDS = Array.from({ length: 40 }, (_, shard) => shard + 1);

test.each(
  SHARDS.flatMap((shard) => (['pokerstars', 'phh'] as const).map((format) => [format, shard] as const)),
)(
  '%s, shard %i: 12,500 damaged texts',
  (format: FuzzFormat, shard: number) => {
    const verdicts = fuzz(format, TEXTS, shard);
    const all = [...verdicts.values()].reduce((sum, count) => sum + count, 0);
    expect(all).toBe(TEXTS);
  },
  600_000,
);
