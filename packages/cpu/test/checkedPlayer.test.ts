import { cards } from '@doorcard/cards';
import type { Action } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { checkPlayer } from '../src/checkedPlayer.js';
import type { Player } from '../src/player.js';
import { preparePlayer, preparePlayers } from '../src/preparation.js';
import { streamOf } from '../src/stream.js';
import { scene } from './scene.js';

const rng = streamOf(1, 1, 0, 0);
const reason = { code: 'mine', rule: 'mine/1', data: { n: 1 } };

const make = (decide: () => unknown): Player =>
  checkPlayer({ name: 'guest', decide: decide as Player['decide'] });

/** The first seat has to bring in or complete. */
const { view: first } = scene({ game: 'stud', hands: ['8c8d 2h', 'KcQd 9h'] });
/** One cannot check any more. */
const { view: facing } = scene({ game: 'stud', hands: ['8c8d 2h', 'KcQd 9h'] }).play('0 bring in', '1 raise');
const { view: drawing } = scene({ game: 'badugi', hands: ['8c7d6h5s', 'KcQdJhTs'] }).play(
  '1 call',
  '0 check',
);
const { view: free } = scene({ game: 'holdem', hands: ['8c8d', 'KcQd'] });

const errorOf = (decide: () => unknown): unknown => {
  try {
    decide();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('legal actions pass as they are', () => {
  test.each<[string, typeof first, Action]>([
    ['bring in', first, { type: 'bringIn' }],
    ['complete', first, { type: 'raise', to: 40 }],
    ['fold', facing, { type: 'fold' }],
    ['call', facing, { type: 'call' }],
    ['draw two', drawing, { type: 'draw', discard: drawing.mine!.cards.slice(0, 2) }],
    ['stand pat', drawing, { type: 'draw', discard: [] }],
    ['raise to any amount', free, { type: 'raise', to: free.legal!.raise!.min + 1 }],
  ])('%s', async (_name, view, action) => {
    expect(make(() => ({ action, reason })).decide(view, rng)).toEqual({ action, reason });
    expect(await make(async () => ({ action, reason })).decide(view, rng)).toEqual({ action, reason });
  });
});

describe('illegal actions are refused with the player, the action and what is legal', () => {
  test.each<[string, typeof first, Action, problem: string, expected: string]>([
    ['a check for nothing', facing, { type: 'check' }, 'check', 'fold, call (20), raise to 80'],
    ['a call of nothing', drawing, { type: 'call' }, 'call', 'draw with up to 4 of its own cards as discard'],
    ['another size', first, { type: 'raise', to: 41 }, 'raise to 41', 'bringIn (20), raise to 40'],
    ['a raise of half a chip', free, { type: 'raise', to: 60.5 }, 'raise to 60.5', 'up to'],
    ['a raise without end', free, { type: 'raise', to: Infinity }, 'raise to Infinity', 'up to'],
    ['a bring-in now', facing, { type: 'bringIn' }, 'bring in', 'fold'],
    ['a card of others', drawing, { type: 'draw', discard: cards('2c') }, 'discard 2c', 'draw'],
    ['no card at all', drawing, { type: 'draw', discard: [99] }, 'discard 99', 'draw'],
    [
      'a card twice',
      drawing,
      { type: 'draw', discard: [drawing.mine!.cards[0]!, drawing.mine!.cards[0]!] },
      'discard',
      'draw',
    ],
  ])('%s', async (_name, view, action, problem, expected) => {
    const error = errorOf(() => make(() => ({ action, reason })).decide(view, rng));
    expect(error).toMatchObject({
      code: 'player/illegal-action',
      value: JSON.stringify(action),
      problem: expect.stringContaining(`guest may not ${problem}`),
      expected: expect.stringContaining(expected),
    });
    const later = make(async () => ({ action, reason })).decide(view, rng);
    await expect(later).rejects.toMatchObject({ code: 'player/illegal-action' });
  });
});

const CYCLE: Record<string, unknown> = {};
CYCLE['self'] = CYCLE;

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a word', 'fold'],
  ['a list', []],
  ['an action alone', { action: { type: 'fold' } }],
  ['no action', { reason }],
  ['another kind of action', { action: { type: 'shove' }, reason }],
  ['a raise to nothing', { action: { type: 'raise' }, reason }],
  ['a draw of names', { action: { type: 'draw', discard: ['As'] }, reason }],
  ['a code that is none', { action: { type: 'call' }, reason: { ...reason, code: 5 } }],
  ['data that are none', { action: { type: 'call' }, reason: { ...reason, data: 'x' } }],
  ['data without end', { action: { type: 'call' }, reason: { ...reason, data: CYCLE } }],
])('%s is not a decision', async (_name, value) => {
  expect(errorOf(() => make(() => value).decide(facing, rng))).toMatchObject({
    code: 'player/bad-decision',
    value: 'guest',
  });
  const later = make(() => Promise.resolve(value)).decide(facing, rng);
  await expect(later).rejects.toMatchObject({ code: 'player/bad-decision' });
});

test('what a player throws has a code', async () => {
  const error = { code: 'player/failed', problem: 'guest failed: oh' };
  const throwing = make(() => {
    throw new Error('oh');
  });
  expect(errorOf(() => throwing.decide(facing, rng))).toMatchObject(error);
  await expect(make(() => Promise.reject(new Error('oh'))).decide(facing, rng)).rejects.toMatchObject(error);
});

test('only what JSON keeps of the data is passed on', () => {
  const data = { n: 1, at: new Date(0), none: undefined, run: () => 1 };
  const decision = { action: { type: 'call' }, reason: { ...reason, data } };
  expect(make(() => decision).decide(facing, rng)).toMatchObject({
    reason: { data: { n: 1, at: '1970-01-01T00:00:00.000Z' } },
  });
});

describe('preparing', () => {
  const decide: Player['decide'] = () => ({ action: { type: 'fold' }, reason });

  test('takes no time for players that need nothing', () => {
    expect(preparePlayer({ name: 'a', decide }, 'stud')).toBeUndefined();
    expect(preparePlayers([{ name: 'a', decide }], ['stud', 'razz'])).toBeUndefined();
  });

  test('asks each player once for each game', async () => {
    const asked: string[] = [];
    const player = (name: string): Player => ({
      name,
      decide,
      prepare: async (game) => {
        asked.push(`${name} ${game}`);
      },
    });
    const [a, b] = [player('a'), player('b')];
    await preparePlayers([a, b, a], ['stud', 'razz', 'stud']);
    expect(asked.toSorted()).toEqual(['a razz', 'a stud', 'b razz', 'b stud']);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('no file');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no file'))],
  ])('fails with a code when the player %s', async (_name, prepare) => {
    await expect(preparePlayer({ name: 'a', decide, prepare }, 'stud')).rejects.toMatchObject({
      code: 'player/not-prepared',
      value: 'a',
      problem: 'a cannot play stud: no file',
    });
  });
});
