import { readFileSync } from 'node:fs';
import { unwrap } from '@doorcard/cards';
import { listEvents } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { makeHandJson, parseHandJson } from '../../src/index.js';

test('a hand of version 1, as version 0.1.0 wrote it, ends as it did', () => {
  const text = readFileSync(new URL('../fixtures/hand-v1.json', import.meta.url), 'utf8').trimEnd();
  const hand = unwrap(parseHandJson(text));
  expect([0, 1, 2].map((seat) => hand.stackOf(seat))).toEqual([7960, 8280, 7760]);
  expect(listEvents(hand).at(-1)).toMatchObject({ type: 'win', seat: 1, chips: 520 });
  // Version 2 has the same fields: only the number changes.
  expect(makeHandJson(hand)).toBe(text.replace('"version":1', '"version":2'));
});
