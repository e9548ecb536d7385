import { GAMES, RULE_SETS, type RuleSetId } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { makeRoundTrips } from './roundTrips.js';

const CASES = GAMES.flatMap((game) =>
  (Object.keys(RULE_SETS) as RuleSetId[]).map((rules) => [game, rules] as const),
);
const HANDS = 1000;
/** One hand of a thousand may be refused, with a reason. */
const MOST_REFUSED = HANDS / 1000;
const counted: { readonly name: string; readonly refused: readonly string[] }[] = [];

test.each(CASES)(
  '%s, %s: 1,000 hands through text and back keep money and actions',
  (game, rules) => {
    const { hands, faults, refused } = makeRoundTrips(game, rules, HANDS);
    counted.push({ name: `${game}, ${rules}`, refused });
    expect(hands).toBe(HANDS);
    expect(faults).toEqual([]);
    expect(refused.length).toBeLessThanOrEqual(MOST_REFUSED);
  },
  600_000,
);

test('of all hands at most one in a thousand is refused', async ({ annotate }) => {
  const refused = counted.flatMap(({ name, refused: reasons }) =>
    reasons.map((reason) => `${name}: ${reason}`),
  );
  const hands = HANDS * CASES.length;
  await annotate([`${refused.length} of ${hands} hands refused beforehand`, ...refused].join('\n'));
  expect(counted).toHaveLength(CASES.length);
  expect(refused.length / hands).toBeLessThanOrEqual(0.001);
});
