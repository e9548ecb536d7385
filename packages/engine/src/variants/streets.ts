import type { Street } from '../variant.js';

/** Board games: two rounds at the small bet, two at the big one. */
export const boardStreets = (down: number): readonly Street[] => [
  { name: 'preflop', down, opens: 'afterBlinds', bet: 'small' },
  { name: 'flop', board: 3, opens: 'leftOfButton', bet: 'small' },
  { name: 'turn', board: 1, opens: 'leftOfButton', bet: 'big' },
  { name: 'river', board: 1, opens: 'leftOfButton', bet: 'big' },
];

export const studStreets = (opens: 'highBoard' | 'lowBoard'): readonly Street[] => [
  { name: '3rd', down: 2, up: 1, opens: 'bringIn', bet: 'small' },
  { name: '4th', up: 1, opens, bet: 'small' },
  { name: '5th', up: 1, opens, bet: 'big' },
  { name: '6th', up: 1, opens, bet: 'big' },
  { name: '7th', down: 1, opens, bet: 'big' },
];

export const tripleDrawStreets = (down: number): readonly Street[] => [
  { name: 'predraw', down, opens: 'afterBlinds', bet: 'small' },
  { name: 'draw1', draw: true, opens: 'leftOfButton', bet: 'small' },
  { name: 'draw2', draw: true, opens: 'leftOfButton', bet: 'big' },
  { name: 'draw3', draw: true, opens: 'leftOfButton', bet: 'big' },
];
