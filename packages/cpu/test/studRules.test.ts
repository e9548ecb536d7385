import { expect, test } from 'vitest';
import { STUD_RULES } from '../src/stud/studRules.js';
import { countStudRules } from './studRules.js';

/** Seldom enough to be missing in ten thousand hands; `studRules.full.test.ts` plays a million. */
const SELDOM = [
  'stud/lock/bet',
  'stud/lock/raise',
  'stud/4th/facing/monster',
  'stud/5th/facing/monster',
  'stud/3rd/reraised/fold',
];

test('every row of Stud Hi fires, and no other', () => {
  const counts = countStudRules(10_000, 3);
  counts.delete('only');
  expect([...counts.keys()].filter((rule) => !STUD_RULES.includes(rule))).toEqual([]);
  expect(STUD_RULES.filter((rule) => !counts.has(rule) && !SELDOM.includes(rule))).toEqual([]);
}, 120_000);
