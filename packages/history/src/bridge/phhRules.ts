import { refuse, succeed, type Result } from '@doorcard/cards';
import { RULE_SETS, type RuleSet, type RuleSetId } from '@doorcard/engine';
import * as z from 'zod/mini';
import type { PhhHand } from '../phh/phhHand.js';
import { makeTomlValue } from '../phh/tomlValue.js';

/** The private key that names the rules of a hand: `"pokerstars"`, or a table of what differs from `wsop`. */
export const RULES_KEY = '_doorcard_rules';

// What a file says elsewhere (ante_trimming_status) or what every reader allows (free folds) is not part of it.
const schema = z.strictObject({
  maxWagers: z.optional(z.union([z.literal(4), z.literal(5)])),
  headsUpCap: z.optional(z.enum(['keep', 'liftWhenRoundStartsHeadsUp', 'liftAtHeadsUpTable'])),
  openerTie: z.optional(z.enum(['position', 'suit'])),
  openPairDouble: z.optional(z.boolean()),
  oddChip: z.optional(z.enum(['bySuit', 'bySeat'])),
});

type Field = keyof typeof schema.shape;
const FIELDS = Object.keys(schema.shape) as Field[];
const IDS = Object.keys(RULE_SETS) as RuleSetId[];

/** The rules that a file names for itself; undefined when it names none. */
function parseRules({ extras }: PhhHand): Result<RuleSet | undefined> {
  if (!Object.hasOwn(extras, RULES_KEY)) return succeed(undefined);
  const value = extras[RULES_KEY];
  const id = IDS.find((known) => known === value);
  if (id !== undefined) return succeed(RULE_SETS[id]);
  const table = z.safeParse(schema, value);
  if (table.success) return succeed({ ...RULE_SETS.wsop, ...table.data } as RuleSet);
  return refuse({
    code: 'history/bad-rules',
    value: makeTomlValue(value),
    problem: `${RULES_KEY} is ${makeTomlValue(value)}`,
    expected: `${IDS.map((known) => `"${known}"`).join(', ')} or a table of ${FIELDS.join(', ')}`,
  });
}

/** The value of the private key; undefined for the WSOP rules, which need none. */
export function makeRules(rules: RuleSet): string | Readonly<Record<string, unknown>> | undefined {
  const isSameAs = (other: RuleSet): boolean => FIELDS.every((field) => rules[field] === other[field]);
  const id = IDS.find((known) => isSameAs(RULE_SETS[known]));
  if (id !== undefined) return id === 'wsop' ? undefined : id;
  const differing = FIELDS.filter((field) => rules[field] !== RULE_SETS.wsop[field]);
  return Object.fromEntries(differing.map((field) => [field, rules[field]]));
}

/**
 * The rules to play a hand by, the first that fit. A file that does not name rules is read with those of the WSOP; only
 * if the cap stops it, the cases in which the WSOP lifts the cap heads-up are tried: a table of two, then a round that
 * starts with two.
 */
export function listRuleSets(phh: PhhHand, given: RuleSet | undefined): Result<readonly RuleSet[]> {
  const named = given === undefined ? parseRules(phh) : succeed(given);
  if (!named.ok) return named;
  const settle = (rules: RuleSet): RuleSet => ({
    ...rules,
    anteTrimming: phh.anteTrimming,
    freeFold: 'allow',
  });
  if (named.value !== undefined) return succeed([settle(named.value)]);
  const caps: RuleSet['headsUpCap'][] =
    phh.startingStacks.length === 2 ? ['keep', 'liftAtHeadsUpTable'] : ['keep', 'liftWhenRoundStartsHeadsUp'];
  return succeed(caps.map((headsUpCap) => settle({ ...RULE_SETS.wsop, headsUpCap })));
}
