import type { Schema } from '@doorcard/sealed';
import { checkName } from './name.js';

/**
 * The input and output of a task: what is needed to plan its shards and to read its results. A schema must not change
 * the values that it checks, since both sides check the same value.
 */
export interface TaskSignature<I = unknown, O = unknown> {
  /** Unique among the tasks that a runner knows. */
  readonly name: string;
  readonly input: Schema<I>;
  readonly output: Schema<O>;
}

/** A pure function of plain JSON that computes a shard. */
export interface Task<I = unknown, O = unknown> extends TaskSignature<I, O> {
  // A method, so that tasks of different types fit into one list.
  run(input: I): O | Promise<O>;
}

/** Defines a task; the types of input and output come from the schemas. */
export function defineTask<I, O>(task: Task<I, O>): Task<I, O> {
  checkName(task.name, 'the name of a task');
  return task;
}
