import { describe, expect, test } from 'vitest';
import { scene, type Scene } from '../scene.js';

/** Fixed limit 20/40: everybody has called 20 before the flop; `behind` is what each has left on the flop. */
const limitFlop = (...behind: readonly number[]): Scene =>
  scene({ game: 'limit-holdem', stacks: behind.map((chips) => chips + 20) }).passTo('flop');

/** No limit 50/100: the same. */
const flop = (...behind: readonly number[]): Scene =>
  scene({ game: 'holdem', stacks: behind.map((chips) => chips + 100) }).passTo('flop');

describe('fixed limit: an all-in of half a bet or more', () => {
  test('is a full wager: on a street of 20 the raise over 15 goes to 35', () => {
    const s = limitFlop(15, 500, 500).play('0 raise');
    expect(s.hand.currentBet).toBe(15);
    expect(s.hand.wagers).toBe(1);
    expect(s.legal).toBe('fold, call 15, raise to 35');
  });

  test('may be exactly half', () => {
    const s = limitFlop(10, 500, 500).play('0 raise');
    expect(s.hand.wagers).toBe(1);
    expect(s.legal).toBe('fold, call 10, raise to 30');
  });

  test('reopens the betting to those who have acted', () => {
    const s = limitFlop(500, 35, 500).play('0 raise', '1 raise', '2 call');
    expect(s.turn).toBe(0);
    expect(s.legal).toBe('fold, call 15, raise to 55');
  });

  test('counts toward the cap', () => {
    const s = scene({ game: 'limit-holdem', stacks: [110, 520, 520], rules: 'pokerstars' }).passTo('flop');
    s.play('0 raise', '1 raise', '2 raise', '0 raise');
    expect(s.hand.currentBet).toBe(80);
    const t = scene({ game: 'limit-holdem', stacks: [95, 520, 520], rules: 'pokerstars' }).passTo('flop');
    // 75 instead of 80 is 15 more than 60: the fourth wager, and the last.
    t.play('0 raise', '1 raise', '2 raise', '0 raise');
    expect(t.hand.currentBet).toBe(75);
    expect(t.legal).toBe('fold, call 35');
  });

  test('is measured against the big bet on late streets', () => {
    const s = scene({ game: 'limit-holdem', stacks: [39, 520, 520] })
      .passTo('turn')
      .play('0 raise');
    // 19 of 40 is less than the half.
    expect(s.legal).toBe('fold, call 19, raise to 40');
    const t = scene({ game: 'limit-holdem', stacks: [40, 520, 520] })
      .passTo('turn')
      .play('0 raise');
    expect(t.legal).toBe('fold, call 20, raise to 60');
  });

  test('before the flop: 30 over a big blind of 20 is a raise, the next one goes to 50', () => {
    const s = scene({ game: 'limit-holdem', stacks: [500, 500, 500, 30] }).play('2 call', '3 raise');
    expect(s.hand.wagers).toBe(2);
    expect(s.legal).toBe('fold, call 20, raise to 50');
    s.play('0 call', '1 call');
    expect(s.turn).toBe(2);
    expect(s.legal).toBe('fold, call 10, raise to 50');
  });

  test('in stud: completing with 12 of 20 is a full wager', () => {
    const s = scene({ game: 'stud', stacks: [500, 13, 500], ante: 1, cards: '..2c ..9d ..Kh' });
    s.play('0 bring in', '1 raise');
    expect(s.hand.wagers).toBe(1);
    expect(s.legal).toBe('fold, call 12, raise to 32');
  });
});

