import type { Variant } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { listPossible, playMany, sayTallies } from './fuzz/run.js';
import { scene } from './scene.js';

// How to add a game: a record, and nothing else. Ace-to-five triple draw is 2-7 triple draw with another ranking.
const aceToFiveTriple: Variant = {
  id: 'a-5-triple',
  forced: 'blinds',
  betting: 'fixedLimit',
  maxSeats: 6,
  streets: [
    { name: 'predraw', down: 5, opens: 'afterBlinds', bet: 'small' },
    { name: 'draw1', draw: true, opens: 'leftOfButton', bet: 'small' },
    { name: 'draw2', draw: true, opens: 'leftOfButton', bet: 'big' },
    { name: 'draw3', draw: true, opens: 'leftOfButton', bet: 'big' },
  ],
  showdown: { rankings: ['aceToFive'], handSize: 5, boardSize: 0, fromHand: 'any', draws: 3 },
};

const HANDS = 2000;

describe('a game of one’s own', () => {
  test('is played like any other', () => {
    const s = scene({
      game: aceToFiveTriple,
      stacks: [200, 200, 200],
      cards: 'Ac2d3h4s9c Ad2c3d4h6s KcKdKhQsQd 5d',
    });
    s.play('2 fold', '0 raise', '1 call', '0 draw 9c', '1 pat').passAll();
    // Seat 0 ends with a wheel, seat 1 with 6-4-3-2-A; straights do not count.
    expect(s.stacks).toEqual([240, 160, 200]);
  });

  test('keeps every promise of the dealer', () => {
    const tally = playMany(aceToFiveTriple, HANDS, 3n, 1);
    process.stdout.write(sayTallies(new Map([[aceToFiveTriple.id, tally]])));
    expect([tally.brokenHands, ...tally.broken.values()]).toEqual([0]);
    expect(listPossible(aceToFiveTriple, HANDS).filter((name) => tally.happened[name] === 0)).toEqual([]);
  });
});
