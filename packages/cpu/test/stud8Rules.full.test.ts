import { expect, test } from 'vitest';
import { countRules } from './stud8Rules.js';

/** Once in this many hands is enough not to be an accident. */
const ONCE_IN = 20_000;

test('in a million hands every row of the Stud8 tables decides often', { timeout: 3_600_000 }, () => {
  const hands = 1_000_000;
  const rare = [...countRules(hands)].filter(([, count]) => count < hands / ONCE_IN);
  expect(rare).toEqual([]);
});