describe('fixed limit: an all-in of less than half a bet', () => {
  test('can be completed by those who have not acted, to the full bet and no further', () => {
    const s = limitFlop(8, 500, 500).play('0 raise');
    expect(s.hand.wagers).toBe(0);
    expect(s.legal).toBe('fold, call 8, raise to 20');
    expect(s.refuses('raise to 28')).toBe(true);
  });

  test('as a raise: 25 over 20 is completed to 40', () => {
    const s = limitFlop(500, 25, 500).play('0 raise', '1 raise');
    expect(s.hand.wagers).toBe(1);
    expect(s.legal).toBe('fold, call 25, raise to 40');
  });

  test('does not reopen the betting to those who have acted', () => {
    const s = limitFlop(500, 25, 500).play('0 raise', '1 raise', '2 call');
    expect(s.turn).toBe(0);
    expect(s.legal).toBe('fold, call 5');
    expect(s.refuses('raise')).toBe(true);
  });

  test('does not reopen to those who have checked', () => {
    const s = limitFlop(500, 500, 8).play('0 check', '1 check', '2 raise');
    expect(s.turn).toBe(0);
    expect(s.legal).toBe('fold, call 8');
  });

  test('once completed, is open again to everybody', () => {
    const s = limitFlop(500, 25, 500).play('0 raise', '1 raise', '2 raise');
    expect(s.hand.wagers).toBe(2);
    expect(s.turn).toBe(0);
    expect(s.legal).toBe('fold, call 20, raise to 60');
  });

  test('does not count toward the cap', () => {
    const s = scene({ game: 'limit-holdem', stacks: [85, 520, 520], rules: 'pokerstars' }).passTo('flop');
    // 65 is 5 more than the third wager of 60.
    s.play('0 raise', '1 raise', '2 raise', '0 raise');
    expect(s.hand.currentBet).toBe(65);
    expect(s.hand.wagers).toBe(3);
    // Seat 1 has 40 in and faces 25 more, of which 20 are a full raise.
    expect(s.legal).toBe('fold, call 25, raise to 80');
    s.play('1 call');
    // Seat 2 made the third wager itself.
    expect(s.legal).toBe('fold, call 5');
  });

  test('before the flop: 28 over a big blind of 20 can be completed by the blinds, not raised by a caller', () => {
    const s = scene({ game: 'limit-holdem', stacks: [500, 500, 500, 28] }).play('2 call', '3 raise');
    expect(s.legal).toBe('fold, call 18, raise to 40');
    s.play('0 call');
    expect(s.legal).toBe('fold, call 8, raise to 40');
    s.play('1 call');
    expect(s.turn).toBe(2);
    expect(s.legal).toBe('fold, call 8');
  });

  test('in stud: 8 over a bring-in of 5 is completed to 20, and the bring-in seat may only call', () => {
    const s = scene({ game: 'razz', stacks: [500, 9, 500], ante: 1, cards: '..Kc ..9d ..2h' });
    s.play('0 bring in', '1 raise');
    expect(s.hand.wagers).toBe(0);
    expect(s.legal).toBe('fold, call 8, raise to 20');
    s.play('2 call');
    expect(s.turn).toBe(0);
    expect(s.legal).toBe('fold, call 3');
  });
});

describe('fixed limit: several short all-ins', () => {
  test('together reopen the betting when what a player faces is a raise', () => {
    const s = limitFlop(500, 26, 31, 500).play('0 raise', '1 raise', '2 raise', '3 call');
    expect(s.turn).toBe(0);
    // 31 is 11 more than the 20 of seat 0: half a bet and more, so a wager.
    expect(s.hand.wagers).toBe(2);
    expect(s.legal).toBe('fold, call 11, raise to 51');
  });

  test('together do not reopen it when they stay below the half', () => {
    const s = limitFlop(500, 24, 29, 500).play('0 raise', '1 raise', '2 raise', '3 call');
    expect(s.hand.wagers).toBe(1);
    expect(s.turn).toBe(0);
    expect(s.legal).toBe('fold, call 9');
  });

  test('are counted for each player since he acted last', () => {
    // Seat 2 has called 26 and now faces 5 more, while seat 0 faces 11.
    const s = limitFlop(500, 26, 500, 31).play('0 raise', '1 raise', '2 call', '3 raise');
    expect(s.legal).toBe('fold, call 11, raise to 51');
    s.play('0 call');
    expect(s.turn).toBe(2);
    expect(s.legal).toBe('fold, call 5');
  });
});

