import { checkForm, refuse, succeed, type Result } from '@doorcard/sealed';
import * as z from 'zod/mini';

/** CFR variants with full passes over the betting tree; they differ in how they discount older iterations. */
export const SPOT_ALGORITHMS = ['dcfr', 'cfr', 'cfr+', 'linear'] as const;
export type SpotAlgorithm = (typeof SPOT_ALGORITHMS)[number];

/** How the tables store a number: four bytes, or two with a scale per row, which needs half of the memory. */
export const PRECISIONS = ['f32', 'i16'] as const;
export type Precision = (typeof PRECISIONS)[number];

const FREQUENCY = 'a share from 0 to 1, a range of the hands that do it such as "QQ+,AKs:0.5", or "rest"';

// These messages say what is expected; `checkForm` adds the field and the value.
const cards = z.string('cards as a text, such as "QsJh2h8d"');
const range = z.string('a range as a text, such as "QQ+,AKs"');
const sizes = z.string('sizes as a text, such as "50%,a"');
const chips = z.int('a whole number of chips above 0, such as 100').check(z.positive('more than 0 chips'));
const share = z.number('a number such as 0.1').check(z.minimum(0, 'a number from 0, such as 0.1'));

const menus = { bet: z.optional(sizes), raise: z.optional(sizes) };
const street = z.strictObject(
  {
    oop: z.strictObject(
      { ...menus, donk: z.optional(sizes) },
      'sizes such as {"bet": "50%,a", "raise": "60%,a"}',
    ),
    ip: z.strictObject(menus, 'sizes such as {"bet": "50%,a", "raise": "60%,a"}'),
  },
  'the sizes of both players: {"oop": {…}, "ip": {…}}',
);

export const lockSchema = z.strictObject(
  {
    node: z.string('actions as a text, such as "check,bet 25"'),
    strategy: z.record(
      z.string(),
      z
        .union([z.number(), z.string()], FREQUENCY)
        .check(z.refine((value) => typeof value === 'string' || (value >= 0 && value <= 1), FREQUENCY)),
      'the actions and how often: {"fold": 0.25, "call": "rest"}',
    ),
  },
  'a decision and its strategy: {"node": "check,bet 25", "strategy": {"fold": 1}}',
);

/** A decision and its strategy as JSON. */
export type LockFile = z.output<typeof lockSchema>;

const spotFileSchema = z.strictObject(
  {
    board: cards,
    ranges: z.strictObject({ oop: range, ip: range }, 'two ranges: {"oop": "QQ+,AKs", "ip": "any"}'),
    /** Chips in the pot before the first decision. */
    pot: chips,
    /** What each player has behind. */
    stack: chips,
    bets: z.strictObject(
      { flop: z.optional(street), turn: z.optional(street), river: z.optional(street) },
      'the sizes by street: {"river": {"oop": {…}, "ip": {…}}}',
    ),
    /** As in `Spot`. (0 for these three) */
    addAllIn: z.optional(share),
    forceAllIn: z.optional(share),
    merge: z.optional(share),
    /** (None) */
    rake: z.optional(
      z.strictObject(
        {
          rate: share.check(z.maximum(1, 'a share of the pot from 0 to 1, such as 0.05')),
          cap: share,
        },
        'a rate and a cap in chips: {"rate": 0.05, "cap": 3}',
      ),
    ),
    /** Decisions with a given strategy. (None) */
    locks: z.optional(
      z.array(lockSchema, 'a list of locked decisions: [{"node": "check", "strategy": {"check": 1}}]'),
    ),
    /** (dcfr) */
    algorithm: z.optional(z.enum(SPOT_ALGORITHMS)),
    /** (f32) */
    precision: z.optional(z.enum(PRECISIONS)),
    /** (1) */
    threads: z.optional(
      z.int('a whole number from 1').check(z.minimum(1, 'at least 1'), z.maximum(64, 'at most 64')),
    ),
    /** The exploitability to reach, in percent of the pot. (0.5%) */
    target: z.optional(z.string('an exploitability as a text, such as "0.5%"')),
    /** (1000) */
    maxIterations: z.optional(
      z.int('a whole number from 1, such as 1000').check(z.minimum(1, 'at least 1 iteration')),
    ),
    seed: z.optional(z.union([z.number(), z.string()], 'a whole number such as 1')),
  },
  'a spot: {"board": …, "ranges": …, "pot": …, "stack": …, "bets": …}',
);

/** The JSON of a spot file. Defaults are in brackets. */
export type SpotFile = z.output<typeof spotFileSchema>;

/** Checks the fields and types of a spot file; `parseSpot` reads the texts in them. */
export const checkSpotFile = (value: unknown): Result<SpotFile> =>
  checkForm(spotFileSchema, value, {
    name: 'a spot',
    codes: {
      unknownField: 'spot/unknown-field',
      missingField: 'spot/missing-field',
      badField: 'spot/bad-field',
    },
    listFields,
  });

/** The fields of the object at this path. */
function listFields(path: readonly string[]): readonly string[] {
  if (path[0] === 'ranges') return ['oop', 'ip'];
  if (path[0] === 'locks') return ['node', 'strategy'];
  if (path[0] === 'rake') return ['rate', 'cap'];
  if (path[0] === 'bets') {
    if (path.length === 1) return ['flop', 'turn', 'river'];
    if (path.length === 2) return ['oop', 'ip'];
    return path[2] === 'oop' ? ['bet', 'raise', 'donk'] : ['bet', 'raise'];
  }
  return Object.keys(spotFileSchema.shape);
}

const SPOT_EXAMPLE = '{"board": "QsJh2h8d", "ranges": {…}, "pot": 50, "stack": 200, "bets": {…}}';

/** Parses the JSON text of a spot file, for `parseSpot` or `readSpotSetup`. */
export function readJson(content: string): Result<unknown> {
  return readText(content, 'spot/not-json', `one JSON object: ${SPOT_EXAMPLE}`);
}

/** Parses the JSON text of a list of locks, for the `locks` of a `SpotSource`. */
export const readLockList = (content: string): Result<readonly unknown[]> =>
  readList(
    content,
    'lock',
    'a JSON list: [{"node": "check,bet 25", "strategy": {"fold": 0.3, "call": "rest"}}]',
  );

/** A JSON list of decisions with strategies; `kind` is the first part of its error codes. */
export function readList(content: string, kind: string, expected: string): Result<readonly unknown[]> {
  const value = readText(content, `${kind}/not-json`, expected);
  if (!value.ok) return value;
  if (Array.isArray(value.value)) return succeed(value.value as unknown[]);
  return refuse({
    code: `${kind}/not-a-list`,
    value: content.slice(0, 40),
    problem: 'the file is not a list',
    expected,
  });
}

function readText(content: string, code: string, expected: string): Result<unknown> {
  try {
    return succeed(JSON.parse(content) as unknown);
  } catch (error) {
    return refuse({
      code,
      value: content.slice(0, 40),
      problem: `the file is not JSON (${(error as Error).message})`,
      expected,
    });
  }
}
