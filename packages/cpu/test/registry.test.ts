import { describe, expect, test } from 'vitest';
import { unwrap, type Result } from '@doorcard/cards';
import { makeView } from '@doorcard/engine';
import {
  CPU_PROFILES,
  LEVELS,
  LV1_PROFILES,
  makePlayer,
  parsePlayer,
  PROFILES,
  streamOf,
  type Player,
} from '@doorcard/cpu';
import { scene } from './scene.js';

const errorOf = (result: Result<Player>): { code: string; value: string; expected: string } =>
  result.ok ? { code: 'ok', value: result.value.name, expected: '' } : result.error;

test('the levels are random and lv0 to lv2, with the named profiles of lv1 and six personalities of lv2', () => {
  expect(LEVELS).toEqual(['random', 'lv0', 'lv1', 'lv2']);
  expect(LV1_PROFILES).toEqual(['solid', 'rock', 'standard']);
  expect(CPU_PROFILES).toHaveLength(6);
  expect(PROFILES.lv2).toEqual(['1', '2', '3', '4', '5', '6']);
});

describe('names', () => {
  test.each(LEVELS)('%s is read as it is written', (level) => {
    expect(unwrap(parsePlayer(level)).name).toBe(level);
    for (const profile of PROFILES[level].slice(1)) {
      expect(unwrap(parsePlayer(`${level}:${profile}`)).name).toBe(`${level}:${profile}`);
      expect(makePlayer(level, profile).name).toBe(`${level}:${profile}`);
    }
  });

  test('the first profile of a level is the level itself', () => {
    expect(unwrap(parsePlayer('lv1:solid')).name).toBe('lv1');
    expect(unwrap(parsePlayer('lv2:1')).name).toBe('lv2');
  });

  test.each([
    ['lv3', 'player/unknown', 'lv2'],
    ['', 'player/unknown', 'lv0'],
    ['LV1', 'player/unknown', 'lv1'],
    ['toString', 'player/unknown', 'random'],
    ['lv2:7', 'player/unknown-profile', '6'],
    ['lv2:', 'player/unknown-profile', '1'],
    ['lv1:loose', 'player/unknown-profile', 'rock'],
    ['lv1:rock:x', 'player/unknown-profile', 'solid'],
    ['lv0:1', 'player/unknown-profile', 'lv0 alone'],
    ['random:wild', 'player/unknown-profile', 'random alone'],
  ])('"%s" is refused with a code that names it', (name, code, expected) => {
    const error = errorOf(parsePlayer(name));
    expect(error.code).toBe(code);
    expect(error.value).toBe(name);
    expect(error.expected).toContain(expected);
  });
});

describe.each(LEVELS)('%s', (level) => {
  const player = makePlayer(level);

  test('takes the only choice there is', () => {
    // Seat 1 has to bring in and has not even enough for it.
    const { view } = scene({ game: 'stud', hands: ['8c8d Kh', 'KcQd 2h'], stacks: [8000, 25] });
    expect(view.legal).toMatchObject({ seat: 1, fold: false, check: false, raise: undefined });
    expect(player.decide(view, streamOf(1, 1, 1, 0))).toEqual({
      action: { type: 'bringIn' },
      reason: { code: 'only_choice', rule: 'only', seen: {} },
    });
  });

  test('does not decide when it is not its turn, or for nobody', () => {
    const { hand } = scene({ game: 'stud', hands: ['8c8d 2h', 'KcQd 9h'] });
    const rng = streamOf(1, 1, 1, 0);
    expect(() => player.decide(makeView(hand, 1), rng)).toThrow('not to act');
    expect(() => player.decide(makeView(hand, null), rng)).toThrow('not to act');
  });
});
