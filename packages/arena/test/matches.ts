import { makeRegistry, usualEntries } from '@doorcard/cpu';
import { makeInline, type JobPlan, type Runner } from '@doorcard/jobs';
import { makeArenaTasks } from '../src/tasks.js';
import type { Match } from '../src/match.js';

export const registry = makeRegistry(usualEntries);
const arenaTasks = makeArenaTasks(registry);

export const matchOf = (match: Partial<Match>): Match => ({
  games: ['badugi'],
  players: ['lv1', 'lv2'],
  rules: 'wsop',
  seed: '7',
  duplicate: true,
  groups: 40,
  styleEvery: 0,
  ...match,
});

/** Computes the shards in a given order, and delivers some results twice. */
const makeUnruly = (order: (plan: JobPlan) => readonly number[]): Runner => {
  const inline = makeInline(arenaTasks);
  return {
    run: async (plan, { onResult }) => {
      for (const place of order(plan)) {
        const { id, input } = plan.shards[place]!;
        const shard = { id, input: JSON.parse(JSON.stringify(input)) as unknown };
        await inline.run(
          { ...plan, shards: [shard] },
          {
            onResult: (_, result) => {
              onResult(shard, result);
              if (place % 3 === 0) onResult(shard, result);
            },
          },
        );
      }
    },
    close: () => inline.close(),
  };
};

export const forwards = makeUnruly(({ shards }) => shards.map((_, i) => i));
export const backwards = makeUnruly(({ shards }) => shards.map((_, i) => shards.length - 1 - i));
