import type { Plan, Runner, Watch } from '@doorcard/jobs';
import { arenaTasks } from '../src/tasks.js';
import type { Match } from '../src/match.js';

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

/** Does the shards in the order that it is told, and tells some results twice. */
const makeUnruly = (order: (plan: Plan) => readonly number[]): Runner => ({
  run: async (plan: Plan, { onResult }: Watch) => {
    for (const place of order(plan)) {
      const shard = plan.shards[place]!;
      const result = await arenaTasks[plan.task]!(JSON.parse(JSON.stringify(shard.parameters)));
      onResult(shard, result);
      if (place % 3 === 0) onResult(shard, result);
    }
  },
  close: async () => {},
});

export const forwards = makeUnruly(({ shards }) => shards.map((_, i) => i));
export const backwards = makeUnruly(({ shards }) => shards.map((_, i) => shards.length - 1 - i));
