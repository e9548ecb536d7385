import { describe, test } from 'vitest';
import { TRAINED_GAMES } from '../src/abstractions.js';
import { compareWithDealer } from './dealerComparison.js';

describe.each(TRAINED_GAMES)('%s', (game) => {
  test('the compiled game and the dealer agree on 100,000 random deals', () => {
    compareWithDealer(game, 100_000, 2100n);
  });
});
