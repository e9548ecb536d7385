import { describe, expect, test } from 'vitest';
import { askLv1, DRAWER, onButton, table } from './badugiSeat.js';
import type { Scene } from './scene.js';

/** Three seats; the hand has the button and acts first. */
const first = (hand: string): Scene => table('', '', hand);

describe('lv1 before the draw', () => {
  test.each([
    ['any badugi raises', 'KcQdJhTs', 'RAISE'],
    ['three cards T-high call', 'Tc7d6h6c', 'CALL'],
    ['three cards J-high fold', 'Jc2dAhAc', 'FOLD'],
    ['two cards 5-high call one bet', '5c2dKcKd', 'CALL'],
    ['two cards 6-high fold', '6cAdKcKd', 'FOLD'],
  ] as const)('%s', (_name, hand, word) => expect(askLv1(first(hand))).toBe(word));

  test('a badugi raises once and then calls', () => {
    const scene = first('8c4d3hAs').play('2 raise', '0 raise', '1 fold');
    expect(askLv1(scene)).toBe('CALL');
  });

  test('two low cards do not call two bets', () => {
    expect(askLv1(table('', '', '', '3c2dKcKd').play('2 raise'))).toBe('FOLD');
    expect(askLv1(table('', '3c2dKcKd', '').play('2 raise', '0 fold'))).toBe('CALL');
  });

  test('it checks the big blind for free with nothing', () => {
    expect(askLv1(table('', DRAWER, '').play('2 call', '0 call'))).toBe('CHECK');
  });

  test('it knows no position: the same hand does the same from every seat', () => {
    const words = [2, 3, 4, 5].map((seat) => {
      const scene = table(...Array.from({ length: 6 }, (_, i) => (i === seat ? '8c7d6h6c' : '')));
      while (scene.turn !== seat) scene.play('fold');
      return askLv1(scene);
    });
    expect(new Set(words)).toEqual(new Set(['CALL']));
  });
});

describe('lv1 after a draw', () => {
  const facing = (hand: string): string => askLv1(onButton(hand).play('0 draw Kc', '1 pat', '0 raise'));
  const checkedTo = (hand: string): string => askLv1(onButton(hand).play('0 draw Kc', '1 pat', '0 check'));

  test('an 8-high badugi bets, raises once and then calls', () => {
    expect(checkedTo('8c4d3hAs')).toBe('BET');
    expect(facing('8c4d3hAs')).toBe('RAISE');
    const reraised = onButton('8c4d3hAs').play('0 draw Kc', '1 pat', '0 raise', '1 raise', '0 raise');
    expect(askLv1(reraised)).toBe('CALL');
  });

  test('a higher badugi bets and calls but never raises', () => {
    expect(checkedTo('9c4d3hAs')).toBe('BET');
    expect(facing('9c4d3hAs')).toBe('CALL');
  });

  test('three cards check and call while there are draws', () => {
    expect(checkedTo('9c4d3h3s')).toBe('CHECK');
    expect(facing('9c4d3h3s')).toBe('CALL');
  });

  test('two cards fold to a bet', () => {
    expect(facing('2c3c4dAd')).toBe('FOLD');
    expect(checkedTo('2c3c4dAd')).toBe('CHECK');
  });

  test('after the last draw three cards call only T-high or better', () => {
    const last = (hand: string): string => askLv1(onButton(hand).passTo(3).play('0 pat', '1 pat', '0 raise'));
    expect(last('Tc4d3h3s')).toBe('CALL');
    expect(last('Js4d3h3s')).toBe('FOLD');
    expect(last('KhQd9s8c')).toBe('CALL');
  });
});

test('lv1 always keeps the best cards and never breaks or snows', () => {
  expect(askLv1(onButton('KhQd9s8c').play('0 pat'))).toBe('PAT');
  expect(askLv1(onButton('As2s3d4c').play('0 pat'))).toBe('DRAW 2s');
  expect(askLv1(onButton('AsAh2d9d').passTo(3).play('0 draw Kc'))).toMatch(/^DRAW/);
});
