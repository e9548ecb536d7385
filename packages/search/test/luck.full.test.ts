import { GAMES, type GameId } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { findPlayer, playLuckMatch } from './luckMatch.js';

const HANDS = 200_000;
/** In the other games a hand takes up to 10 ms. */
const FEWER_HANDS = 5000;
const MAIN_GAMES: readonly GameId[] = ['badugi', 'stud', 'razz', 'stud8'];
/** Half the width of a 95 % interval, in standard errors. */
const ERRORS = 1.96;
const TIME_LIMIT = 3_600_000;

describe('lv2 against lv1, each hand with its own deck', () => {
  test.each(GAMES)(
    '%s: the interval of adjusted less raw contains zero, and the deviation is smaller',
    (game) => {
      const isMain = MAIN_GAMES.includes(game);
      const { raw, adjusted, luck, ratio, errors } = playLuckMatch({
        game,
        players: ['lv2', 'lv1'].map(findPlayer),
        hands: isMain ? HANDS : FEWER_HANDS,
        seed: 908n,
      });
      process.stdout.write(
        `${game}: ${isMain ? HANDS : FEWER_HANDS} hands, deviation ${raw.deviation.toFixed(1)} raw, ` +
          `${adjusted.deviation.toFixed(1)} adjusted, ratio ${ratio.toFixed(3)}; ` +
          `mean luck ${luck.mean.toFixed(3)} chips, ${errors.toFixed(2)} standard errors\n`,
      );
      expect(Math.abs(errors)).toBeLessThan(ERRORS);
      expect(ratio).toBeLessThan(isMain ? 0.5 : 1);
    },
    TIME_LIMIT,
  );
});
