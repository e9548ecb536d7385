import { makeArenaTasks } from '@doorcard/arena';
import type { Task } from '@doorcard/jobs';
import { openRegistry } from './players.js';

/** Everything that the threads of this machine can compute. */
export const tasks: readonly Task[] = makeArenaTasks(openRegistry());
