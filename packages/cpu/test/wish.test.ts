import { beforeEach, describe, expect, test } from 'vitest';
import type { Legal } from '@doorcard/engine';
import { streamOf } from '../src/stream.js';
import { fallbacks, pickAction } from '../src/wish.js';
import { scene } from './scene.js';
import { findPlayer } from './usualPlayers.js';

const stud = scene({ game: 'stud', hands: ['8c8d 2h', 'KcQd 9h', 'AcJd As'] });
const legalAt = (...lines: string[]): Legal =>
  scene({ game: 'stud', hands: ['8c8d 2h', 'KcQd 9h', 'AcJd As'] }).play(...lines).view.legal!;

beforeEach(() => fallbacks.clear());

test('the first wish that is legal is granted, and nothing is counted', () => {
  const facing = legalAt('0 bring in', '1 raise');
  expect(pickAction(facing, ['CHECK', 'CALL', 'FOLD'], 'test')).toEqual({ type: 'call' });
  expect(pickAction(facing, ['RAISE', 'CALL'], 'test')).toEqual({ type: 'raise', to: 80 });
  expect(pickAction(stud.view.legal!, ['COMPLETE', 'BRING_IN'], 'test')).toEqual({ type: 'raise', to: 40 });
  expect(pickAction(stud.view.legal!, ['BRING_IN'], 'test')).toEqual({ type: 'bringIn' });
  expect(fallbacks.size).toBe(0);
});

test('an amount is what a raise goes to', () => {
  const { legal } = scene({ game: 'holdem', hands: ['AsAh', 'KsKh'] }).view;
  expect(pickAction(legal!, ['RAISE'], 'test', 110)).toEqual({ type: 'raise', to: 110 });
});

describe('when only what is illegal is wished for', () => {
  const facing = legalAt('0 bring in', '1 raise');
  const free = legalAt('0 bring in', '1 call', '2 call');

  test.each([
    ['a check that costs becomes a call by the last resort', facing, 'CHECK', { type: 'call' }],
    ['a bring-in that is not due becomes a call', facing, 'BRING_IN', { type: 'call' }],
    ['a call without a bet becomes a check', free, 'CALL', { type: 'check' }],
    ['a fold where checking is free becomes a check', free, 'FOLD', { type: 'check' }],
  ] as const)('%s', (_name, legal, wish, action) => {
    expect(pickAction(legal, [wish], 'a rule')).toEqual(action);
    expect([...fallbacks]).toEqual([['a rule', 1]]);
  });

  test('a raise becomes a call, a bet a check, and a completion a bring-in', () => {
    const shoved = scene({ game: 'holdem', hands: ['AsAh', 'KsKh'], stacks: [400, 400] }).play(
      '1 raise to 400',
    );
    expect(pickAction(shoved.view.legal!, ['RAISE'], 'raise')).toEqual({ type: 'call' });
    const short = scene({ game: 'stud', hands: ['8c8d 2h', 'KcQd 9h'], stacks: [15, 8000] });
    const { legal } = short.view;
    expect(legal!.raise).toBeUndefined();
    expect(pickAction(legal!, ['COMPLETE'], 'complete')).toEqual({ type: 'bringIn' });
    expect([...fallbacks.keys()]).toEqual(['raise', 'complete']);
  });

  test('each rule is counted on its own', () => {
    pickAction(free, ['CALL'], 'one');
    pickAction(free, ['CALL'], 'one');
    pickAction(free, ['FOLD'], 'two');
    expect([...fallbacks]).toEqual([
      ['one', 2],
      ['two', 1],
    ]);
  });
});

test('at a draw the last resort stands pat', () => {
  const table = scene({ game: 'badugi', hands: ['As2h3d9s', 'KcQdJhTs'] }).play('1 call', '0 check');
  expect(pickAction(table.view.legal!, ['RAISE'], 'draw')).toEqual({ type: 'draw', discard: [] });
});

describe('lv0, the progress bot', () => {
  const lv0 = findPlayer('lv0');
  const decide = (...lines: string[]): unknown => {
    const { view } = scene({ game: 'stud', hands: ['8c8d 2h', 'KcQd 9h', 'AcJd As'] }).play(...lines);
    return lv0.decide(view, streamOf(1, 1, 0, 0)).action;
  };

  test('checks before it calls, calls before it brings in, and never raises when it need not', () => {
    expect(decide()).toEqual({ type: 'bringIn' });
    expect(decide('0 bring in')).toEqual({ type: 'call' });
    expect(decide('0 bring in', '1 raise')).toEqual({ type: 'call' });
    expect(decide('0 bring in', '1 call', '2 call')).toEqual({ type: 'check' });
  });

  test('stands pat at a draw', () => {
    const table = scene({ game: 'badugi', hands: ['AsAhAdAc', 'KcQdJhTs'] }).play('1 call', '0 check');
    expect(lv0.decide(table.view, streamOf(1, 1, 0, 0)).action).toEqual({ type: 'draw', discard: [] });
  });
});
