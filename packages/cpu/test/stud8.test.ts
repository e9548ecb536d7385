import { cards, rankOf } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { countLowDead } from '../src/stud8/lowDead.js';
import { findMatchup, inferRoleNow, type Stud8Role } from '../src/stud8/role.js';
import { inferIntentFromDoor, readSplitBoard } from '../src/stud8/splitBoard.js';
import { classify3rdStud8 } from '../src/stud8/stud8Start.js';
import type { Scene } from './scene.js';
import { mixOf, mostly, stud8, why } from './stud8Scene.js';

describe('what three cards are worth', () => {
  test.each([
    ['Ac2d7h', 'Scoop3_Monster'],
    ['Ac3d8h', 'Scoop3_Monster'],
    ['3c3dAh', 'Scoop3_Monster'],
    ['5c5dAh', 'Scoop3_Monster'],
    ['4c6d8h', 'Low3_Good'],
    ['Ac8d9h', 'Low3_Good'],
    ['Ac4d8h', 'Low3_Good'],
    ['9c9d2h', 'High3_Good'],
    ['Ac8d8h', 'High3_Good'],
    ['AcKc4c', 'High3_Good'],
    ['2c8dKh', 'Marginal'],
    ['6c6dKh', 'Marginal'],
    ['8cTcJc', 'Marginal'],
    ['Tc3dJh', 'Trash'],
    ['8c9dTh', 'Trash'],
    ['Ac9dTh', 'Trash'],
  ])('%s is %s', (text, start) => expect(classify3rdStud8(cards(text))).toBe(start));

  test('8-02 a pair of aces is high as well as low', () => {
    expect(classify3rdStud8(cards('AcAdKh'))).toBe('High3_Good');
    expect(classify3rdStud8(cards('AcAd4h'))).toBe('Scoop3_Monster');
  });
  test('8-03 trips are the best there is', () => {
    expect(classify3rdStud8(cards('3c3d3h'))).toBe('Scoop3_Monster');
    expect(classify3rdStud8(cards('7c7d7h'))).toBe('Scoop3_Monster');
    expect(classify3rdStud8(cards('AcAdAh'))).toBe('Scoop3_Monster');
    expect(classify3rdStud8(cards('JcJdJh'))).toBe('High3_Good');
  });
  test('8-04 three in a row count: low ones for both halves, high ones for the high', () => {
    expect(classify3rdStud8(cards('9cTdJh'))).toBe('High3_Good');
    expect(classify3rdStud8(cards('5c6d7h'))).toBe('Scoop3_Monster');
    expect(classify3rdStud8(cards('6c7d8h'))).toBe('Low3_Good');
    expect(classify3rdStud8(cards('4c6c8c'))).toBe('Scoop3_Monster');
    // A gap costs a tier.
    expect(classify3rdStud8(cards('9cJdQh'))).toBe('Trash');
  });
});

const countRanks = (text: string): number[] => {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards(text)) counts[rankOf(card)]!++;
  return counts;
};

test('dead lows, raw: A, 3, 7 and K make two, two and one', () => {
  expect(countLowDead(countRanks('Ac3d7hKs'))).toEqual({ deadAto5: 2, dead6to8: 1, penalty: 5 });
});

test('a door up to the eight aims low, the ace too', () => {
  expect(inferIntentFromDoor(cards('8c')[0]!)).toBe('LO');
  expect(inferIntentFromDoor(cards('Ac')[0]!)).toBe('LO');
  expect(inferIntentFromDoor(cards('9c')[0]!)).toBe('HI');
});

