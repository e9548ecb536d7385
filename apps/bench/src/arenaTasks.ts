import { makeArenaTasks } from '@doorcard/arena';
import { makeRegistry, usualEntries } from '@doorcard/cpu';

/** What the threads of the benchmark load. */
export const tasks = makeArenaTasks(makeRegistry(usualEntries));
