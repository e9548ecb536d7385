import type { Registry } from '@doorcard/cpu';
import { defineTask, type Task } from '@doorcard/jobs';
import { playSelfPlayShard, SELF_PLAY_SIGNATURE } from './criteria/selfPlay.js';
import { MATCH_SIGNATURE, playParts } from './shard.js';

/** The tasks of this package, for threads and other machines, with players of a registry. */
export const makeArenaTasks = (registry: Registry): readonly Task[] => [
  defineTask({ ...MATCH_SIGNATURE, run: ({ match, cuts }) => playParts(registry, match, cuts) }),
  defineTask({ ...SELF_PLAY_SIGNATURE, run: (input) => playSelfPlayShard(registry, input) }),
];
