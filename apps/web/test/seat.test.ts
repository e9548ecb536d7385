import { wordsOf } from '@doorcard/text';
import { describe, expect, test } from 'vitest';
import { makeAmounts } from '../src/history/amounts.js';
import { namePlayer } from '../src/start/playerName.js';
import { stackChips } from '../src/table/chipStacks.js';
import { nameLastAction } from '../src/table/lastAction.js';

const en = wordsOf('en');
const ja = wordsOf('ja');

test.each([
  // chips, the piles in words
  [0, ''],
  [4, '4x1'],
  [40, '1x25 3x5'],
  [120, '1x100 4x5'],
  [8000, '1x5000 3x1000'],
  // Of what is left after three kinds nothing is drawn.
  [6631, '1x5000 1x1000 1x500'],
])('%i lies in the fewest chips, of three kinds at most: %s', (chips, piles) => {
  const values = [100_000, 25_000, 5000, 1000, 500, 100, 25, 5, 1];
  expect(
    stackChips(chips)
      .map(({ kind, count }) => `${count}x${values[kind]!}`)
      .join(' '),
  ).toBe(piles);
});

test('players are called as in the lobby; who is unknown keeps his name', () => {
  expect(namePlayer(en, 'lv2:1')).toBe('Level 2, careful');
  expect(namePlayer(ja, 'lv0')).toBe('レベル0');
  expect(namePlayer(en, 'somebody')).toBe('somebody');
});

describe('what a seat did last', () => {
  const events = [
    { type: 'street', name: '3rd' },
    { type: 'bringIn', seat: 0, chips: 20, allIn: false },
    { type: 'raise', seat: 1, to: 40, as: 'complete', allIn: false },
    { type: 'call', seat: 2, chips: 40, allIn: false },
    { type: 'street', name: '4th' },
    { type: 'check', seat: 1 },
  ] as unknown as Parameters<typeof nameLastAction>[0]['events'];

  test.each([
    [0, 4, undefined],
    [1, 4, 'complete'],
    [2, 4, 'call'],
    // A new street begins with nothing done.
    [2, 6, undefined],
    [1, 6, 'check'],
  ])('seat %i after %i events: %s', (seat, told, word) => {
    expect(nameLastAction({ events: events.slice(0, told) }, seat, en)).toBe(word);
  });
});

describe('amounts of a hand', () => {
  test('in chips, or in big bets where they are wanted; results in both', () => {
    const table = { unit: 1, bigBet: 80 };
    expect(makeAmounts(table, 'chips').write(1250)).toBe('1,250');
    expect(makeAmounts(table, 'bigBets').write(1000)).toBe('12.5 BB');
    expect(makeAmounts(table, undefined).writeResult(-120)).toEqual(['-120', '-1.5 BB']);
    expect(makeAmounts(table, 'bigBets').writeResult(40)).toEqual(['+0.5 BB', '+40']);
  });

  test('out of a file in its own money', () => {
    expect(makeAmounts({ unit: 100, bigBet: 100 }, 'chips').write(123_450)).toBe('1,234.50');
  });
});
