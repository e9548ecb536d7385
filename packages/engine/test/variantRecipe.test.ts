import type { Variant } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { listPossible, playMany, sayTallies } from './fuzz/run.js';
import { scene } from './scene.js';

// How to add a game: one record is all it takes. Ace-to-five triple draw is 2-7 triple draw with another ranking.
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

describe('a game of your own', () => {
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

  test('keeps every rule of the dealer', () => {
    const tally = playMany(aceToFiveTriple, HANDS, 3n, 1);
    process.stdout.write(sayTallies(new Map([[aceToFiveTriple.id, tally]])));
    expect([tally.brokenHands, ...tally.broken.values()]).toEqual([0]);
    expect(listPossible(aceToFiveTriple, HANDS).filter((name) => tally.happened[name] === 0)).toEqual([]);
  });
});

// Five-card stud: one card down, the door card at once, three more up. The record says which cards are up.
const fiveCardStud: Variant = {
  id: 'five-card-stud',
  forced: 'bringIn',
  bringInBy: 'lowestCard',
  betting: 'fixedLimit',
  maxSeats: 8,
  streets: [
    { name: '2nd', down: 1, up: 1, opens: 'bringIn', bet: 'small' },
    { name: '3rd', up: 1, opens: 'highBoard', bet: 'small' },
    { name: '4th', up: 1, opens: 'highBoard', bet: 'big' },
    { name: '5th', up: 1, opens: 'highBoard', bet: 'big' },
  ],
  showdown: { rankings: ['high'], handSize: 5, boardSize: 0, fromHand: 'any', draws: 0 },
};

describe('a stud game with fewer cards', () => {
  const table = (rules = {}) =>
    scene({
      game: fiveCardStud,
      stacks: [500, 500, 500],
      rules,
      cards: 'As4c 2d9h 3h9d 9sKs5h',
    });

  test('the lowest door card brings in, the best board opens', () => {
    const s = table();
    expect(s.turn).toBe(0);
    s.play('0 bring in', '1 call', '2 call');
    // 9h Kd against 9d 5h and 4c 9s
    expect(s.turn).toBe(1);
  });

  test('an open pair allows the big bet, where the rule set says so', () => {
    const paired = scene({
      game: fiveCardStud,
      stacks: [500, 500],
      rules: { openPairDouble: true },
      cards: 'As4c 2d9h 5sKs',
    });
    paired.play('0 bring in', '1 call');
    expect(paired.legal).toBe('check, raise to 20');
    const open = scene({
      game: fiveCardStud,
      stacks: [500, 500],
      rules: { openPairDouble: true },
      cards: '4s4c 2d9h 5s9s',
    });
    open.play('0 bring in', '1 call');
    expect(open.legal).toBe('check, raise to 20-40');
  });

  test('keeps every rule of the dealer', () => {
    const tally = playMany(fiveCardStud, HANDS, 4n, 1);
    expect([tally.brokenHands, ...tally.broken.values()]).toEqual([0]);
  });
});

test.each([
  ['no door card', [{ name: '2nd', down: 2, opens: 'bringIn', bet: 'small' }]],
  ['two door cards', [{ name: '2nd', up: 2, opens: 'bringIn', bet: 'small' }]],
  [
    'five up cards',
    [
      { name: '1st', up: 1, opens: 'bringIn', bet: 'small' },
      { name: '2nd', up: 4, opens: 'highBoard', bet: 'big' },
    ],
  ],
] as const)('a record of stud with %s is refused', (_name, streets) => {
  expect(() => scene({ game: { ...fiveCardStud, streets }, stacks: [100, 100] })).toThrow(/up cards/);
});
