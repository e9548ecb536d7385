import { describe, test } from 'vitest';
import { GAMES } from '@doorcard/engine';
import { checkSelfPlay, isSampled } from './legality.js';

// The games in which lv1 imagines hands: a decision takes a fifth of a millisecond instead of a few microseconds, so
// they have a file, and a worker, to themselves. `legality.full.test.ts` plays twenty thousand hands.

const HANDS = 500;

describe.each(GAMES.filter((game) => isSampled(game, 'lv1')))('%s', (game) => {
  test('lv1 plays by the rules, and never wishes for what it may not do', () => {
    checkSelfPlay(game, 'lv1', HANDS, 1);
  });
});
