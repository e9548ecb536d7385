import { unwrap } from '@doorcard/cards';
import { makeSession, type Level, type Session } from '@doorcard/engine';
import { makeMixStakes } from '../../src/session/stakes.js';
import { describe, expect, test } from 'vitest';
import { codeOf, foldHand, rngOf } from './players.js';

const LEVELS: readonly Level[] = [
  { stakes: makeMixStakes(2, 4), lasts: 3 },
  { stakes: makeMixStakes(4, 8), lasts: 2 },
  { stakes: makeMixStakes(8, 16), lasts: 4 },
];
const table = (options: object): Session =>
  unwrap(makeSession({ kind: 'tournament', id: 't', seats: 3, levels: LEVELS, ...options }));

describe('levels by hands', () => {
  test('rise after their hands, and the last one stays', () => {
    const session = table({ levelsBy: 'hands' });
    const played = Array.from({ length: 11 }, () => foldHand(session).level);
    expect(played).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2]);
  });

  test('do not rise with time', () => {
    const session = table({ levelsBy: 'hands' });
    expect(unwrap(session.advanceTime(1000))).toBe(0);
    expect(session.levelLeft).toBe(3);
  });
});

describe('levels by time', () => {
  test.each([
    // seconds reported, level, seconds left
    [[0], 0, 3],
    [[2.5], 0, 0.5],
    [[3], 1, 2],
    [[1, 1, 1, 1], 1, 1],
    [[5], 2, 4],
    [[8.5], 2, 0.5],
    [[9], 2, 4],
    [[1e9], 2, 1],
  ])('after %j seconds', (seconds, level, left) => {
    const session = table({ levelsBy: 'seconds' });
    for (const each of seconds) unwrap(session.advanceTime(each));
    expect(session.level).toBe(level);
    expect(session.levelLeft).toBe(left);
    expect(session.stakes).toBe(LEVELS[level]!.stakes);
  });

  test('do not rise with hands, and not in the middle of one', () => {
    const session = table({ levelsBy: 'seconds' });
    foldHand(session);
    expect(session.level).toBe(0);
    const { level, hand } = unwrap(session.startHand(rngOf(1)));
    unwrap(session.advanceTime(4));
    expect([level, session.current!.level, session.level]).toEqual([0, 0, 1]);
    expect(hand.plan.setup.blinds).toEqual([2, 4, 0]);
  });

  test.each([-1, Number.NaN, Infinity, 1e10])('%d seconds are refused', (seconds) => {
    expect(codeOf(table({}).advanceTime(seconds))).toBe('session/bad-seconds');
  });

  test('a cash table has no levels', () => {
    const session = unwrap(makeSession({ kind: 'cash', id: 'c' }));
    expect(unwrap(session.advanceTime(1e6))).toBe(0);
    expect(session.levelLeft).toBe(Infinity);
  });
});
