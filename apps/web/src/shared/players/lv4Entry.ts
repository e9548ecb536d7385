import type { Player, PlayerEntry } from '@doorcard/cpu';
import { openLv3Entry, type Pause } from './lv3Entry.js';

/**
 * Level 4, whose code and strategies are fetched when it first sits down in a game. Where a strategy does not apply,
 * or cannot be had, level 3 plays.
 */
export const openLv4Entry = (pause?: Pause): PlayerEntry => ({
  name: 'lv4',
  profiles: [],
  make: (name): Player => {
    const fallback = openLv3Entry(pause).make('lv3', undefined);
    let loaded: Player | undefined;
    return {
      name,
      substitute: fallback,
      prepare: async (game) => {
        await fallback.prepare!(game);
        const [{ makeTrainedPlayer }, { loadStrategy }] = await Promise.all([
          import('@doorcard/blueprint'),
          import('../strategies/strategyLoader.js'),
        ]);
        loaded ??= makeTrainedPlayer({ name, load: loadStrategy, fallback });
        await loaded.prepare!(game);
      },
      decide: (view, rng, records) => loaded!.decide(view, rng, records),
      learn: (view, records, rng) => fallback.learn!(view, records, rng),
    };
  },
});
