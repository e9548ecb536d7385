import { test } from 'vitest';
import { LONG_SPOTS } from './plainSpots.js';
import { expectSameValues } from './values.js';

test.each(Object.entries(LONG_SPOTS))('%s is worth the same hand against hand', (_, spot) => {
  expectSameValues(spot);
});
