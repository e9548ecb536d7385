import { CPU_PROFILES } from './badugi/strategyProfile.js';
import { makePlayer } from './cpuPlayer.js';
import { chooseLv1, chooseLv2 } from './levels.js';
import { decideLv0 } from './lv0.js';
import { LV1_PARAMS, LV1_PROFILES, type Lv1Profile } from './lv1/params.js';
import type { CpuPlayer } from './player.js';
import { makeRandomPlayer } from './randomPlayer.js';
import type { PlayerEntry } from './registry.js';
import { sparringEntries } from './sparring/sparringEntries.js';

/** The players of this package: the levels from the weakest, then the sparring partners. */
export const usualEntries: readonly PlayerEntry<CpuPlayer>[] = [
  { name: 'random', profiles: [], make: (name) => makeRandomPlayer(name) },
  { name: 'lv0', profiles: [], make: (name) => makePlayer(name, () => (_view, legal) => decideLv0(legal)) },
  {
    name: 'lv1',
    profiles: LV1_PROFILES,
    make: (name, profile) => makePlayer(name, chooseLv1(LV1_PARAMS[profile as Lv1Profile])),
  },
  {
    name: 'lv2',
    profiles: CPU_PROFILES.map((_, i) => String(i + 1)),
    make: (name, profile) => makePlayer(name, chooseLv2(CPU_PROFILES[Number(profile) - 1]!)),
  },
  ...sparringEntries,
];
