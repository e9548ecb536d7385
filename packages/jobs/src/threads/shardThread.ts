import { compute, describeError, type Outcome } from '../compute.js';
import type { JobsErrorCode } from '../error.js';
import type { Json, Task } from '../plan.js';

// This module is loaded by the worker threads of a pool and by nobody else.

export interface Order {
  /** The address of the module that exports `tasks`. */
  readonly tasks: string;
  readonly task: string;
  readonly parameters: Json;
}

/** Does one shard in this thread. */
export async function doShard({ tasks: address, task, parameters }: Order): Promise<Outcome> {
  const fail = (code: JobsErrorCode, message: string): Outcome => ({ ok: false, code, message });
  let module: object;
  try {
    module = (await import(address)) as object;
  } catch (error) {
    return fail('jobs/no-tasks', `${address} cannot be loaded: ${describeError(error)}`);
  }
  const tasks: unknown = 'tasks' in module ? module.tasks : undefined;
  if (typeof tasks === 'object' && tasks !== null) {
    return compute(tasks as Record<string, Task>, task, parameters);
  }
  return fail(
    'jobs/no-tasks',
    `${address} exports no tasks; expected export const tasks = { name: function }`,
  );
}
