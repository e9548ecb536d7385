import { describe, expect, test } from 'vitest';
import { mixOf, mostly, reach, why } from './stud8Scene.js';

const BET_1 = { bettor: 1 };

describe('4th street', () => {
  test('both ways bets, a high that is ahead bets, air checks', () => {
    expect(mostly(reach(4, ['2c3d2h4s', '..9hTs']))).toBe('bet');
    expect(mostly(reach(4, ['KcKd9h7s', '..ThJs']))).toBe('bet');
    expect(mostly(reach(4, ['KcQd2h9s', '..ThTs']))).toBe('check');
  });
  test('8-08 the strongest board is the opponent that is named, not the nearest', () => {
    expect(why(reach(4, ['2c3d5h9s', '..ThKs', '..8h8s'])).data).toMatchObject({ about: 2, intent: 'HI' });
    expect(why(reach(4, ['2c3d5h9s', '..ThKs', '..Ah3s'])).data).toMatchObject({ about: 2, intent: 'SCOOP' });
  });
  test('8-13 air has a rule against every board', () => {
    expect(mostly(reach(4, ['KcQd2h9s', '..ThTs'], BET_1))).toBe('fold');
    expect(mostly(reach(4, ['KcQd2h9s', '..ThJs'], BET_1))).toBe('call');
  });
  test('a great hand raises, and only calls some of the time', () => {
    const table = reach(4, ['AcAdAh7s', '..9h6s'], BET_1);
    expect(mixOf(table)).toEqual({ call: 0.2, raise: 0.8 });
  });
});

describe('5th and 6th street', () => {
  test('8-13 the match-up names the row in which a hand bets for value', () => {
    expect(why(reach(5, ['KcKd9h7s2d', '..ThJs3d'])).rule).toBe('stud8/5th/open/highHigh');
    expect(why(reach(5, ['KcKd9h9s2d', '..3h6s8d'])).rule).toBe('stud8/5th/open/highLow');
    expect(why(reach(5, ['Ac2d6h7s8c', '..3h5sKd'])).rule).toBe('stud8/5th/open/lowLow');
    expect(why(reach(5, ['4c5d4h8s7d', '..Ah2s6d'], BET_1)).data).toMatchObject({ matchup: 'SCOOP_RACE' });
  });
  test('8-13 a made low that nobody can beat or share is a lock, and one that may be shared a freeroll', () => {
    // Three cards above the eight leave no room for five lows.
    const lock = reach(5, ['Ac2d4h6s8c', '..9hTsQd'], BET_1);
    expect(mixOf(lock)).toEqual({ raise: 1 });
    expect(why(lock)).toMatchObject({ code: 'eight_half_lock', data: { lock: 'low' } });
    const shared = reach(5, ['Ac2d3h4s5c', '..6hTs3d'], BET_1);
    expect(why(shared).code).toBe('eight_freeroll');
  });
  test('both ways raises', () => {
    expect(mixOf(reach(5, ['4c4d2c3h7d', '..9sTsJd'], BET_1))).toEqual({ raise: 1 });
  });
  test('a weak high folds to a clean low board when the pot is small', () => {
    expect(mostly(reach(6, ['9cKd9hQs2dTc', '..Ah2s4d5c'], BET_1))).toBe('fold');
    expect(why(reach(6, ['9cKd9hQs2dTc', '..Ah2s4d5c'], BET_1)).code).toBe('eight_scooped');
  });
  test('a low whose cards are dead folds to a strong high, a made one calls', () => {
    const gone = { bettor: 1, gone: ['3s', '5s', '3d'] };
    expect(why(reach(6, ['Ac2d4h8sKcQd', '..ThTs5d3h'], gone)).code).toBe('eight_low_dead');
    expect(mostly(reach(5, ['Ac2d4h7s8c', '..ThTs5d'], BET_1))).toBe('call');
  });
  test('with three players a low that may be quartered checks', () => {
    expect(why(reach(5, ['Ac2d4h7s8c', '..9hTs3s', '..3d5c9c'])).code).toBe('eight_quarter');
  });
});

describe('7th street', () => {
  test('8-05 four lows are not a low at the end: no bet', () => {
    expect(mostly(reach(7, ['Ac2d4h7sKcQd9c', '..ThTsJd5d']))).toBe('check');
  });
  test('with three players a low that may be quartered checks', () => {
    expect(mostly(reach(7, ['Ac2d4h7sKcQd8c', '..9hTs3d5d', '..9dTcQh3c']))).toBe('check');
  });
  test('neither half: his up cards alone beat a hand without a low', () => {
    expect(why(reach(7, ['Kc2d4h7s9dQd9s', '..3hTsTd8c'], BET_1)).code).toBe('eight_no_half');
    expect(mostly(reach(7, ['Kc2d4h7s9dQdKs', '..3hTsTd8c'], BET_1))).toBe('call');
  });
  test('one half is enough for a call heads-up', () => {
    expect(mostly(reach(7, ['Kc2d4h7s9dAd8s', '..3hTsTd8c'], BET_1))).toBe('call');
  });
  test('three-handed a lock on the low raises although the high is gone', () => {
    expect(mostly(reach(7, ['Ac2d4h6s8cKdJc', '..9h9sQdTd', '..ThJsQh3c'], BET_1))).toBe('raise');
    // The third may have a better low now.
    expect(mostly(reach(7, ['Ac2d4h6s8cKdJc', '..9h9sQdTd', '..ThJs5h3c'], BET_1))).toBe('call');
  });
});
