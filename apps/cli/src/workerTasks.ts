import { makeArenaTasks } from '@doorcard/arena';
import { makeRegistry, usualEntries } from '@doorcard/cpu';
import type { Task } from '@doorcard/jobs';

/** The tasks for runs of other machines: those may not name a file of this one as a player. */
export const tasks: readonly Task[] = makeArenaTasks(makeRegistry(usualEntries));
