import { unwrap } from '@doorcard/cards';
import { expect, test } from 'vitest';
import { findNode, makeAction, parseNodePath } from '../../src/tree/nodePath.js';
import { spotOf, treeOf } from '../spot/spots.js';

// Amounts worked out on paper; the name of each test is the calculation.
const street = (bet: string, raise = '', donk?: string): object => ({
  oop: { bet, raise, ...(donk === undefined ? {} : { donk }) },
  ip: { bet, raise },
});
const river = (pot: number, stack: number, bet: string, raise = ''): object => ({
  board: '2c7dJhKs4s',
  pot,
  stack,
  bets: { river: street(bet, raise) },
});
const turn = (pot: number, stack: number, first: object, second: object): object => ({
  board: '2c7dJhKs',
  pot,
  stack,
  bets: { turn: first, river: second },
});
const flop = (pot: number, stack: number, bet: string): object => ({
  board: '2c7dJh',
  pot,
  stack,
  bets: { flop: street(bet), turn: street(''), river: street('') },
});

const DONK = turn(40, 160, street('50%', '50%'), street('75%', '100%', '25%,e'));

test.each([
  ['33 % of 55 is 18.15', river(55, 200, '33%', '45%'), '', 'check, bet 18'],
  [
    '18 + 45 % of 55 + 36 = 91, which is 40.95',
    river(55, 200, '33%', '45%'),
    'bet 18',
    'fold, call, raise 59',
  ],
  [
    '59 + 45 % of 55 + 118 = 173, which is 77.85',
    river(55, 200, '33%', '45%'),
    'bet 18,raise 59',
    'fold, call, raise 137',
  ],
  [
    '137 + 45 % of 55 + 274 = 329, which is 148: more than there is',
    river(55, 200, '33%', '45%'),
    'bet 18,raise 59,raise 137',
    'fold, call, all-in 200',
  ],
  [
    '10 % of 260 is 26, but a raise of 80 adds 80',
    river(100, 999, '80%', '10%'),
    'bet 80',
    'fold, call, raise 160',
  ],
  [
    '10 % of 420 is 42, but the raise before added 80',
    river(100, 999, '80%', '10%'),
    'bet 80,raise 160',
    'fold, call, raise 240',
  ],
  ['10 % of 1 is nothing, and a bet is one chip', river(1, 5, '10%', '1.1x'), '', 'check, bet 1'],
  ['1.1 × 1 is 1, and a raise adds the one chip', river(1, 5, '10%', '1.1x'), 'bet 1', 'fold, call, raise 2'],
  ['2.5 × 13 is 32.5', river(26, 200, '50%', '2.5x'), 'bet 13', 'fold, call, raise 33'],
  ['13 + 20 chips', river(26, 200, '50%', '20c'), 'bet 13', 'fold, call, raise 33'],
  [
    'sizes come in order and once: 25, 25, 50',
    river(50, 200, '50c,50%,25c', ''),
    '',
    'check, bet 25, bet 50',
  ],
  ['80 and 90 % of 100 are all there is', river(100, 80, '80%,90%,a', ''), '', 'check, all-in 80'],

  [
    '9 = 3 × 3: a pot on each of two streets',
    turn(60, 240, street('e', 'e'), street('e')),
    '',
    'check, bet 60',
  ],
  [
    'and the second of them is all-in',
    turn(60, 240, street('e', 'e'), street('e')),
    'bet 60,call,3c',
    'check, all-in 180',
  ],
  [
    'a raise still has two streets: 180 and 180 behind, (√3 − 1) / 2 × 180 = 65.9',
    turn(60, 240, street('e', 'e'), street('e')),
    'bet 60',
    'fold, call, raise 126',
  ],
  [
    'a second raise has one',
    turn(60, 240, street('e', 'e'), street('e')),
    'bet 60,raise 126',
    'fold, call, all-in 240',
  ],
  ['2e on a flop, (20 + 160) / 20 = 3 × 3', flop(20, 80, '2e'), '', 'check, bet 20'],
  ['1e on a flop is all-in', flop(20, 80, '1e'), '', 'check, all-in 80'],
  ['3e on a river, (100 + 2600) / 100 = 3 × 3 × 3', river(100, 1300, '3e'), '', 'check, bet 100'],

  ['an all-in of 170 is 3.4 pots', { ...river(50, 170, '80%'), addAllIn: 1 }, '', 'check, bet 40'],
  [
    'facing 40 it is 130 more into 50 + 80 = 130',
    { ...river(50, 170, '80%'), addAllIn: 1 },
    'bet 40',
    'fold, call, all-in 170',
  ],
  ['99 % of 130 is 128.7, rounded 129', { ...river(50, 170, '80%'), addAllIn: 0.99 }, 'bet 40', 'fold, call'],
  [
    '99.7 % of 130 is 129.61, rounded 130',
    { ...river(50, 170, '80%'), addAllIn: 0.997 },
    'bet 40',
    'fold, call, all-in 170',
  ],
  ['it is added where there is no size', { ...river(50, 100, ''), addAllIn: 2 }, '', 'check, all-in 100'],

  ['25 behind a pot of 250', { ...river(100, 100, '75%'), forceAllIn: 0.1 }, '', 'check, all-in 100'],
  ['9.7 % of 250 is 24.25', { ...river(100, 100, '75%'), forceAllIn: 0.097 }, '', 'check, bet 75'],
  [
    'a raise to 30 + 72 leaves 48 behind a pot of 120 + 144, of which 20 % is 52.8',
    { ...river(60, 150, '50%', '60%'), forceAllIn: 0.2 },
    'bet 30',
    'fold, call, all-in 150',
  ],
  [
    '18 % of 264 is 47.5, rounded 48',
    { ...river(60, 150, '50%', '60%'), forceAllIn: 0.18 },
    'bet 30',
    'fold, call, all-in 150',
  ],
  [
    '17 % of 264 is 44.9',
    { ...river(60, 150, '50%', '60%'), forceAllIn: 0.17 },
    'bet 30',
    'fold, call, raise 102',
  ],

  [
    'sizes are forced before they are merged: beside 200 up to 150 stays, beside 190 up to 141 would',
    { ...river(100, 200, '145%,190%'), forceAllIn: 0.1, merge: 0.2 },
    '',
    'check, bet 145, all-in 200',
  ],
  [
    'an all-in is added before sizes are merged',
    { ...river(100, 200, '140%,170%'), addAllIn: 2, merge: 0.2 },
    '',
    'check, bet 140, all-in 200',
  ],
  [
    'raises are merged by what they add: 150 / 300 is below (200 / 300 − 0.1) / 1.1 = 0.515',
    { ...river(100, 999, '100%', '2.5x,3x'), merge: 0.1 },
    'bet 100',
    'fold, call, raise 250, raise 300',
  ],
  [
    'and not below (200 / 300 − 0.12) / 1.12 = 0.488',
    { ...river(100, 999, '100%', '2.5x,3x'), merge: 0.12 },
    'bet 100',
    'fold, call, raise 300',
  ],
  [
    'what is dropped drops nothing: 100 is compared with 120, not with 110',
    { ...river(100, 999, '100%,110%,120%'), merge: 0.06 },
    '',
    'check, bet 100, bet 120',
  ],

  ['no donk bet where the spot begins', DONK, '', 'check, bet 20'],
  ['none after checks', DONK, 'check,check,3c', 'check, bet 30'],
  ['none when in position called: 75 % of 80', DONK, 'bet 20,call,3c', 'check, bet 60'],
  [
    'none when in position called a raise to 20 + 40',
    DONK,
    'check,bet 20,raise 60,call,3c',
    'check, all-in 100',
  ],
  ['after a call of a bet: 25 % of 80, or all-in', DONK, 'check,bet 20,call,3c', 'check, bet 20, all-in 140'],
  [
    'after a call of a raise: 25 % of 160, or all-in',
    DONK,
    'bet 20,raise 60,call,3c',
    'check, bet 40, all-in 100',
  ],
  [
    'a donk bet is raised like any other: 20 + 120',
    DONK,
    'check,bet 20,call,3c,bet 20',
    'fold, call, all-in 140',
  ],
  [
    'in position bets as usual after a check: 75 % of 80',
    DONK,
    'check,bet 20,call,3c,check',
    'check, bet 60',
  ],
] as const)('%s', (_, spot, path, actions) => {
  const parsed = spotOf({ ranges: { oop: 'AA', ip: 'QQ' }, ...spot });
  const root = treeOf(parsed);
  const node = findNode(root, unwrap(parseNodePath(path, root, parsed.board)));
  expect(node.kind === 'decision' && node.actions.map(makeAction).join(', ')).toBe(actions);
});
