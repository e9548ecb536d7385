/** A message for the user about a cluster, as data; `@doorcard/text` makes sentences of it. */
export type JobNote =
  // About a run.
  | { readonly code: 'run-sent'; readonly run: string; readonly shards: number }
  | {
      readonly code: 'run-resumed';
      readonly run: string;
      readonly shards: number;
      readonly done: number;
      readonly underWay: number;
      readonly sent: number;
    }
  | { readonly code: 'run-changed'; readonly run: string }
  | { readonly code: 'run-unreadable'; readonly run: string; readonly problem: string }
  | { readonly code: 'run-claimed'; readonly run: string; readonly leader: string }
  | { readonly code: 'run-other-version'; readonly run: string; readonly needs: string; readonly own: string }
  // About shards.
  | { readonly code: 'shards-sent-again'; readonly shards: number }
  | { readonly code: 'result-unusable'; readonly shard: string; readonly problem: string }
  | { readonly code: 'shard-lost'; readonly run: string; readonly shard: string }
  | { readonly code: 'shard-done'; readonly run: string; readonly shard: string }
  | { readonly code: 'shard-failed'; readonly run: string; readonly shard: string; readonly problem: string }
  | { readonly code: 'shard-returned'; readonly run: string; readonly shard: string }
  | { readonly code: 'shard-dropped'; readonly run: string; readonly shard: string }
  // About workers.
  | {
      readonly code: 'worker-started';
      readonly worker: string;
      readonly threads: number;
      readonly version: string;
    }
  | { readonly code: 'worker-ended'; readonly worker: string }
  | { readonly code: 'worker-joined'; readonly worker: string; readonly threads: number }
  | {
      readonly code: 'worker-other-version';
      readonly worker: string;
      readonly version: string;
      readonly needs: string;
    }
  | { readonly code: 'worker-left'; readonly worker: string }
  | { readonly code: 'worker-silent'; readonly worker: string }
  | { readonly code: 'worker-none'; readonly version: string }
  // About the connection.
  | { readonly code: 'connection-lost'; readonly waitSeconds: number }
  | { readonly code: 'connection-back' };