describe('which halves a hand can win', () => {
  const role = (mine: string, ...boards: readonly string[]): Stud8Role =>
    inferRoleNow(
      cards(mine),
      boards.map((text) => ({ up: cards(text) })),
    );

  test('8-01 there are four roles', () => {
    expect(role('2c3d4h2s', '9hTs')).toBe('SCOOPING');
    expect(role('2c3d7hKs', '9hTs')).toBe('LO_ONLY');
    expect(role('KcKd7h2s', '9hTs')).toBe('HI_ONLY');
    expect(role('KcQd7h2s', '9hTs')).toBe('AIR');
  });
  test('8-05 the same low twice is one low', () => {
    expect(role('8c8d8h2sKc', '9hTs3d')).toBe('HI_ONLY');
    expect(role('2c3d7h7s', '9hTs')).toBe('SCOOPING');
    expect(role('2c7d7h7s', '9hTs')).toBe('HI_ONLY');
  });
  test('8-05 four lows are none when no card is to come', () => {
    expect(role('Ac2d3h7sKcQd', '9hTs3d4s')).toBe('LO_ONLY');
    expect(role('Ac2d3h7sKcQdJh', '9hTs3d4s')).toBe('AIR');
  });
  test('three lows are enough on 4th street, on 5th they are none', () => {
    expect(role('2c3d7hKs', '9hTs')).toBe('LO_ONLY');
    expect(role('2c3d7hKsQd', '9hTs4d')).toBe('AIR');
  });
  test('8-06 a made flush or straight without a pair is a high', () => {
    expect(role('2c7c9cJcKc', '9hTs3d')).toBe('HI_ONLY');
    expect(role('9cTdJhQsKd', '9hTs3d')).toBe('HI_ONLY');
    expect(role('Ac2d3h4s5d', '9hTs3d')).toBe('SCOOPING');
  });
  test('four of a suit or in a row are a high while a card is to come', () => {
    expect(role('2c9cJcKc7dQh', '9hTs3d5s')).toBe('HI_ONLY');
    expect(role('2c9cJcKc7dQh5d', '9hTs3d5s')).toBe('AIR');
    expect(role('9cTdJhQs2d', '9hTs3d')).toBe('HI_ONLY');
  });
  test('from 5th street on a pair that up cards beat is none', () => {
    expect(role('9c9dKh2s', 'ThTs')).toBe('HI_ONLY');
    expect(role('9c9dKh2s4d', 'ThTs3d')).toBe('AIR');
    expect(role('JcJdKh2s4d', 'ThTs3d')).toBe('HI_ONLY');
  });

  test.each([
    ['SCOOPING', 'SCOOP', 'SCOOP_RACE'],
    ['SCOOPING', 'LO', 'HI_LO'],
    ['LO_ONLY', 'LO', 'LO_LO'],
    ['LO_ONLY', 'SCOOP', 'LO_LO'],
    ['LO_ONLY', 'HI', 'HI_LO'],
    ['HI_ONLY', 'HI', 'HI_HI'],
    ['HI_ONLY', 'LO', 'HI_LO'],
  ] as const)('%s against %s is %s', (mine, his, matchup) => expect(findMatchup(mine, his)).toBe(matchup));
});

describe('what a board shows', () => {
  test.each(['Kc', 'Kc2d', '2c2d', '2c9dKh', '2c3dQhKs', '2c3d3h4s'])('8-07 %s is not a strong low', (up) =>
    expect(readSplitBoard(cards(up)).isLoStrong).toBe(false),
  );
  test.each(['3c8d', 'Ac8d', '2c7d8h', '2c7d8hKs', '2c3d4h5s'])('%s is a strong low', (up) =>
    expect(readSplitBoard(cards(up)).isLoStrong).toBe(true),
  );
  test.each([
    ['9c9d', true],
    ['2c2d', true],
    ['2cKd', false],
    ['9cTdJh', true],
    ['2c7cJc', true],
    ['2c7cAc', true],
    ['2c5c8c', false],
    ['Ac2d3h', false],
  ])('%s is a strong high: %s', (up, isHiStrong) =>
    expect(readSplitBoard(cards(up)).isHiStrong).toBe(isHiStrong),
  );
  test.each([
    ['Ac3d', 'SCOOP'],
    ['Ac7d', 'LO'],
    ['3c7dKhQs', 'LO'],
    ['Kc2d', 'HI'],
    ['3c3d', 'HI'],
  ])('%s aims at %s', (up, intent) => expect(readSplitBoard(cards(up)).intent).toBe(intent));
});

describe('3rd street: the bring-in', () => {
  test.each([
    ['a scoop start completes', 'Ac4d2h', 'complete'],
    ['a low start completes', '5c8d2h', 'complete'],
    ['a high start completes', 'KcKd2h', 'complete'],
    ['trash brings in', 'TcJd2h', 'bringIn'],
  ])('%s', (_name, mine, action) => expect(mostly(stud8([mine, '..9s', '..Ks']))).toBe(action));

  test('a marginal start completes against at most one low door, if it is not an ace, deuce or trey', () => {
    expect(mostly(stud8(['8cKd2h', '..7s', '..Ks']))).toBe('complete');
    expect(mostly(stud8(['8cKd2h', '..7s', '..6s']))).toBe('bringIn');
    expect(mostly(stud8(['8cKd2h', '..As', '..Ks']))).toBe('bringIn');
  });
  test('heads-up the share of the pot decides', () => {
    expect(mostly(stud8(['4cKd2h', '..9s']))).toBe('complete');
    expect(mostly(stud8(['9cTd2h', '..As']))).toBe('bringIn');
  });
});

