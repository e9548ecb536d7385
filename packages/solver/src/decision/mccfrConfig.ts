import { parseSeed, secureRng } from '@doorcard/cards';
import { checkForm, succeed, type Form, type Result } from '@doorcard/sealed';
import * as z from 'zod/mini';

/** The options of a training session. */
export interface MccfrConfig {
  readonly iterations: number;
  /** Hands of the other side that are sampled in an iteration. */
  readonly samplesPerIteration: number;
  /** The run stops early when no frequency of the average strategies changes by this much between two checks; 0 never stops early. */
  readonly convergenceThreshold: number;
  /** The exploitability to reach, as a share of the pot; when given, it replaces `convergenceThreshold`. */
  readonly target: number | undefined;
  /** Milliseconds; needs a clock. */
  readonly timeLimit: number | undefined;
  readonly seed: bigint;
}

const MCCFR_DEFAULTS = {
  iterations: 10_000,
  samplesPerIteration: 100,
  convergenceThreshold: 0.001,
} as const;

/** Indexes of sampled hands have 16 bits. */
const MAX_SAMPLES = 10_000;

const whole = (expected: string) => z.int(expected).check(z.minimum(1, expected));
const schema = z.strictObject({
  iterations: z.optional(whole('a whole number of iterations above 0, such as 10000')),
  samplesPerIteration: z.optional(
    whole('a whole number of samples above 0, such as 100').check(
      z.maximum(MAX_SAMPLES, `at most ${MAX_SAMPLES} samples`),
    ),
  ),
  convergenceThreshold: z.optional(
    z.number('a change from 0, such as 0.001').check(z.minimum(0, 'a change from 0, such as 0.001')),
  ),
  target: z.optional(
    z
      .number('a share of the pot, such as 0.005')
      .check(z.minimum(0, 'a share of the pot from 0'), z.maximum(1, 'a share of the pot up to 1')),
  ),
  timeLimit: z.optional(z.number('milliseconds').check(z.positive('more than 0 milliseconds'))),
  seed: z.optional(z.union([z.number(), z.bigint(), z.string()], 'a u64 such as 42')),
});

export type MccfrConfigInput = z.input<typeof schema>;

/** Checks a configuration and fills in the defaults. Without a seed a random one is chosen; the result contains it. */
export function parseMccfrConfig(input: unknown = {}): Result<MccfrConfig> {
  const checked = checkForm(schema, input, FORM);
  if (!checked.ok) return checked;
  const { seed: given, target, timeLimit, ...rest } = checked.value;
  const seed = given === undefined ? succeed(drawSeed()) : parseSeed(given);
  if (!seed.ok) return seed;
  const { iterations, samplesPerIteration, convergenceThreshold } = {
    ...MCCFR_DEFAULTS,
    ...dropMissing(rest),
  };
  return succeed({
    iterations,
    samplesPerIteration,
    convergenceThreshold,
    target,
    timeLimit,
    seed: seed.value,
  });
}

const dropMissing = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

function drawSeed(): bigint {
  const rng = secureRng();
  return (BigInt(rng.nextUint32()) << 32n) | BigInt(rng.nextUint32());
}

const FORM: Form = {
  name: 'a configuration',
  codes: {
    unknownField: 'config/unknown-field',
    // Every field has a default.
    missingField: 'config/bad-field',
    badField: 'config/bad-field',
  },
  listFields: () => Object.keys(schema.shape),
};
