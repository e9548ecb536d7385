import { Xoshiro256 } from '@doorcard/cards';
import { Hand, makeDefaultSetup, makePlan, makeView, RULE_SETS } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { doorcard } from './fakeTerminal.js';

interface Schema {
  readonly $schema: string;
  readonly title: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  readonly additionalProperties: boolean;
}

test('doorcard schema view prints a JSON Schema with every field of a view and no other', async () => {
  const { code, out } = await doorcard(['schema', 'view']);
  expect(code).toBe(0);
  const schema = JSON.parse(out) as Schema;
  expect(schema.$schema).toContain('json-schema.org');
  expect([schema.title, schema.type, schema.additionalProperties]).toEqual([
    'doorcard/view',
    'object',
    false,
  ]);
  const hand = new Hand(makePlan(makeDefaultSetup('razz', 2, RULE_SETS.wsop)));
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(1n) });
  const fields = Object.keys(makeView(hand, 0)).toSorted();
  expect(Object.keys(schema.properties).toSorted()).toEqual(fields);
  expect(schema.required.toSorted()).toEqual(fields);
});

test('with --json it is one line', async () => {
  const { out } = await doorcard(['schema', 'view', '--json']);
  expect(out.trimEnd()).not.toContain('\n');
  expect(JSON.parse(out)).toEqual(JSON.parse((await doorcard(['schema', 'view'])).out));
});

test('an unknown schema is refused', async () => {
  const { code, out, err } = await doorcard(['schema', 'hand']);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('error schema/unknown: unknown schema "hand"; expected one of view');
});
