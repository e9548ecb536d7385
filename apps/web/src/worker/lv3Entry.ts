import type { Player, PlayerEntry } from '@doorcard/cpu';

/** Lets messages in between two parts of a decision. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Level 3, whose code is fetched when it first sits down: most tables do not need it. */
export const lv3Entry: PlayerEntry = {
  name: 'lv3',
  profiles: [],
  make: (name): Player => {
    let loaded: Player | undefined;
    return {
      name,
      prepare: async () => {
        const { makeLv3 } = await import('@doorcard/search');
        loaded ??= makeLv3(name, { pause });
      },
      decide: (view, rng, records) => loaded!.decide(view, rng, records),
      learn: (view, records, rng) => loaded?.learn?.(view, records, rng) ?? records,
    };
  },
};
