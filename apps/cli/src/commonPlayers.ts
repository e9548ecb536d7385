import { makeRegistry, usualEntries, type Player, type Registry } from '@doorcard/cpu';
import { makeLv3, type Lv3Options } from '@doorcard/search';
import { openLv3Entry } from './train/lv3Entry.js';
import { openLv4Entry } from './train/lv4Entry.js';

// Apart from players.ts, because the workers of a cluster load this file: what they load must not import a module whose
// name is known only at run time, or the version of the code could not be found.

export const openLevels = (options: Lv3Options): Registry =>
  makeRegistry<Player>([...usualEntries, openLv3Entry(options), openLv4Entry(() => makeLv3('lv3', options))]);

/** The players that every machine has. */
export const commonRegistry: Registry = openLevels({});
