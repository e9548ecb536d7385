import { BADUGI_LV1_RULES, BADUGI_RULES } from '../src/badugi/badugiRules.js';
import { expect, test } from 'vitest';
import { countRules } from './badugiRules.js';

test.each([
  ['lv1', BADUGI_LV1_RULES, 1000],
  ['lv2', BADUGI_RULES, 10_000],
] as const)(
  'every row of the Badugi tables of %s fires in self-play, and no other',
  (level, rules, hands) => {
    const counts = countRules(level, hands);
    expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
    expect([...counts.keys()].toSorted()).toEqual(rules.toSorted());
  },
  300_000,
);
