import { describe, expect, test } from 'vitest';
import { unwrap, type Result } from '@doorcard/cards';
import { makeView } from '@doorcard/engine';
import { CPU_PROFILES } from '../src/badugi/strategyProfile.js';
import { LV1_PROFILES } from '../src/lv1/params.js';
import type { Player } from '../src/player.js';
import { findPlayers, makeRegistry } from '../src/registry.js';
import { streamOf } from '../src/stream.js';
import { usualEntries } from '../src/usualEntries.js';
import { scene } from './scene.js';
import { findPlayer, LEVELS, profilesOf, registry, SPARRING } from './usualPlayers.js';

const errorOf = (result: Result<Player>): { code: string; value: string; expected: string } =>
  result.ok ? { code: 'ok', value: result.value.name, expected: '' } : result.error;

test('the levels are random and lv0 to lv2, with the named profiles of lv1 and six personalities of lv2', () => {
  expect(registry.entries.map(({ name }) => name)).toEqual([...LEVELS, ...SPARRING]);
  expect(LV1_PROFILES).toEqual(['solid', 'rock', 'standard']);
  expect(CPU_PROFILES).toHaveLength(6);
  expect(profilesOf('lv2')).toEqual(['1', '2', '3', '4', '5', '6']);
});

describe('names', () => {
  test.each(LEVELS)('%s is read as it is written', (level) => {
    expect(findPlayer(level).name).toBe(level);
    for (const profile of profilesOf(level).slice(1)) {
      expect(findPlayer(`${level}:${profile}`).name).toBe(`${level}:${profile}`);
    }
  });

  test('the first profile of a level is the level itself', () => {
    expect(findPlayer('lv1:solid').name).toBe('lv1');
    expect(findPlayer('lv2:1').name).toBe('lv2');
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
    const error = errorOf(registry.find(name));
    expect(error.code).toBe(code);
    expect(error.value).toBe(name);
    expect(error.expected).toContain(expected);
  });
});

describe('a registry of other players', () => {
  const made: unknown[] = [];
  const entry = {
    name: 'lv9',
    profiles: ['calm', 'wild'],
    make: (name: string, profile: string | undefined): Player => {
      made.push([name, profile]);
      return { name, decide: () => Promise.reject(new Error('not asked')) };
    },
  };
  const mixed = makeRegistry<Player>([...usualEntries, entry]);

  test('has the usual ones and its own, and makes them with their names', () => {
    expect(mixed.entries.map(({ name }) => name)).toEqual([...LEVELS, ...SPARRING, 'lv9']);
    expect(unwrap(mixed.find('lv9:wild')).name).toBe('lv9:wild');
    expect(unwrap(mixed.find('lv9:calm')).name).toBe('lv9');
    expect(made).toEqual([
      ['lv9:wild', 'wild'],
      ['lv9', 'calm'],
    ]);
  });

  test('refuses with its own list', () => {
    expect(errorOf(mixed.find('lv8'))).toMatchObject({
      code: 'player/unknown',
      expected: `one of ${[...LEVELS, ...SPARRING].join(', ')}, lv9, as in lv9 or lv9:wild`,
    });
    expect(errorOf(mixed.find('lv9:7'))).toMatchObject({
      code: 'player/unknown-profile',
      expected: 'one of calm, wild, as in lv9:calm',
    });
    expect(errorOf(registry.find('lv9')).code).toBe('player/unknown');
  });

  test('does not take two players of one name', () => {
    expect(() => makeRegistry([...usualEntries, ...usualEntries])).toThrow('same name');
  });

  test('finds several, each name once', () => {
    const [first, second, third] = unwrap(findPlayers(mixed, ['lv2', 'lv9', 'lv2']));
    expect([first!.name, second!.name]).toEqual(['lv2', 'lv9']);
    expect(third).toBe(first);
    const refused = findPlayers(mixed, ['lv2', 'nobody']);
    expect(refused.ok ? undefined : refused.error.value).toBe('nobody');
  });
});

describe.each(LEVELS)('%s', (level) => {
  const player = findPlayer(level);

  test('takes the only choice there is', () => {
    // Seat 1 has to bring in and has not even enough for it.
    const { view } = scene({ game: 'stud', hands: ['8c8d Kh', 'KcQd 2h'], stacks: [8000, 25] });
    expect(view.legal).toMatchObject({ seat: 1, fold: false, check: false, raise: undefined });
    expect(player.decide(view, streamOf(1, 1, 1, 0))).toEqual({
      action: { type: 'bringIn' },
      reason: { code: 'only_choice', rule: 'only', data: {} },
    });
  });

  test('does not decide when it is not its turn, or for nobody', () => {
    const { hand } = scene({ game: 'stud', hands: ['8c8d 2h', 'KcQd 9h'] });
    const rng = streamOf(1, 1, 1, 0);
    expect(() => player.decide(makeView(hand, 1), rng)).toThrow('not to act');
    expect(() => player.decide(makeView(hand, null), rng)).toThrow('not to act');
  });
});
