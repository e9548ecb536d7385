import type { EquityWords } from './equityWords.js';

export const equityEn: EquityWords = {
  columns: {
    hand: 'hand',
    equity: 'equity',
    win: 'win',
    tie: 'tie',
    scoop: 'scoop',
    part: 'part',
    high: 'high half',
    low: 'low half',
    quarter: 'quartered',
  },
  method: (method, showdowns) =>
    method === 'exact'
      ? showdowns === '1'
        ? 'exact, one showdown'
        : `exact, all ${showdowns} showdowns`
      : `sampled, ${showdowns} showdowns, 95 % intervals`,
  noDrawsAssumed: (most) =>
    `assumed: no draw left; --draws ${most === 1 ? '1' : `1 to ${most}`} for draws to come`,
  policies: {
    'badugi/best-subset': 'assumed at each draw: everyone keeps the cards that count and discards the others',
    'deuce/eight-or-lower':
      'assumed at each draw: everyone stands pat on an eight or better with three draws left, a nine with two, a ten with one; otherwise keeps eights and lower',
    'ace-five/eight-or-lower':
      'assumed at each draw: everyone stands pat on an eight or better with three draws left, a nine with two, a ten with one; otherwise keeps eights and lower',
  },
};
