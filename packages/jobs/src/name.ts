import { JobsError } from './error.js';

/** Refuses a name that cannot be part of ids and keys. */
export function checkName(name: string, what: string): void {
  if (/^[A-Za-z0-9_-]{1,100}$/.test(name)) return;
  throw new JobsError(
    'jobs/bad-plan',
    name,
    `${what} cannot be "${name}"; expected letters, digits, - and _, at most 100 of them`,
  );
}
