export { hidePasswords } from './address.js';
export { JobsError, type JobsErrorCode } from './error.js';
export { makeInline } from './inline.js';
export type { JobNote } from './note.js';
export { makeJobPlan, type JobPlan, type Shard } from './plan.js';
export { runPlan, type RunWatch } from './runPlan.js';
export type { Runner } from './runner.js';
export { defineTask, type Task, type TaskSignature } from './task.js';
