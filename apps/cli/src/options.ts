import { InputError, parseSeed, unwrap } from '@doorcard/cards';
import { findLanguage, LANGUAGES, type Language } from '@doorcard/text';
import { Option, type Command } from 'commander';
import { z } from 'zod';
import type { Terminal } from './terminal.js';

const commonSchema = z.object({
  json: z.boolean().default(false),
  lang: z.enum(LANGUAGES).optional(),
  seed: z.string().optional(),
});

/** More than this only costs memory. */
const MOST_THREADS = 64;

export function wholeNumber(least: number, most?: number): z.ZodCoercedNumber {
  const range = most === undefined ? `${least} or more` : `${least} to ${most}`;
  const schema = z.coerce.number('a whole number').int('a whole number').min(least, range);
  return most === undefined ? schema : schema.max(most, range);
}

/** For every command with threads. */
export const threadsSchema = wholeNumber(1).max(MOST_THREADS, `at most ${MOST_THREADS}`).optional();

/** The options of every command. */
export interface CommonOptions {
  readonly json: boolean;
  readonly language: Language;
  readonly seed: bigint;
}

// The same command gives the same output, unless another seed is given.
const DEFAULT_SEED = '1';

export const addCommonOptions = (
  command: Command,
  seedWords = `seed of all randomness (default ${DEFAULT_SEED})`,
): Command =>
  command
    .option('--json', 'write JSON, one object per line')
    .option('--seed <u64>', seedWords)
    .addOption(new Option('--lang <language>', 'en or ja (default: from the environment)'));

export function readCommonOptions(raw: unknown, env: Terminal['env']): CommonOptions {
  const { json, lang, seed } = readOptions(commonSchema, raw);
  return {
    json,
    language: lang ?? findLanguage(env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG']),
    seed: unwrap(parseSeed(seed ?? DEFAULT_SEED)),
  };
}

/** Checks options against a schema; the first fault becomes a coded error. */
export function readOptions<T extends z.ZodObject>(schema: T, raw: unknown): z.output<T> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const name = String(issue.path[0]);
  const value = String((raw as Record<string, unknown>)[name]);
  throw new InputError({
    code: `option/${name}`,
    value,
    problem: `--${toKebab(name)} cannot be "${value}"`,
    expected: describeExpectation(issue),
  });
}

const toKebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function describeExpectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  return issue.message;
}
