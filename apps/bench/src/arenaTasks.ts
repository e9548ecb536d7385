import { arenaTasks } from '@doorcard/arena';

/** What the threads of the benchmark load. */
export const tasks = arenaTasks;
