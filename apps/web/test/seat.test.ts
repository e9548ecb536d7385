import { parseCard, unwrap } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { makeAmounts } from '../src/shared/hands/amounts.js';
import { stackChips } from '../src/shared/tableParts/chipStacks.js';
import { findLastAction } from '../src/shared/tableParts/lastAction.js';
import { SOUNDS } from '../src/shared/preferences/soundKinds.js';
import { STROKES } from '../src/shared/sound/sounds.js';
import { findLowDraw } from '../src/table/lowDraw.js';
import { listSqueezed } from '../src/table/squeezedCards.js';

test.each([
  // chips, the piles in words
  [0, ''],
  [4, '1 1 1 1'],
  [40, '25 5 5 5'],
  [120, '100 5 5 5 5'],
  [8000, '5000 1000 1000 1000'],
  [6631, '5000 1000 500 100 25 5 1'],
  // Piles of seven at most, as even as can be.
  [9115, '5000 1000 1000 1000 1000 | 100 5 5 5'],
  // What does not fit into three piles is not drawn.
  [3_000_000, Array(3).fill(Array(7).fill('100000').join(' ')).join(' | ')],
])('%i is shown with the fewest chips, the dearest below: %s', (chips, piles) => {
  expect(
    stackChips(chips)
      .map((pile) => pile.join(' '))
      .join(' | '),
  ).toBe(piles);
});

describe('what a seat did last', () => {
  const events = [
    { type: 'street', name: '3rd' },
    { type: 'bringIn', seat: 0, chips: 20, allIn: false },
    { type: 'raise', seat: 1, to: 40, as: 'complete', allIn: false },
    { type: 'call', seat: 2, chips: 40, allIn: false },
    { type: 'street', name: '4th' },
    { type: 'check', seat: 1 },
  ] as unknown as Parameters<typeof findLastAction>[0]['events'];

  test.each([
    [0, 4, undefined],
    [1, 4, 'complete'],
    [2, 4, 'call'],
    // A new street begins with nothing done.
    [2, 6, undefined],
    [1, 6, 'check'],
  ])('seat %i after %i events: %s', (seat, told, word) => {
    expect(findLastAction({ events: events.slice(0, told) }, seat)).toBe(word);
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

const read = (names: string): number[] => names.split(' ').map((name) => unwrap(parseCard(name)));

test.each([
  ['As 3d 4s 7s Ks', '7-4-3-A'],
  ['As 3d 4s', '4-3-A'],
  // Two low cards, or too few cards to come.
  ['As 3d Ks', undefined],
  ['As 3d 4s Ks Qd', '4-3-A'],
  ['As 3d 4s Ks Qd Jc', undefined],
  // A pair counts once, an eight is the highest.
  ['8s 8d 2c 3h 9c', '8-3-2'],
])('%s draws to the low %s', (cards, low) => {
  expect(findLowDraw(read(cards))).toBe(low);
});

describe('the cards that are squeezed', () => {
  const look = (view: Partial<View>): readonly number[] =>
    listSqueezed({ seat: 0, phase: 'betting', seats: [{ draws: [] }], ...view } as unknown as View);
  const seven = read('As 3d 4s 7s Ks 9d 5s');

  test('the seventh of stud, and no earlier one', () => {
    const mine = { cards: seven, dealt: seven, thrown: [] };
    expect(look({ game: 'stud8', street: 4, mine })).toEqual(read('5s'));
    expect(look({ game: 'stud8', street: 3, mine: { ...mine, cards: seven.slice(0, 6) } })).toEqual([]);
    expect(look({ game: 'stud8', street: 4, mine, phase: 'over' })).toEqual([]);
  });

  test('what came with the last draw', () => {
    const mine = { cards: read('As 3d 9c Ts'), dealt: read('As 3d 4s 7s Ks 9c Ts'), thrown: [] };
    const seats = [{ draws: [1, 'pat', 2] }] as unknown as View['seats'];
    expect(look({ game: 'badugi', street: 3, mine, seats })).toEqual(read('9c Ts'));
    expect(look({ game: 'badugi', street: 2, mine, seats })).toEqual([]);
    const pat = [{ draws: [1, 1, 'pat'] }] as unknown as View['seats'];
    expect(look({ game: 'badugi', street: 3, mine, seats: pat })).toEqual([]);
  });
});

test('every sound is short and ends by itself, and no two are the same', () => {
  for (const sound of SOUNDS) {
    const strokes = STROKES[sound];
    expect(Math.max(...strokes.map(({ at, lasts }) => at + lasts)), sound).toBeLessThan(0.8);
    expect(
      strokes.every(({ loudness, from, to }) => loudness > 0 && loudness < 1 && from > 0 && to > 0),
    ).toBe(true);
  }
  expect(new Set(SOUNDS.map((sound) => JSON.stringify(STROKES[sound]))).size).toBe(SOUNDS.length);
});
