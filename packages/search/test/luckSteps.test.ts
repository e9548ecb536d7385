import { test } from 'vitest';
import { at, bet, checkSteps, drawBy, TWO_PAT, withDraw, type StepCheck } from './luckSteps.js';
import { stayIn } from './luckTree.js';

test.each<[string, StepCheck]>([
  ...[0, 1, 2, 3].map((street): [string, StepCheck] => [
    `badugi: bets of street ${street}`,
    { game: 'badugi', strategy: drawBy(TWO_PAT, bet), isWanted: at(street, 'betting'), cards: 0 },
  ]),
  ...[1, 2, 3].map((street): [string, StepCheck] => [
    `badugi: draw ${street}, none or one card`,
    {
      game: 'badugi',
      strategy: drawBy(withDraw(street, [0, [0, 1]]), bet),
      isWanted: at(street, 'drawing'),
      cards: 1,
    },
  ]),
  [
    'badugi: two cards at the last draw',
    {
      game: 'badugi',
      strategy: drawBy(withDraw(3, [0, [2, 1]]), stayIn),
      isWanted: at(3, 'drawing', 1),
      cards: 2,
    },
  ],
  [
    'badugi: a draw among three after one has folded',
    {
      game: 'badugi',
      seats: 4,
      strategy: drawBy(
        [
          [0, 0, 0, 0],
          [0, 0, 0, 0],
          [0, [0, 1], 0, 1],
        ],
        bet,
      ),
      isWanted: at(3, 'drawing'),
      cards: 1,
      folded: 1,
    },
  ],
  [
    'badugi: the deck is reshuffled before the last cards',
    {
      game: 'badugi',
      seats: 5,
      strategy: drawBy(
        [
          [4, 4, 4, 4, 4],
          [2, 2, 2, 2, 1],
          [0, [0, 1], 0, 0, 0],
        ],
        stayIn,
      ),
      isWanted: at(3, 'drawing'),
      cards: 1,
      reshuffles: 1,
    },
  ],
  [
    'deuce to seven: one card at the first draw',
    {
      game: '2-7-triple',
      strategy: drawBy(withDraw(1, [0, [0, 1]]), stayIn),
      isWanted: at(1, 'drawing', 1),
      cards: 1,
    },
  ],
  [
    'stud at a full table: the community card',
    { game: 'stud', seats: 8, strategy: stayIn, isWanted: at(3, 'betting'), cards: 1 },
  ],
  [
    "hold'em: bets before the flop",
    { game: 'limit-holdem', seats: 3, strategy: bet, isWanted: at(0, 'betting'), cards: 0 },
  ],
])('the mean luck after a step is the luck before it: %s', (_name, check) => checkSteps(check));
