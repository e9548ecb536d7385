import type { Reason } from '@doorcard/cpu';
import type { Person } from '../table/eventWords.js';
import type { FamilyWords } from './familyWords.js';

type Say = (value: unknown, people: readonly Person[]) => unknown;

/** What a language says about the reasons of computer players, by code and by key of the data. */
export interface ReasonWords {
  readonly codes: ReadonlyMap<string, string>;
  readonly data: ReadonlyMap<string, Say>;
  /** Names the player that a reason is about. */
  readonly about: (who: Person) => string;
}

/** The words of several packages as one. */
export function joinWords(
  about: ReasonWords['about'],
  ...packages: readonly FamilyWords<string, object>[]
): ReasonWords {
  return {
    about,
    codes: new Map(packages.flatMap(({ codes }) => Object.entries(codes))),
    data: new Map(packages.flatMap(({ data }) => Object.entries(data as Readonly<Record<string, Say>>))),
  };
}

/**
 * A reason in words: the thought and its facts. Reasons also come from files and from players of other packages, so a code
 * or key without words here is shown unchanged: a code as `code (key value, …)`, a key as `key value`. With the people of
 * the hand by seat, the reason names the players it is about.
 */
export function describeReason(
  words: ReasonWords,
  { code, data }: Reason,
  people: readonly Person[] = [],
): { thought: string; facts: string[] } {
  const entries = Object.entries(data);
  const thought = words.codes.get(code);
  if (thought !== undefined) {
    return { thought, facts: entries.map(([key, value]) => describeFact(words, key, value, people)) };
  }
  const facts = entries.map(([key, value]) => `${key} ${show(value)}`);
  return { thought: facts.length === 0 ? code : `${code} (${facts.join(', ')})`, facts: [] };
}

function describeFact(
  { data, about }: ReasonWords,
  key: string,
  value: unknown,
  people: readonly Person[],
): string {
  const person = key === 'about' && typeof value === 'number' ? people[value] : undefined;
  if (person !== undefined) return about(person);
  const text = sayOrNothing(data.get(key), value, people);
  return isSound(text) ? text : `${key} ${show(value)}`;
}

/** A function may throw if a value does not have the type that it expects. */
function sayOrNothing(say: Say | undefined, value: unknown, people: readonly Person[]): unknown {
  try {
    return say?.(value, people);
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
