import { expect, test } from 'vitest';
import { nameRun } from '../src/runnerOptions.js';

test('a run without a name gets one that is the same for the same work', () => {
  // Written by version 0.1.0: a cluster finds an interrupted run under this name.
  expect(nameRun(undefined, 'arena', { game: 'stud8', hands: 1000 })).toBe('arena-56723ea6');
  expect(nameRun(undefined, 'arena', { hands: 1000, game: 'stud8' })).toBe('arena-56723ea6');
  expect(nameRun('sunday-2', 'arena', {})).toBe('sunday-2');
});
