import type { Reason } from '@doorcard/cpu';
import { cpuEn, cpuJa } from './cpu.js';
import type { FamilyWords } from './familyWords.js';

type Say = (value: unknown) => unknown;

/** What a language says about the reasons of computer players, by code and by key of the data. */
export interface ReasonWords {
  readonly codes: ReadonlyMap<string, string>;
  readonly data: ReadonlyMap<string, Say>;
}

/** The words of several packages as one. A package with players of its own adds its words to the lists below. */
function joinWords(...packages: readonly FamilyWords<string, object>[]): ReasonWords {
  return {
    codes: new Map(packages.flatMap(({ codes }) => Object.entries(codes))),
    data: new Map(packages.flatMap(({ data }) => Object.entries(data as Readonly<Record<string, Say>>))),
  };
}

export const reasonsEn = joinWords(cpuEn);
export const reasonsJa = joinWords(cpuJa);

/**
 * A reason in words: what was thought, and what was looked at. Reasons come from files and from players of others, so
 * whatever has no words here is shown as it is: a code as `code (key value, …)`, a key as `key value`.
 */
export function describeReason(
  words: ReasonWords,
  { code, data }: Reason,
): { thought: string; facts: string[] } {
  const entries = Object.entries(data);
  const thought = words.codes.get(code);
  if (thought !== undefined) {
    return { thought, facts: entries.map(([key, value]) => describeFact(words, key, value)) };
  }
  const facts = entries.map(([key, value]) => `${key} ${show(value)}`);
  return { thought: facts.length === 0 ? code : `${code} (${facts.join(', ')})`, facts: [] };
}

function describeFact({ data }: ReasonWords, key: string, value: unknown): string {
  const text = sayOrNothing(data.get(key), value);
  return isSound(text) ? text : `${key} ${show(value)}`;
}

/** A value of another shape than the words expect may break them in any way. */
function sayOrNothing(say: Say | undefined, value: unknown): unknown {
  try {
    return say?.(value);
  } catch {
    return undefined;
  }
}

const isSound = (text: unknown): text is string =>
  typeof text === 'string' && !/\bundefined\b|\bNaN\b|\[object /.test(text);

function show(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return typeof value;
  }
}
