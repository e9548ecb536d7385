import { GAMES, RULE_SETS, type RuleSetId } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { makeRoundTrips } from './roundTrips.js';

const CASES = GAMES.flatMap((game) =>
  (Object.keys(RULE_SETS) as RuleSetId[]).map((rules) => [game, rules] as const),
);

test.each(CASES)('%s, %s: 25 hands through text and back keep money and actions', (game, rules) => {
  const { faults, refused } = makeRoundTrips(game, rules, 25);
  expect(faults).toEqual([]);
  expect(refused).toEqual([]);
});
