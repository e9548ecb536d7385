import { arenaTasks } from '@doorcard/arena';
import type { Task } from '@doorcard/jobs';

/** Everything that threads and other machines can compute. */
export const tasks: readonly Task[] = arenaTasks;
