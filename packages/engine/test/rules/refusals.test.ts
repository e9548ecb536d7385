import { CALL, DRAW, FOLD, POST_BRING_IN, RAISE, RAISE_TO } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { readState, scene, type Scene } from '../scene.js';

/** Tries a code and returns whether it was refused and left everything as it was. */
function isRefused(s: Scene, code: number, amount?: number): boolean {
  const before = readState(s.hand).join();
  return !s.hand.act(code, amount) && readState(s.hand).join() === before;
}

const nonsense = [-1, 5, 6, 17, 31, 0.5, 1.5, 2.5, 3.5, Number.NaN, Infinity, -Infinity, 1e9];

describe('E-12 the dealer refuses what is not legal, and nothing changes', () => {
  test.each([
    ['before the flop', () => scene({ game: 'holdem', stacks: [900, 900, 900] })],
    ['at the bring-in', () => scene({ game: 'stud', stacks: [900, 900, 900], ante: 1 })],
    ['at a check', () => scene({ game: 'limit-holdem', stacks: [900, 900, 900] }).passTo('flop')],
    ['at a draw', () => scene({ game: 'badugi', stacks: [900, 900, 900] }).passStreet()],
    ['after the hand', () => scene({ game: 'razz', stacks: [900, 900], ante: 1 }).passAll()],
  ] as const)('E-12 numbers that are not actions, %s', (_where, make) => {
    const s = make();
    for (const code of nonsense) expect([code, isRefused(s, code)]).toEqual([code, true]);
  });

  test('E-12 positions outside the hand, at a draw', () => {
    const s = scene({ game: 'badugi', stacks: [900, 900] }).passStreet();
    for (const code of [DRAW + 16, DRAW + 31, DRAW + 255, DRAW + 0.5, DRAW + 1.5])
      expect([code, isRefused(s, code)]).toEqual([code, true]);
  });

  test('E-12 amounts that are not whole numbers of chips', () => {
    const s = scene({ game: 'holdem', stacks: [900, 900, 900] });
    for (const amount of [Number.NaN, Infinity, -Infinity, -200, 0, 200.5, 899.9, 901, 2 ** 53])
      expect([amount, isRefused(s, RAISE_TO, amount)]).toEqual([amount, true]);
    expect(isRefused(s, RAISE_TO)).toBe(true);
  });

  test('E-12 every kind of action at the wrong time', () => {
    const flop = scene({ game: 'limit-holdem', stacks: [900, 900, 900] }).passTo('flop');
    for (const code of [FOLD, POST_BRING_IN, DRAW, DRAW + 1]) expect(isRefused(flop, code)).toBe(true);
    const bringIn = scene({ game: 'stud8', stacks: [900, 900, 900], ante: 1 });
    for (const code of [FOLD, CALL, DRAW]) expect(isRefused(bringIn, code)).toBe(true);
    const draw = scene({ game: '2-7-single', stacks: [900, 900, 900] }).passStreet();
    for (const code of [FOLD, CALL, RAISE, POST_BRING_IN]) expect(isRefused(draw, code)).toBe(true);
    expect(isRefused(draw, RAISE_TO, 100)).toBe(true);
  });

  test('E-12 any action when the hand is over', () => {
    const s = scene({ game: 'badugi', stacks: [900, 900] }).play('1 fold');
    expect(s.turn).toBe(-1);
    expect(s.legal).toBe('');
    for (const code of [FOLD, CALL, RAISE, POST_BRING_IN, DRAW, DRAW + 3])
      expect(isRefused(s, code)).toBe(true);
    expect(isRefused(s, RAISE_TO, 100)).toBe(true);
  });

  test('E-12 a raise with nothing left after the call', () => {
    const s = scene({ game: 'holdem', stacks: [900, 900, 100] });
    expect(s.legal).toBe('fold, call 100');
    expect(isRefused(s, RAISE)).toBe(true);
    expect(isRefused(s, RAISE_TO, 100)).toBe(true);
  });
});
