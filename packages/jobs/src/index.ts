export { JobsError, type JobsErrorCode } from './error.js';
export { makeInline } from './inline.js';
export type { Json, Plan, Shard, Task } from './plan.js';
export type { Runner, Watch } from './runner.js';
