import { expect, test } from 'vitest';
import { STUD_RULES } from '../src/stud/studRules.js';
import { countStudRules } from './studRules.js';

test('a million hands: every row of Stud Hi fires', () => {
  const counts = countStudRules(1_000_000, 4);
  expect(STUD_RULES.filter((rule) => !counts.has(rule))).toEqual([]);
}, 3_600_000);
