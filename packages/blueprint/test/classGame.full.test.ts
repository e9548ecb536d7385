import { test } from 'vitest';
import { checkBadugiClasses } from './badugiClassChecks.js';

test('the classes of Badugi by rank', () => checkBadugiClasses('ranks', 1092));
