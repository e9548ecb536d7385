import type { Registry } from '@doorcard/cpu';
import { defineTask, type Task } from '@doorcard/jobs';
import { playSelfPlayShard, SELF_PLAY_SIGNATURE } from './criteria/selfPlay.js';
import type { OpenLuck } from './luck.js';
import { MATCH_SIGNATURE, playParts } from './shard.js';

/**
 * The tasks of this package, for threads and other machines, with players of a registry. Luck-adjusted matches need a
 * measure of luck.
 */
export const makeArenaTasks = (registry: Registry, openLuck?: OpenLuck): readonly Task[] => [
  defineTask({ ...MATCH_SIGNATURE, run: ({ match, cuts }) => playParts(registry, match, cuts, openLuck) }),
  defineTask({ ...SELF_PLAY_SIGNATURE, run: (input) => playSelfPlayShard(registry, input) }),
];
