import { makeArenaTasks } from '@doorcard/arena';
import { makeReviewTask } from '@doorcard/coach';
import type { Task } from '@doorcard/jobs';
import { LuckMeter } from '@doorcard/search/luck';
import { commonRegistry } from './commonPlayers.js';
import { makeMeasureTask } from './train/measureTask.js';

/** The tasks for runs of other machines: those may not name a file of this machine as a player. */
export const tasks: readonly Task[] = [
  ...makeArenaTasks(commonRegistry, (plan) => new LuckMeter(plan)),
  makeReviewTask(),
  makeMeasureTask(commonRegistry),
];
