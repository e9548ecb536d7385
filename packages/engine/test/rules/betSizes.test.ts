import type { GameId } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { scene, type Scene } from '../scene.js';

/** What a bet costs on each street when everybody only checks and calls. */
function betsByStreet(s: Scene): string[] {
  const bets: string[] = [];
  while (s.turn >= 0) {
    if (s.legal === 'draw') s.play(`${s.turn} pat`);
    else {
      bets.push(`${s.street} ${s.hand.minRaiseTo}-${s.hand.maxRaiseTo}`);
      const { street } = s;
      while (s.turn >= 0 && s.street === street && s.legal !== 'draw')
        s.play(`${s.turn} ${s.hand.isBringInDue ? 'bring in' : 'call'}`);
    }
  }
  return bets;
}

describe('bet sizes', () => {
  test.each(['limit-holdem', 'omaha8'] as const)('%s: small before and on the flop, then big', (game) => {
    expect(betsByStreet(scene({ game, stacks: [900, 900, 900] }))).toEqual([
      'preflop 40-40',
      'flop 20-20',
      'turn 40-40',
      'river 40-40',
    ]);
  });

  test.each(['badugi', '2-7-triple'] as const)(
    '%s: small before and after the first draw, then big',
    (game: GameId) => {
      expect(betsByStreet(scene({ game, stacks: [900, 900, 900] }))).toEqual([
        'predraw 40-40',
        'draw1 20-20',
        'draw2 40-40',
        'draw3 40-40',
      ]);
    },
  );

  test.each(['stud', 'razz', 'stud8'] as const)('%s: small on 3rd and 4th, big from 5th to 7th', (game) => {
    expect(betsByStreet(scene({ game, stacks: [900, 900, 900], ante: 1 }))).toEqual([
      '3rd 20-20',
      '4th 20-20',
      '5th 40-40',
      '6th 40-40',
      '7th 40-40',
    ]);
  });

  test('no limit: a bet is at least the big blind on every street, at most all', () => {
    expect(betsByStreet(scene({ game: 'holdem', stacks: [900, 900, 900] }))).toEqual([
      'preflop 200-900',
      'flop 100-800',
      'turn 100-800',
      'river 100-800',
    ]);
  });

  test('2-7 single draw: two rounds of no-limit bets', () => {
    expect(betsByStreet(scene({ game: '2-7-single', stacks: [900, 900, 900] }))).toEqual([
      'predraw 200-900',
      'draw1 100-800',
    ]);
  });

  test('in fixed limit no other amount is accepted', () => {
    const s = scene({ game: 'limit-holdem', stacks: [900, 900, 900] });
    for (const amount of [0, 19, 20, 21, 30, 39, 41, 60, 900, -40, 40.5, Number.NaN, Infinity])
      expect(s.refuses(`raise to ${amount}`)).toBe(true);
    s.play('2 raise to 40');
    expect(s.legal).toBe('fold, call 30, raise to 60');
  });

  test('in no limit a raise must be at least as large as the last one', () => {
    const s = scene({ game: 'holdem', stacks: [2000, 2000, 2000] });
    expect(s.refuses('raise to 199')).toBe(true);
    s.play('2 raise to 350');
    expect(s.legal).toBe('fold, call 300, raise to 600-2000');
    expect(s.refuses('raise to 599')).toBe(true);
    s.play('0 raise to 600');
    expect(s.legal).toBe('fold, call 500, raise to 850-2000');
  });

  test('in no limit a bet on the flop sets the minimum raise', () => {
    const s = scene({ game: 'holdem', stacks: [2000, 2000, 2000] }).passStreet();
    expect(s.refuses('raise to 99')).toBe(true);
    s.play('0 raise to 260');
    expect(s.legal).toBe('fold, call 260, raise to 520-1900');
    expect(s.refuses('raise to 1901')).toBe(true);
    expect(s.refuses('raise to 520.5')).toBe(true);
  });

  test('a player with less than the minimum bet may still go all-in', () => {
    const s = scene({ game: 'holdem', stacks: [160, 2000, 2000] }).passStreet();
    expect(s.legal).toBe('check, raise to 60');
  });

  test('E-08 a raise goes to the bet plus one unit, and the raiser pays the difference', () => {
    const s = scene({ game: 'limit-holdem', stacks: [200, 200, 200] }).play('2 raise', '0 raise');
    // Seat 0 had the small blind of 10 in: to 60 it pays 50.
    expect(s.stacks).toEqual([140, 180, 160]);
    expect(s.hand.currentBet).toBe(60);
    s.play('1 call', '2 call');
    expect(s.stacks).toEqual([140, 140, 140]);
  });
});

describe('an open pair on fourth street', () => {
  const cards = '..9c ..2d ..Kh 9d 4d 5d';
  const table = { game: 'stud', stacks: [500, 500, 500], ante: 1, cards } as const;

  test('changes nothing in tournaments, which is the default', () => {
    expect(scene(table).passStreet().legal).toBe('check, raise to 20');
  });

  test('E-18 allows the big bet in Stud Hi, where the rule set says so', () => {
    const s = scene({ ...table, rules: { openPairDouble: true } }).passStreet();
    expect(s.legal).toBe('check, raise to 20-40');
    expect(s.refuses('raise to 30')).toBe(true);
    expect(s.play('0 raise to 40').hand.wagers).toBe(1);
  });

  test('is an option for everybody, not only for the pair', () => {
    const s = scene({ ...table, rules: { openPairDouble: true } })
      .passStreet()
      .play('0 check');
    expect(s.legal).toBe('check, raise to 20-40');
  });

  test('after a small bet a player may raise by the small or by the big bet', () => {
    const s = scene({ ...table, rules: { openPairDouble: true } })
      .passStreet()
      .play('0 raise to 20');
    expect(s.legal).toBe('fold, call 20, raise to 40-60');
  });

  test('after a big bet raises are big bets', () => {
    const s = scene({ ...table, rules: { openPairDouble: true } })
      .passStreet()
      .play('0 raise to 40');
    expect(s.legal).toBe('fold, call 40, raise to 80');
  });

  test('counts only while the pair is in the hand', () => {
    const rules = { openPairDouble: true };
    const s = scene({ ...table, rules, cards: '..9c ..2d ..Kh 4d 5d 9d' });
    s.play('1 bring in', '2 call', '0 fold');
    expect(s.street).toBe('4th');
    expect(s.legal).toBe('check, raise to 20');
  });

  test('does not double on fifth street, nor on fourth without a pair', () => {
    const rules = { openPairDouble: true };
    expect(scene({ ...table, rules }).passTo('5th').legal).toBe('check, raise to 40');
    expect(scene({ ...table, rules, cards: '..9c ..2d ..Kh 8d 4d 5d' }).passStreet().legal).toBe(
      'check, raise to 20',
    );
  });

  test.each(['razz', 'stud8'] as const)('never doubles in %s', (game) => {
    const s = scene({ ...table, game, rules: { openPairDouble: true } }).passStreet();
    expect(s.street).toBe('4th');
    expect(s.legal).toBe('check, raise to 20');
  });
});
