import { compute, describeError, type ShardOutcome } from '../compute.js';
import type { JobsErrorCode } from '../error.js';
import type { Task } from '../task.js';

// Only the worker threads of a pool load this module.

export interface ThreadOrder {
  /** The URL of the module that exports `tasks`. */
  readonly tasks: string;
  readonly task: string;
  readonly input: unknown;
}

/** Computes one shard in this thread. */
export async function computeShard({ tasks: address, task, input }: ThreadOrder): Promise<ShardOutcome> {
  const fail = (code: JobsErrorCode, message: string): ShardOutcome => ({ ok: false, code, message });
  let module: object;
  try {
    module = (await import(address)) as object;
  } catch (error) {
    return fail('jobs/no-tasks', `${address} cannot be loaded: ${describeError(error)}`);
  }
  const tasks: unknown = 'tasks' in module ? module.tasks : undefined;
  if (Array.isArray(tasks)) return compute(tasks as Task[], task, input);
  return fail('jobs/no-tasks', `${address} exports no tasks; expected export const tasks = [defineTask(…)]`);
}
