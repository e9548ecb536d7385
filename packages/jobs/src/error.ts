/** Stable and greppable; the words are in the message. */
export const JOBS_ERROR_CODES = [
  'jobs/bad-address',
  'jobs/bad-input',
  'jobs/bad-plan',
  'jobs/bad-result',
  'jobs/bad-version',
  'jobs/cancelled',
  'jobs/cluster-lost',
  'jobs/cluster-refused',
  'jobs/cluster-unreachable',
  'jobs/missing-package',
  'jobs/no-tasks',
  'jobs/not-json',
  'jobs/run-taken',
  'jobs/shard-failed',
  'jobs/unknown-task',
] as const;
export type JobsErrorCode = (typeof JOBS_ERROR_CODES)[number];

/** An error with a code, as data: threads cannot send more of it. */
export interface CodedCause {
  readonly code: string;
  readonly message: string;
}

/** Why a run failed. It names the bad value. */
export class JobsError extends Error {
  readonly code: JobsErrorCode;
  readonly value: string;
  /** The code of the error that a task threw, if it had one. */
  override readonly cause: CodedCause | undefined;

  constructor(code: JobsErrorCode, value: string, message: string, cause?: CodedCause) {
    super(message);
    this.name = 'JobsError';
    this.code = code;
    this.value = value;
    this.cause = cause;
  }
}
