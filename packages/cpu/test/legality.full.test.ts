import { describe, test } from 'vitest';
import { GAMES } from '@doorcard/engine';
import { checkMixedTable, checkSelfPlay, isSampled } from './legality.js';
import { LEVELS } from './usualPlayers.js';

const HANDS = 20_000;
/** Where lv1 samples. */
const SAMPLED_HANDS = 500;
/** Where lv1 samples, twenty thousand hands take minutes. */
const TIME_LIMIT = 3_600_000;

describe.each(LEVELS)('%s', (level) => {
  test.each(GAMES)(
    'plays twenty thousand hands of %s by the rules',
    (game) => {
      checkSelfPlay(game, level, HANDS, 11);
    },
    TIME_LIMIT,
  );
});

test.each(GAMES)('all levels play many hands of %s at one table by the rules', (game) => {
  checkMixedTable(game, isSampled(game, 'lv1') ? SAMPLED_HANDS : HANDS, 12);
});
