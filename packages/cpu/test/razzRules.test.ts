import { test } from 'vitest';
import { checkRazzRules } from './razzRules.js';

test('ten thousand hands of Razz use every row of its tables', () => checkRazzRules(10_000, 5));
