import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES } from '@doorcard/engine';
import { fingerprint, FINGERPRINT_HANDS } from './fingerprint.js';
import { isSampled } from './legality.js';
import { LEVELS } from './usualPlayers.js';

// DOORCARD_WRITE_FINGERPRINTS=1 npx vitest run packages/cpu/test/determinism.test.ts
// writes the file again, after a change that is meant to change decisions.
const FILE = new URL('fingerprints.json', import.meta.url);
const isWriting = process.env['DOORCARD_WRITE_FINGERPRINTS'] === '1';
const kept = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>) : {};
const found: Record<string, string> = {};

describe.each(LEVELS)('%s', (level) => {
  test.each(GAMES)('decides the same in %s whenever the seed is the same, here and elsewhere', (game) => {
    const hands = isSampled(game, level) ? FINGERPRINT_HANDS.sampled : FINGERPRINT_HANDS.plain;
    const first = fingerprint(game, level, hands);
    expect(fingerprint(game, level, hands)).toBe(first);
    found[`${level} ${game}`] = first;
    if (!isWriting) expect(first).toBe(kept[`${level} ${game}`]);
  });
});

test('one hand more is another checksum', () => {
  expect(fingerprint('stud', 'random', 20)).not.toBe(fingerprint('stud', 'random', 21));
});

afterAll(() => {
  if (isWriting) writeFileSync(FILE, `${JSON.stringify({ ...kept, ...found }, null, 2)}\n`);
});
