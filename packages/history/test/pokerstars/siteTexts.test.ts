import { expect, test } from 'vitest';
import { readPokerStarsText } from '../../src/index.js';
import { judgeText } from '../fuzz/verdict.js';
import { SITE_TEXTS } from './siteTexts.js';

test.each(SITE_TEXTS)('$name', ({ text, expected }) => {
  const read = readPokerStarsText(text);
  if ('code' in expected) {
    expect(read).toMatchObject({ ok: false, error: { code: expected.code } });
    expect(read.ok ? '' : read.error.message).toMatch(new RegExp(`^line ${expected.line}: `));
    return;
  }
  if (!read.ok) throw read.error;
  const { hand, collected, text: told, warnings } = read.value;
  const net = collected.map((chips, seat) => (chips - hand.paidOf(seat) - hand.anteOf(seat)) / told.unit);
  expect(net.map((amount) => Math.round(100 * amount) / 100)).toEqual(expected.net);
  expect(told.rake / told.unit).toBe(expected.rake ?? 0);
  expect(warnings.length).toBe(expected.warning === undefined ? 0 : 1);
  expect(warnings.join()).toContain(expected.warning ?? '');
  if (expected.names !== undefined) expect(told.players.map(({ name }) => name)).toEqual(expected.names);
  // As PHH it is the same hand, with the same money.
  expect(judgeText(text)).toBe('played');
});

test('there are at least seventy of them, each with another name', () => {
  expect(new Set(SITE_TEXTS.map(({ name }) => name)).size).toBe(SITE_TEXTS.length);
  expect(SITE_TEXTS.length).toBeGreaterThanOrEqual(70);
});
