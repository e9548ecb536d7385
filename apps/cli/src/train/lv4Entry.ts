import { makeLv4Entry } from '@doorcard/blueprint';
import type { Player, PlayerEntry } from '@doorcard/cpu';
import { loadShipped } from './strategyFiles.js';

/** Level 4 with the strategies that come with the program; where they do not apply, the fallback plays. */
export const openLv4Entry = (fallback: () => Player): PlayerEntry => makeLv4Entry(loadShipped, fallback);
