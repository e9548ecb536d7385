import type { Player, PlayerEntry } from '@doorcard/cpu';

/** Lets messages in between two parts of a decision. */
export type Pause = () => Promise<void>;

/** Level 3, whose code is fetched when it first sits down: most tables do not need it. */
export const openLv3Entry = (pause?: Pause): PlayerEntry => ({
  name: 'lv3',
  profiles: [],
  make: (name): Player => {
    let loaded: Player | undefined;
    return {
      name,
      prepare: async () => {
        const { makeLv3 } = await import('@doorcard/search');
        loaded ??= makeLv3(name, pause === undefined ? {} : { pause });
      },
      decide: (view, rng, records) => loaded!.decide(view, rng, records),
      learn: (view, records, rng) => loaded?.learn?.(view, records, rng) ?? records,
    };
  },
});
