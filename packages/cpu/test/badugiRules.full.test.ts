import { expect, test } from 'vitest';
import { countRules } from './badugiRules.js';

test('in a million hands of Badugi every row of lv2 fires again and again', () => {
  const counts = countRules('lv2', 1_000_000);
  expect([...counts].filter(([, count]) => count < 50)).toEqual([]);
}, 3_600_000);
