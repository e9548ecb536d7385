import { succeed, type Result } from '@doorcard/cards';
import type { Lock } from '../spot/locks.js';
import { areAlike } from './lock.js';
import { makePostflop, type Postflop, type PostflopOptions } from './postflop.js';

/** Options of a spot with locks: suits that its locks tell apart cannot be renamed. */
export const optionsWithLocks = (options: PostflopOptions, locks: readonly Lock[]): PostflopOptions => ({
  ...options,
  isomorphism: areAlike(options, locks),
});

/** A solver whose locks are in their places. */
export function makeLockedSolver(options: PostflopOptions, locks: readonly Lock[]): Result<Postflop> {
  const made = makePostflop(optionsWithLocks(options, locks));
  if (!made.ok) return made;
  for (const { path, strategy } of locks) {
    const locked = made.value.lock(path, strategy);
    if (locked.ok) continue;
    made.value.close();
    return locked;
  }
  return succeed(made.value);
}
