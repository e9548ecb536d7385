import { makeArenaTasks } from '@doorcard/arena';
import { makeReviewTask } from '@doorcard/coach';
import type { Task } from '@doorcard/jobs';
import { LuckMeter } from '@doorcard/search/luck';
import { openRegistry } from './players.js';

/** Everything that the threads of this machine can compute. */
export const tasks: readonly Task[] = [
  ...makeArenaTasks(openRegistry(), (plan) => new LuckMeter(plan)),
  makeReviewTask(),
];
