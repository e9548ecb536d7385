import { describe, test } from 'vitest';
import { GAMES } from '@doorcard/engine';
import { checkMixedTable, checkSelfPlay, isSampled } from './legality.js';
import { LEVELS } from './usualPlayers.js';

const HANDS = 20_000;
/** lv2 plays these games as lv1 does, so a part of the hands shows as much. */
const REPEATED_HANDS = 500;

describe.each(LEVELS)('%s', (level) => {
  test.each(GAMES)('plays twenty thousand hands of %s by the rules', (game) => {
    checkSelfPlay(game, level, level === 'lv2' && isSampled(game, level) ? REPEATED_HANDS : HANDS, 11);
  });
});

test.each(GAMES)('all levels play many hands of %s at one table by the rules', (game) => {
  checkMixedTable(game, isSampled(game, 'lv1') ? REPEATED_HANDS : HANDS, 12);
});
