/** Stable and greppable; the words are in the message. */
export type JobsErrorCode =
  | 'jobs/bad-address'
  | 'jobs/bad-plan'
  | 'jobs/bad-version'
  | 'jobs/cancelled'
  | 'jobs/cluster-lost'
  | 'jobs/cluster-refused'
  | 'jobs/cluster-unreachable'
  | 'jobs/no-tasks'
  | 'jobs/not-json'
  | 'jobs/run-taken'
  | 'jobs/shard-failed'
  | 'jobs/unknown-task';

/** Why a run could not be done. It names the value that stood in the way. */
export class JobsError extends Error {
  readonly code: JobsErrorCode;
  readonly value: string;

  constructor(code: JobsErrorCode, value: string, message: string) {
    super(message);
    this.name = 'JobsError';
    this.code = code;
    this.value = value;
  }
}
