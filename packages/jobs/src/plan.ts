import { checkShape } from '@doorcard/sealed';
import { JobsError } from './error.js';
import { findNonJson } from './json.js';
import { checkName } from './name.js';
import type { TaskSignature } from './task.js';

/** A piece of work whose result depends only on the code and on this record. */
export interface Shard<I = unknown> {
  /** Unique in its plan; letters, digits, `-` and `_`. */
  readonly id: string;
  /** Plain JSON. */
  readonly input: I;
}

declare const checked: unique symbol;

/** A named run: a task and its shards. `makeJobPlan` makes one, so runners get checked plans only. */
export interface JobPlan<I = unknown, O = unknown> {
  /** A plan with the same name continues where it stopped. */
  readonly run: string;
  readonly task: TaskSignature<I, O>;
  readonly shards: readonly Shard<I>[];
  readonly [checked]: true;
}

/** Makes a plan; throws a coded error if threads or machines could not run it exactly as written. */
export function makeJobPlan<I, O>(
  task: TaskSignature<I, O>,
  run: string,
  shards: readonly Shard<I>[],
): JobPlan<I, O> {
  checkName(run, 'the name of a run');
  checkName(task.name, 'the name of a task');
  const seen = new Set<string>();
  for (const { id, input } of shards) {
    checkName(id, 'the id of a shard');
    if (seen.has(id))
      throw new JobsError('jobs/bad-plan', id, `the plan has two shards "${id}"; expected unique ids`);
    seen.add(id);
    const bad = findNonJson(input, 'input');
    if (bad !== undefined)
      throw new JobsError(
        'jobs/bad-plan',
        id,
        `the ${bad} of shard "${id}" is not JSON; expected plain JSON`,
      );
    const fits = checkShape(task.input, input, 'jobs/bad-input');
    if (!fits.ok)
      throw new JobsError(
        'jobs/bad-input',
        id,
        `invalid input of shard "${id}" for task "${task.name}": ${fits.error.message}`,
      );
  }
  return { run, task, shards } as JobPlan<I, O>;
}
