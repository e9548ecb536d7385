/** What can travel between threads and machines and be read again exactly. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A piece of work whose result depends on the code and on this alone. */
export interface Shard {
  /** Unique in its plan; letters, digits, `-` and `_`. */
  readonly id: string;
  readonly parameters: Json;
}

export interface Plan {
  /** The name of the run: a plan sent again under the same name goes on where it was. */
  readonly run: string;
  /** Which of the known tasks does the shards. */
  readonly task: string;
  readonly shards: readonly Shard[];
}

/** Computes a shard. Tasks are named by the keys of a module's `tasks`, so that threads can load them. */
export type Task = (parameters: Json) => Json | Promise<Json>;
