import { JobsError, type JobsErrorCode } from './error.js';
import { findNonJson, type Json } from './json.js';
import type { JobPlan, Shard } from './plan.js';
import { checkSchema } from './schema.js';
import type { Task } from './task.js';

/** How a shard ended. Data and not an exception, since errors lose their code between threads. */
export type Outcome = { readonly ok: true; readonly result: Json } | ({ readonly ok: false } & Failure);

export interface Failure {
  readonly code: JobsErrorCode;
  readonly message: string;
}

const fail = (code: JobsErrorCode, message: string): Outcome => ({ ok: false, code, message });

/** Runs a task. Its input and its result are checked here, where they are used. */
export async function compute(tasks: readonly Task[], name: string, input: unknown): Promise<Outcome> {
  const task = tasks.find((each) => each.name === name);
  if (task === undefined) {
    const known = tasks.map((each) => each.name).join(', ') || 'none is known';
    return fail('jobs/unknown-task', `there is no task "${name}"; expected ${known}`);
  }
  const fits = checkSchema(task.input, input, 'input');
  if (!fits.ok) return fail('jobs/bad-input', `task "${name}" cannot take it: ${fits.problem}`);
  let result: unknown;
  try {
    result = await task.run(fits.value);
  } catch (error) {
    return fail('jobs/shard-failed', describeError(error));
  }
  const bad = findNonJson(result, 'result');
  if (bad !== undefined)
    return fail('jobs/not-json', `the ${bad} of task "${name}" is not JSON; expected plain data`);
  const made = checkSchema(task.output, result, 'result');
  return made.ok
    ? { ok: true, result: result as Json }
    : fail('jobs/bad-result', describeMisfit(name, made.problem));
}

const describeMisfit = (task: string, problem: string): string =>
  `the result does not fit task "${task}": ${problem}`;

export const describeError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The typed result of a shard; throws a coded error with the id of the shard when there is none. */
export function readOutcome<O>(plan: JobPlan<unknown, O>, shard: Shard, outcome: Outcome): O {
  if (!outcome.ok) throw makeShardError(shard, outcome);
  const checked = checkSchema(plan.task.output, outcome.result, 'result');
  if (checked.ok) return checked.value;
  throw makeShardError(shard, {
    code: 'jobs/bad-result',
    message: describeMisfit(plan.task.name, checked.problem),
  });
}

export const makeShardError = ({ id }: Shard, { code, message }: Failure): JobsError =>
  new JobsError(code, id, `shard "${id}" failed: ${message}`);
