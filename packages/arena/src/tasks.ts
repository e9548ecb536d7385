import type { Task } from '@doorcard/jobs';
import { playSelfPlayShard, SELF_PLAY_TASK } from './criteria/selfPlay.js';
import { MATCH_TASK } from './runMatches.js';
import { playShard } from './shard.js';

/** What threads and machines are asked to do by this package, by name. */
export const arenaTasks: Readonly<Record<string, Task>> = {
  [MATCH_TASK]: playShard,
  [SELF_PLAY_TASK]: playSelfPlayShard,
};
