import { defineTask, type Task } from '@doorcard/jobs';
import { playSelfPlayShard, SELF_PLAY_SIGNATURE } from './criteria/selfPlay.js';
import { MATCH_SIGNATURE, playParts } from './shard.js';

/** The tasks of this package, for threads and other machines. */
export const arenaTasks: readonly Task[] = [
  defineTask({ ...MATCH_SIGNATURE, run: ({ match, cuts }) => playParts(match, cuts) }),
  defineTask({ ...SELF_PLAY_SIGNATURE, run: playSelfPlayShard }),
];
