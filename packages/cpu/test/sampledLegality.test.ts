import { describe, expect, test } from 'vitest';
import { GAMES } from '@doorcard/engine';
import { expectEqual } from '../../../test/shared/equal.js';
import { checkSelfPlay, isSampled } from './legality.js';
import { playHands, seatLevel } from './selfPlay.js';
import { findPlayer } from './usualPlayers.js';

// The games in which lv1 and lv2 imagine hands: a decision takes a fifth of a millisecond instead of a few
// microseconds, so they have a file, and a worker, to themselves.

const HANDS = 2000;
/** lv2 is lv1 there; the second test shows it. */
const REPEATED_HANDS = 50;
/** No promise of speed: what a busy machine may need for two thousand hands. */
const TIMEOUT = 300_000;

describe.each(GAMES.filter((game) => isSampled(game, 'lv1')))('%s', (game) => {
  test('lv1 plays by the rules, and never wishes for what it may not do', { timeout: TIMEOUT }, () => {
    checkSelfPlay(game, 'lv1', HANDS, 1);
  });

  test('lv2 plays exactly as lv1', () => {
    const other = findPlayer('lv1');
    let decisions = 0;
    playHands({
      game,
      hands: REPEATED_HANDS,
      seed: 5,
      players: (seats) => seatLevel('lv2', seats),
      look: ({ view, decision, stream }) => {
        expectEqual(decision, other.decide(view, stream()));
        decisions++;
      },
    });
    expect(decisions).toBeGreaterThan(REPEATED_HANDS);
  });
});
