import { describe, expect, test } from 'vitest';
import { parseLateSpot } from '../../src/late/lateFileReader.js';
import { openLateRun, readLateSetup } from '../../src/run/lateRun.js';
import { makeLateSpotJsonSchema } from '../../src/late/lateFile.js';
import { unwrap } from '@doorcard/cards';

const RAZZ = {
  game: 'razz',
  street: 7,
  up: ['2c4d7h8s', 'Ad5s6cKh'],
  dead: '3hQc',
  pot: 10,
  bet: 1,
  maxWagers: 4,
  ranges: ['low2:1, *:0.1', { hands: { '2d5sKs': 1, '3c4h9d': 0.25 } }],
  target: '0.1%',
  maxIterations: 400,
};
const BADUGI = { game: 'badugi', pot: 6, bet: 1, maxWagers: 4, ranges: ['badugi<=8', 'three<=7:0.5'] };

const errorOf = (file: unknown): { code: string; message: string; at: number | undefined } => {
  const spot = parseLateSpot(file);
  if (spot.ok) throw new Error('accepted');
  const { code, message, at } = spot.error;
  return { code, message, at };
};

test('the file of the description', () => {
  // 5s is in the second player's up cards, so only one of the explicit hands is left.
  const { spot, target, maxIterations } = unwrap(parseLateSpot(RAZZ));
  expect(spot.live.length).toBe(42);
  expect([target, maxIterations]).toEqual([0.001, 400]);
  expect(unwrap(parseLateSpot({ ...BADUGI, up: ['', ''] })).spot.street).toBe('draw');
});

describe('bad input is refused with a code', () => {
  test.each([
    ['spot/bad-field', 7],
    ['spot/bad-field', { ...RAZZ, game: 'omaha' }],
    ['spot/unknown-field', { ...RAZZ, board: 'As' }],
    ['spot/community-card', { ...RAZZ, community: 'As' }],
    ['spot/missing-field', { ...RAZZ, pot: undefined }],
    ['spot/missing-field', { ...RAZZ, street: undefined }],
    ['spot/bad-street', { ...RAZZ, street: 5 }],
    ['spot/bad-street', { ...BADUGI, street: 7 }],
    ['spot/bad-field', { ...RAZZ, pot: 0 }],
    ['spot/bad-field', { ...RAZZ, pot: '10' }],
    ['spot/bad-field', { ...RAZZ, bet: -1 }],
    ['spot/bad-field', { ...RAZZ, maxWagers: 0 }],
    ['spot/bad-field', { ...RAZZ, maxWagers: 2.5 }],
    ['spot/no-end', { ...RAZZ, maxWagers: undefined }],
    ['spot/no-end', { ...RAZZ, maxWagers: null }],
    ['spot/too-large', { ...RAZZ, street: 6, ranges: ['*', '*'], maxWagers: 100 }],
    ['card/duplicate', { ...RAZZ, dead: '3h3h' }],
    ['card/duplicate', { ...RAZZ, dead: '2c' }],
    ['card/duplicate', { ...RAZZ, up: ['2c4d7h8s', 'Ad5s6c2c'] }],
    ['card/unknown-suit', { ...RAZZ, dead: '3x' }],
    ['spot/wrong-up-cards', { ...RAZZ, up: ['2c4d7h', 'Ad5s6cKh'] }],
    ['spot/wrong-up-cards', { ...RAZZ, up: undefined }],
    ['spot/wrong-up-cards', { ...BADUGI, up: ['2c', ''] }],
    ['spot/bad-field', { ...RAZZ, up: ['2c4d7h8s'] }],
    ['spot/wrong-opener', { ...RAZZ, up: ['Ad5s6cKh', '2c4d7h8s'] }],
    ['spot/wrong-opener', { ...RAZZ, game: 'stud' }],
    ['range/no-live-hands', { ...RAZZ, ranges: ['*', { hands: { '2c3d4s': 1 } }] }],
    ['range/no-live-hands', { ...RAZZ, ranges: ['*', { hands: {} }] }],
    ['range/no-live-hands', { ...RAZZ, ranges: ['*:0', '*'] }],
    ['range/no-deal', { ...RAZZ, ranges: [{ hands: { '2d3c9s': 1 } }, { hands: { '2d4h9c': 1 } }] }],
    ['range/wrong-size', { ...RAZZ, ranges: ['*', { hands: { '2d3c': 1 } }] }],
    ['range/hand-twice', { ...RAZZ, ranges: ['*', { hands: { '2d3c9s': 1, '9s2d3c': 1 } }] }],
    ['spot/bad-field', { ...RAZZ, ranges: ['*', { hands: { '2d3c9s': -1 } }] }],
    ['spot/bad-field', { ...RAZZ, ranges: ['*'] }],
    ['target/not-percent', { ...RAZZ, target: '0.1' }],
    ['node/no-such-action', { ...RAZZ, line: 'check,raise' }],
    ['node/not-a-decision', { ...RAZZ, line: 'bet,call' }],
    ['line/other-street', { ...RAZZ, street: 6, ranges: ['*', '*'], line: 'bet,call' }],
    ['node/no-such-action', { ...RAZZ, locks: [{ node: 'raise', strategy: { fold: 1 } }] }],
    ['lock/no-such-action', { ...RAZZ, locks: [{ node: 'bet', strategy: { check: 1 } }] }],
    ['lock/bad-frequencies', { ...RAZZ, locks: [{ node: 'bet', strategy: { fold: 0.4 } }] }],
    ['lock/bad-frequencies', { ...RAZZ, locks: [{ node: 'bet', strategy: { fold: 'rest', call: 'rest' } }] }],
    [
      'lock/twice',
      {
        ...RAZZ,
        locks: [
          { node: '', strategy: { check: 1 } },
          { node: '', strategy: { bet: 1 } },
        ],
      },
    ],
    ['range/unknown-word', { ...RAZZ, ranges: ['low2:1, paar:0.1', '*'] }],
  ])('%s: %#', (code, file) => {
    const error = errorOf(file);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/; expected /);
  });

  test('a spot that needs too much memory', () => {
    const setup = unwrap(readLateSetup({ file: { ...RAZZ, ranges: ['*', '*'] } }, { maxBytes: 1e5 }));
    const run = openLateRun(setup, { clock: () => 0 });
    expect(run.ok ? '' : run.error.code).toBe('memory/too-large');
  });

  test('an error in a range text names field, item, character and what is expected', () => {
    expect(errorOf({ ...RAZZ, ranges: ['low2:1, A2x:0.5', '*'] })).toEqual({
      code: 'range/unknown-symbol',
      at: 11,
      message:
        'ranges.0: "x" in the item "A2x:0.5" at character 11; expected a card such as As, a rank such as A, ranks such as [A-8], or *',
    });
  });
});

test('the JSON Schema names every field', () => {
  const schema = makeLateSpotJsonSchema() as { properties: object; required: string[]; title: string };
  expect(schema.title).toBe('doorcard/late-spot');
  expect(schema.required).toEqual(['game', 'pot', 'bet', 'ranges']);
  for (const field of [...Object.keys(RAZZ), 'stacks', 'line', 'locks', 'firstToAct', 'threads'])
    expect(schema.properties).toHaveProperty(field);
});