describe('3rd street: nobody has completed', () => {
  // Seat 0 brings in, seat 1 thinks.
  const open = (mine: string, ...behind: readonly string[]): Scene =>
    stud8(['..2c', mine, ...behind.map((door) => `..${door}`)], '0 bring in');

  test('a scoop start completes', () => expect(mostly(open('Ac3d6h', '7s', '4s', 'Ks'))).toBe('complete'));
  test('a low start completes against several low doors', () => {
    expect(mostly(open('3d5d7h', '6s', '8s', '8c'))).toBe('complete');
  });
  test('queens, better pairs and trips complete against many low doors', () => {
    expect(mostly(open('QdQh9h', '7s', '6s', '8s'))).toBe('complete');
    expect(mostly(open('AdAhKh', '7s', '6s', '8s'))).toBe('complete');
    expect(mostly(open('TdThTc', '7s', '6s', '8s'))).toBe('complete');
  });
  test('other high starts stand one low door, not two', () => {
    expect(mostly(open('JdJh9h', '7s', 'Ks', '9s'))).toBe('complete');
    expect(mostly(open('JdJh9h', '7s', '6s', 'Ks'))).toBe('fold');
    expect(why(open('JdJh9h', '7s', '6s', 'Ks')).data).toMatchObject({ lowDoors: 2 });
  });
  test('a marginal start steals; the bring-in is one low door and never one to fear', () => {
    expect(mostly(open('8dKd6h', 'Qs', 'Ks', 'Js'))).toBe('complete');
    expect(mostly(open('8dKd6h', '7s', 'Ks', 'Js'))).toBe('fold');
  });
  test('an ace door behind stops the steal', () => {
    const table = (behind: string): Scene =>
      stud8(['..3c', 'Kd5d4h', '..Qs', '..Js', `..${behind}`], '0 bring in');
    expect(mostly(table('Ts'))).toBe('complete');
    expect(mostly(table('As'))).toBe('fold');
  });
  test('a high door does not steal', () => expect(mostly(open('8d6dKh', 'Qs', 'Js', 'Ts'))).toBe('fold'));
  test('8-09 trash does not steal from three or more, however good the spot', () => {
    expect(mostly(open('TdJd6h', 'Qs', 'Ks', 'Js'))).toBe('fold');
  });
  test('8-10 a low door that has folded does not stop a steal', () => {
    const lines = ['0 bring in', '1 fold'];
    expect(mostly(stud8(['..2c', '..3s', '8dKd6h', '..Ks', '..Qs'], ...lines))).toBe('complete');
  });
});

describe('3rd street: facing a completion', () => {
  // Seat 0 brings in, seat 1 completes, seat 2 thinks.
  const face = (door: string, mine: string, ...behind: readonly string[]): Scene =>
    stud8(['..2c', `..${door}`, mine, ...behind.map((card) => `..${card}`)], '0 bring in', '1 raise');

  test.each([
    ['a scoop start raises', 'Ac2d6h', 'raise'],
    ['a low start calls', '4c6d8h', 'call'],
    ['aces raise', 'AcAdKh', 'raise'],
    ['trips raise', 'JcJdJh', 'raise'],
    ['kings fold', 'KcKd9h', 'fold'],
    ['a high three-flush folds', 'AcKc9c', 'fold'],
    ['trash folds', 'TdJd4h', 'fold'],
  ])('from a low door: %s', (_name, mine, action) => expect(mostly(face('7s', mine))).toBe(action));

  test.each([
    ['a scoop start raises', 'Ac2d6h', 'raise'],
    ['a pair above his door raises', 'QcQd9h', 'raise'],
    ['trips raise', '9c9d9h', 'raise'],
    ['a high three-flush calls', 'AcKc9c', 'call'],
    ['trash folds', 'TdQd4h', 'fold'],
  ])('from a high door: %s', (_name, mine, action) => expect(mostly(face('Js', mine))).toBe(action));

  test('8-08 the completer counts, not the best low door of the table', () => {
    expect(mostly(face('Js', 'KcKd9h', '4s', '3s'))).toBe('raise');
  });

  test('8-11 dead cards of ranks that I hold do not hurt', () => {
    const lines = ['0 bring in', '1 fold', '2 fold', '3 raise'];
    const table = (one: string, two: string): Scene =>
      stud8(['..2c', `..${one}`, `..${two}`, '..9s', 'Ac2d3h'], ...lines);
    const [held, needed] = [why(table('3s', 'As')).data, why(table('4s', '5s')).data];
    expect(held).toMatchObject({ lowPenalty: 0, deadLows: 6 });
    expect(needed).toMatchObject({ lowPenalty: 4, deadLows: 6 });
    expect(held['potShare']).toBeGreaterThan(needed['potShare'] as number);
  });
});

describe('3rd street: two bets', () => {
  test.each([
    ['trips raise', 'QcQdQs', 'raise'],
    ['aces raise', 'AcAdKh', 'raise'],
    ['a marginal start folds', '8dKd4h', 'fold'],
  ])('cold: %s', (_name, mine, action) => {
    const table = stud8(['..2c', '..7s', '..Jh', mine], '0 bring in', '1 raise', '2 raise');
    expect(mixOf(table)).toEqual({ [action]: 1 });
  });

  test('8-12 seldom is one time in four: a hand that is a little short of the price of two bets', () => {
    const table = stud8(['..2c', '..7s', '..Jh', '4c6d8h'], '0 bring in', '1 raise', '2 raise');
    expect(mixOf(table)).toEqual({ call: 0.25, fold: 0.75 });
  });

  test('a resteal: a low door takes it back from a high one some of the time, heads-up', () => {
    const table = stud8(['5cKd2h', '..Qs'], '0 bring in', '1 raise');
    expect(mixOf(table)).toEqual({ raise: 0.15, call: 0.85 });
  });
});
