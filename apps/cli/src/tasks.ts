import { arenaTasks } from '@doorcard/arena';
import type { Task } from '@doorcard/jobs';

/** Everything that threads and other machines may be asked to do, by name. */
export const tasks: Readonly<Record<string, Task>> = { ...arenaTasks };