describe('no limit: the full-raise rule', () => {
  test('the minimum raise is the last full raise', () => {
    const s = flop(900, 900, 900).play('0 raise to 100', '1 raise to 300');
    expect(s.legal).toBe('fold, call 300, raise to 500-900');
  });

  test('a short all-in does not reopen the betting to a player who has acted', () => {
    const s = flop(900, 150, 900).play('0 raise to 100', '1 raise to 150', '2 call');
    expect(s.turn).toBe(0);
    expect(s.legal).toBe('fold, call 50');
    expect(s.refuses('raise to 250')).toBe(true);
    expect(s.refuses('raise to 900')).toBe(true);
  });

  test('a player who has not acted may raise over a short all-in, by the last full raise', () => {
    const s = flop(900, 150, 900).play('0 raise to 100', '1 raise to 150');
    expect(s.legal).toBe('fold, call 150, raise to 250-900');
  });

  test('a raise over a short all-in opens it again to the first bettor', () => {
    const s = flop(900, 150, 900).play('0 raise to 100', '1 raise to 150', '2 raise to 250');
    expect(s.legal).toBe('fold, call 150, raise to 350-900');
  });

  test('a short all-in does not reopen to those who have checked', () => {
    const s = flop(900, 900, 60).play('0 check', '1 check', '2 raise to 60');
    expect(s.legal).toBe('fold, call 60');
  });

  test('an all-in of exactly a full raise reopens', () => {
    const s = flop(900, 200, 900).play('0 raise to 100', '1 raise to 200', '2 call');
    expect(s.legal).toBe('fold, call 100, raise to 300-900');
  });

  test('short all-ins that add up to a full raise reopen', () => {
    const s = flop(900, 150, 220, 900).play('0 raise to 100', '1 raise to 150', '2 raise to 220', '3 call');
    expect(s.turn).toBe(0);
    expect(s.legal).toBe('fold, call 120, raise to 320-900');
  });

  test('short all-ins that add up to less do not', () => {
    const s = flop(900, 150, 199, 900).play('0 raise to 100', '1 raise to 150', '2 raise to 199', '3 call');
    expect(s.legal).toBe('fold, call 99');
  });

  test('are counted for each player since he acted last', () => {
    const s = flop(900, 150, 900, 220).play('0 raise to 100', '1 raise to 150', '2 call', '3 raise to 220');
    expect(s.turn).toBe(0);
    expect(s.legal).toBe('fold, call 120, raise to 320-900');
    s.play('0 call');
    expect(s.turn).toBe(2);
    expect(s.legal).toBe('fold, call 70');
  });

  test('a bet below the big blind keeps the minimum raise at the big blind', () => {
    const s = flop(60, 900, 900).play('0 raise to 60');
    expect(s.legal).toBe('fold, call 60, raise to 160-900');
  });

  test('before the flop a caller may not raise a short all-in, the big blind may', () => {
    const s = scene({ game: 'holdem', stacks: [150, 900, 900] }).play('2 call', '0 raise to 150');
    expect(s.legal).toBe('fold, call 50, raise to 250-900');
    s.play('1 call');
    expect(s.legal).toBe('fold, call 50');
  });

  test('pot limit and 2-7 single draw have the same rule', () => {
    const s = scene({ game: 'plo', stacks: [1000, 250, 1000] }).passTo('flop');
    s.play('0 raise to 100', '1 raise to 150', '2 call');
    expect(s.legal).toBe('fold, call 50');
    const t = scene({ game: '2-7-single', stacks: [1000, 250, 1000] }).passTo('draw1');
    t.play('0 raise to 100', '1 raise to 150', '2 call');
    expect(t.legal).toBe('fold, call 50');
  });
});

describe('a raise that puts the last opponent all-in for less than a full raise', () => {
  test('is legal in fixed limit, as in a televised Razz hand', () => {
    const table = {
      game: 'razz',
      stacks: [500, 76],
      ante: 1,
      cards: '..2c ..Kd 3c Qd 4c 5d 6h 7h',
    } as const;
    // Third and fourth street cost 5 and 20: on fifth street seat 1 has 50 left, bets 40 of them after a check.
    const toFifth = (): Scene =>
      scene(table).play('1 bring in', '0 call', '0 raise', '1 call', '0 check', '1 raise');
    expect(toFifth().legal).toBe('fold, call 40, raise to 80');
    const s = toFifth().play('0 raise to 50');
    expect(s.legal).toBe('fold, call 10');
    expect(s.refuses('raise')).toBe(true);
    expect(toFifth().refuses('raise to 49')).toBe(true);
    expect(toFifth().refuses('raise to 60')).toBe(true);
  });

  test('is legal in no limit', () => {
    const s = flop(900, 150).play('0 check', '1 raise to 100');
    expect(s.legal).toMatch(/^fold, call 100, raise to/);
    s.play('0 raise to 150');
    expect(s.turn).toBe(1);
    expect(s.legal).toBe('fold, call 50');
  });

  test('is not legal while another opponent has more', () => {
    const s = flop(900, 900, 150).play('0 check', '1 check', '2 raise to 100');
    expect(s.refuses('raise to 150')).toBe(true);
    const t = limitFlop(500, 500, 25).play('0 check', '1 check', '2 raise');
    expect(t.refuses('raise to 25')).toBe(true);
  });

  test('never goes below the bring-in', () => {
    const s = scene({ game: 'stud', stacks: [500, 4], ante: 1, cards: '..2c ..9d' });
    expect(s.refuses('raise to 3')).toBe(true);
    s.play('0 bring in');
    expect(s.legal).toBe('fold, call 3');
  });

  test('nobody raises when all others are all-in', () => {
    const s = flop(900, 150, 300).play('0 check', '1 raise to 150', '2 raise to 300');
    expect(s.legal).toBe('fold, call 300');
    expect(s.refuses('raise')).toBe(true);
    expect(s.refuses('raise to 900')).toBe(true);
  });
});
