import { checkShape } from '@doorcard/sealed';
import { JobsError, type CodedCause, type JobsErrorCode } from './error.js';
import { findNonJson, type Json } from './json.js';
import type { JobPlan, Shard } from './plan.js';
import type { Task } from './task.js';

/** The outcome of a shard. Data and not an exception, because errors lose their code between threads. */
export type ShardOutcome = { readonly ok: true; readonly result: Json } | ({ readonly ok: false } & Failure);

export interface Failure {
  readonly code: JobsErrorCode;
  readonly message: string;
  /** The code of the error that the task threw, if it had one. A cluster keeps only the message. */
  readonly cause?: CodedCause | undefined;
}

const fail = (code: JobsErrorCode, message: string): ShardOutcome => ({ ok: false, code, message });

/** Runs a task. Its input and its result are checked here, where they are used. */
export async function compute(tasks: readonly Task[], name: string, input: unknown): Promise<ShardOutcome> {
  const task = tasks.find((each) => each.name === name);
  if (task === undefined) {
    const known = tasks.map((each) => each.name).join(', ') || 'none is known';
    return fail('jobs/unknown-task', `unknown task "${name}"; expected ${known}`);
  }
  const fits = checkShape(task.input, input, 'jobs/bad-input');
  if (!fits.ok) return fail('jobs/bad-input', `invalid input of task "${name}": ${fits.error.message}`);
  let result: unknown;
  try {
    result = await task.run(fits.value);
  } catch (error) {
    return { ok: false, code: 'jobs/shard-failed', message: describeError(error), cause: findCause(error) };
  }
  const bad = findNonJson(result, 'result');
  if (bad !== undefined)
    return fail('jobs/not-json', `the ${bad} of task "${name}" is not JSON; expected plain data`);
  const made = checkShape(task.output, result, 'jobs/bad-result');
  return made.ok
    ? { ok: true, result: result as Json }
    : fail('jobs/bad-result', describeMisfit(name, made.error));
}

function findCause(error: unknown): CodedCause | undefined {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? { code, message: describeError(error) } : undefined;
}

const describeMisfit = (task: string, { message }: Error): string =>
  `invalid result of task "${task}": ${message}`;

export const describeError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The typed result of a shard; throws a coded error with the id of the shard if it failed. */
export function readOutcome<O>(plan: JobPlan<unknown, O>, shard: Shard, outcome: ShardOutcome): O {
  if (!outcome.ok) throw makeShardError(shard, outcome);
  const checked = checkShape(plan.task.output, outcome.result, 'jobs/bad-result');
  if (checked.ok) return checked.value;
  throw makeShardError(shard, {
    code: 'jobs/bad-result',
    message: describeMisfit(plan.task.name, checked.error),
  });
}

export const makeShardError = ({ id }: Shard, { code, message, cause }: Failure): JobsError =>
  new JobsError(code, id, `shard "${id}" failed: ${message}`, cause);
