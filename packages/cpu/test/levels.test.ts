import { describe, expect, test } from 'vitest';
import { unwrap, type Result } from '@doorcard/cards';
import { CPU_PROFILES } from '../src/badugi/strategyProfile.js';
import { makeLv1, makeLv2 } from '../src/levels.js';
import { LV1_PARAMS, LV1_PROFILES } from '../src/lv1/params.js';
import { ALWAYS, NEVER, table } from './badugiSeat.js';
import { scene } from './scene.js';
import { findPlayer } from './usualPlayers.js';

const { solid } = LV1_PARAMS;
const PLAIN = CPU_PROFILES[2]!;

const errorOf = (result: Result<unknown>): unknown => {
  if (result.ok) return undefined;
  const { code, value, problem, expected } = result.error;
  return { code, value, problem, expected };
};

test('a player with the parameters of a profile decides like that profile', () => {
  const { view } = scene({ game: 'stud', hands: ['..2c', 'KcKd 4h'] }).play('0 bring in', '1 raise');
  for (const profile of LV1_PROFILES) {
    const own = unwrap(makeLv1('mine', LV1_PARAMS[profile]));
    expect(own.name).toBe('mine');
    expect(own.decide(view, NEVER)).toEqual(findPlayer(`lv1:${profile}`).decide(view, NEVER));
  }
  const { view: early } = table('', '', '8c7d6h5s', '', '', '', '');
  for (const [i, profile] of CPU_PROFILES.entries()) {
    const own = unwrap(makeLv2('mine', profile));
    expect(own.decide(early, ALWAYS)).toEqual(findPlayer(`lv2:${i + 1}`).decide(early, ALWAYS));
  }
});

test('parameters make a difference, and changing them later makes none', () => {
  const raised = scene({ game: 'stud', hands: ['..2c', '..9d', 'AcAd Ah'] }).play('0 bring in', '1 raise');
  const half = { nextUint32: () => 2 ** 31 };
  const params = { ...solid, aggression: 1 };
  const bold = unwrap(makeLv1('bold', params));
  params.aggression = 0;
  expect(bold.decide(raised.view, half).action.type).toBe('raise');
  expect(unwrap(makeLv1('shy', params)).decide(raised.view, half).action.type).toBe('call');
});

describe('parameters from outside are checked', () => {
  test.each([
    ['tightness', 1.1, 'a number from 0 to 1'],
    ['aggression', -0.1, 'a number from 0 to 1'],
    ['bluffFreq', 2, 'a number from 0 to 1'],
    ['semiBluffFreq', Number.NaN, 'a number from 0 to 1'],
    ['multiwayPenalty', -1, 'a number from 0'],
    ['bigBetFear', '0.5', 'a number from 0'],
    ['raiseChanceAdjust', Infinity, 'a number from 0'],
    ['tightness', undefined, 'a number from 0 to 1'],
  ] as const)('lv1: %s of %s is refused', (name, value, expected) => {
    expect(errorOf(makeLv1('mine', { ...solid, [name]: value }))).toEqual({
      code: 'player/bad-parameter',
      value: String(value),
      problem: `${name} of lv1 is ${String(value)}`,
      expected,
    });
  });

  test.each([
    ['aggressionFactor', 1.3, 'a number from 0.8 to 1.2'],
    ['aggressionFactor', 0.7, 'a number from 0.8 to 1.2'],
    ['bluffFrequency', 0.09, 'a number from 0.1 to 0.25'],
    ['bluffFrequency', 0.26, 'a number from 0.1 to 0.25'],
    ['tightnessFactor', 0.79, 'a number from 0.8 to 1.2'],
    ['tightnessFactor', Number.NaN, 'a number from 0.8 to 1.2'],
  ] as const)('lv2: %s of %d is refused', (name, value, expected) => {
    expect(errorOf(makeLv2('mine', { ...PLAIN, [name]: value }))).toEqual({
      code: 'player/bad-parameter',
      value: String(value),
      problem: `${name} of lv2 is ${value}`,
      expected,
    });
  });

  test('a parameter that does not exist is refused with the names of those that do', () => {
    expect(errorOf(makeLv2('mine', { ...PLAIN, tightnes: 1 } as typeof PLAIN))).toEqual({
      code: 'player/unknown-parameter',
      value: 'tightnes',
      problem: 'lv2 has no parameter "tightnes"',
      expected: 'only aggressionFactor, bluffFrequency, tightnessFactor',
    });
    expect(errorOf(makeLv1('mine', null as unknown as typeof solid))).toMatchObject({
      code: 'player/bad-parameter',
    });
  });

  test('the bounds themselves are allowed, and multiwayPenalty may be more than one', () => {
    const low = { aggressionFactor: 0.8, bluffFrequency: 0.1, tightnessFactor: 0.8 };
    const high = { aggressionFactor: 1.2, bluffFrequency: 0.25, tightnessFactor: 1.2 };
    for (const profile of [low, high, ...CPU_PROFILES]) expect(makeLv2('mine', profile).ok).toBe(true);
    expect(makeLv1('mine', { ...solid, tightness: 0, aggression: 1, multiwayPenalty: 3 }).ok).toBe(true);
  });
});
