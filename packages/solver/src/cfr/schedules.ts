import { discounted } from './discounted.js';
import { linear } from './linear.js';
import { plus } from './plus.js';
import type { Schedule } from './schedule.js';
import { vanilla } from './vanilla.js';

/** The CFR variants by name. */
export const SCHEDULES = { vanilla, plus, linear, discounted } as const satisfies Record<string, Schedule>;
