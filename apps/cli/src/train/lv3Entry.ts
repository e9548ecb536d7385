import { isTrainedGame, makeTrainedPolicy } from '@doorcard/blueprint';
import type { Player, PlayerEntry } from '@doorcard/cpu';
import { findPolicy, findUsualTypes, makeLv3, type Lv3Options, type OpponentType } from '@doorcard/search';
import { loadShipped } from './strategyFiles.js';

/** How likely an opponent is level 4, beside types whose weights add up to 1. */
const WEIGHT = 0.5;

/** Level 3; as `lv3:lv4` it also thinks of opponents who play like level 4. */
export const openLv3Entry = (options: Lv3Options): PlayerEntry => ({
  name: 'lv3',
  profiles: ['usual', 'lv4'],
  make: (name, profile) => (profile === 'lv4' ? makeAware(name, options) : makeLv3(name, options)),
});

function makeAware(name: string, options: Lv3Options): Player {
  const known = new Map<string, readonly OpponentType[]>();
  const types: Lv3Options['types'] = (game) => known.get(game) ?? findUsualTypes(game);
  return {
    ...makeLv3(name, { ...options, types }),
    prepare: async (game) => {
      const strategy = isTrainedGame(game) ? await loadShipped(game) : undefined;
      if (strategy === undefined || known.has(game)) return;
      const player = makeTrainedPolicy('lv4', strategy, findPolicy('lv2'));
      known.set(game, [...findUsualTypes(game), { player, weight: WEIGHT }]);
    },
  };
}
