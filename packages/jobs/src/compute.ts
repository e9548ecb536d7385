import { JobsError, type JobsErrorCode } from './error.js';
import { findNonJson } from './json.js';
import type { Json, Shard, Task } from './plan.js';

/** What became of a shard. Data and not an exception, since errors lose their code between threads. */
export type Outcome =
  | { readonly ok: true; readonly result: Json }
  | { readonly ok: false; readonly code: JobsErrorCode; readonly message: string };

/** Runs a task, and makes sure that its result can travel. */
export async function compute(
  tasks: Readonly<Record<string, Task>>,
  name: string,
  parameters: Json,
): Promise<Outcome> {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (typeof task !== 'function') {
    const known = Object.keys(tasks).join(', ') || 'none is known';
    return { ok: false, code: 'jobs/unknown-task', message: `there is no task "${name}"; expected ${known}` };
  }
  try {
    const result = await task(parameters);
    const bad = findNonJson(result, 'result');
    if (bad === undefined) return { ok: true, result };
    return {
      ok: false,
      code: 'jobs/not-json',
      message: `the ${bad} of task "${name}" is not JSON; expected plain data`,
    };
  } catch (error) {
    return { ok: false, code: 'jobs/shard-failed', message: describeError(error) };
  }
}

export const describeError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The result, or what went wrong with the shard's name. */
export function unwrapOutcome(shard: Shard, outcome: Outcome): Json {
  if (outcome.ok) return outcome.result;
  throw new JobsError(outcome.code, shard.id, `shard "${shard.id}" failed: ${outcome.message}`);
}
