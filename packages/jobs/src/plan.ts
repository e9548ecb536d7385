import { checkShape } from '@doorcard/sealed';
import { JobsError } from './error.js';
import { findNonJson } from './json.js';
import { checkName } from './name.js';
import type { TaskSignature } from './task.js';

/** A piece of work whose result depends on the code and on this alone. */
export interface Shard<I = unknown> {
  /** Unique in its plan; letters, digits, `-` and `_`. */
  readonly id: string;
  /** Plain JSON. */
  readonly input: I;
}

declare const checked: unique symbol;

/** A named run: a task and its shards. `makeJobPlan` makes one, so runners get checked plans only. */
export interface JobPlan<I = unknown, O = unknown> {
  /** A plan sent again under the same name continues where it was. */
  readonly run: string;
  readonly task: TaskSignature<I, O>;
  readonly shards: readonly Shard<I>[];
  readonly [checked]: true;
}

/** Makes a plan; throws a coded error for a plan that threads or machines could not run exactly as it is meant. */
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
        `the input of shard "${id}" does not fit task "${task.name}": ${fits.error.message}`,
      );
  }
  return { run, task, shards } as JobPlan<I, O>;
}
