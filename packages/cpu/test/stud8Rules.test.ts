import { expect, test } from 'vitest';
import { STUD8_RULES } from '../src/stud8/stud8Rules.js';
import { countRules } from './stud8Rules.js';

test('every row of the Stud8 tables decides something, and no other', { timeout: 120_000 }, () => {
  const counts = countRules(10_000);
  expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
  counts.delete('only');
  expect([...counts.keys()]).toEqual([...STUD8_RULES]);
});
