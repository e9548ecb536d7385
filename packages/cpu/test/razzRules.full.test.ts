import { test } from 'vitest';
import { checkRazzRules } from './razzRules.js';

test('a million hands of Razz use every row of its tables and no other', { timeout: 3_600_000 }, () =>
  checkRazzRules(1_000_000, 6),
);
