import type { GameId } from '@doorcard/engine';
import { test } from 'vitest';
import { checkMeans, drawLast, LAST_STREET, mixOn, type Strategy } from './luckTree.js';

// Check and check; bet or check and bet, then fold or call: five ways.
test.each<[string, GameId, string, Strategy, number]>([
  ['a river and mixed bets', 'limit-holdem', 'AsKs QdQh 2s7s9d Jc', mixOn(LAST_STREET), 44 * 5],
  [
    'a mixed draw of badugi and mixed bets',
    'badugi',
    'As2h3d5d 4c6h7s9d',
    drawLast(1, mixOn(LAST_STREET)),
    44 * 5 + 5,
  ],
])('the mean adjusted result is the mean raw result: %s', (_name, game, text, strategy, count) =>
  checkMeans(game, text, strategy, count),
);
