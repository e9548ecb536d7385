import type { GameId } from '@doorcard/engine';
import { test } from 'vitest';
import { at, bet, checkSteps, drawBy, withDraw, type StepCheck } from './luckSteps.js';
import { checkMeans, drawLast, stayIn, type Strategy } from './luckTree.js';

const TIME_LIMIT = 600_000;

test.each<[string, GameId, string, Strategy, number]>([
  ['both last cards of razz', 'razz', 'As2hTd Kc9s8h 4c3d Js5c 7d6h', stayIn, 40 * 39],
  ['both last cards of stud8', 'stud8', 'AsAhTd 9c9s8h 4c3d Js5c 7d6h', stayIn, 40 * 39],
  [
    'two cards drawn in deuce to seven',
    '2-7-triple',
    'KsQh2d3c4s 2h5d6c8sTd',
    drawLast(2, stayIn),
    42 * 41 + 1,
  ],
])(
  'the mean adjusted result is the mean raw result: %s',
  (_name, game, text, strategy, count) => checkMeans(game, text, strategy, count),
  TIME_LIMIT,
);

test.each<[string, StepCheck]>([
  [
    'badugi: both draw one card, or one of them',
    {
      game: 'badugi',
      strategy: drawBy(withDraw(2, [1, [0, 1]]), bet),
      isWanted: at(2, 'drawing'),
      cards: 2,
    },
  ],
  [
    'badugi: the deck is reshuffled before two players draw',
    {
      game: 'badugi',
      seats: 5,
      strategy: drawBy(
        [
          [4, 4, 4, 4, 4],
          [2, 2, 2, 1, 1],
          [[0, 1], 1, 0, 0, 0],
        ],
        stayIn,
      ),
      isWanted: at(3, 'drawing'),
      cards: 2,
      reshuffles: 1,
    },
  ],
])('the mean luck after a step is the luck before it: %s', (_name, check) => checkSteps(check), TIME_LIMIT);
