import { refuse, succeed, type InputError, type Result } from '@doorcard/cards';
import * as z from 'zod/mini';
import type { TomlFile } from './phhToml.js';
import type { TomlPlace } from './tomlPlaces.js';
import { makeTomlValue } from './tomlValue.js';

/** The table of one hand and what is needed to point at a part of it. */
export interface PhhSource extends TomlFile {
  /** The whole file. */
  readonly text: string;
  /** In a file with many hands: the name of this one. */
  readonly key?: string;
}

/** The beginning of every error: `hand 7, line 12: `. */
export function makeWhere({ key }: PhhSource, place?: TomlPlace, more?: string): string {
  const parts = [key && `hand ${key}`, place && `line ${place.line}`, more].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? '' : `${parts.join(', ')}: `;
}

type Complaint = Pick<InputError, 'code' | 'value' | 'problem' | 'expected'> & {
  readonly at?: number | undefined;
};

/** An error that says where in the file; `more` names the part when a line is not enough. */
export const refuseAt = (
  source: PhhSource,
  place: TomlPlace | undefined,
  { code, value, at, problem, expected }: Complaint,
  more?: string,
): Result<never> =>
  refuse({
    code,
    value,
    ...(at === undefined ? {} : { at }),
    problem: makeWhere(source, place, more) + problem,
    expected,
  });

export const placeOf = ({ place }: PhhSource, key: string, index?: number): TomlPlace | undefined => {
  const found = place.keys.get(key);
  return index === undefined ? found : (found?.items[index] ?? found);
};

const LONGEST = 40;

/** The value for an error text. */
const showValue = (value: unknown): string => {
  const text = makeTomlValue(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** The value of a key that is present, or an error about its type that names the entry of an array. */
export function readTyped<T extends z.ZodMiniType>(
  source: PhhSource,
  key: string,
  { schema, expected }: { readonly schema: T; readonly expected: string },
): Result<z.output<T>> {
  const value = source.table[key];
  const checked = z.safeParse(schema, value);
  if (checked.success) return succeed(checked.data);
  const index = checked.error.issues[0]?.path[0];
  const isEntry = typeof index === 'number' && Array.isArray(value);
  const bad: unknown = isEntry ? value[index] : value;
  return refuseAt(source, isEntry ? placeOf(source, key, index) : placeOf(source, key), {
    code: 'phh/wrong-type',
    value: makeTomlValue(bad),
    problem: `${key} is ${showValue(value)}${isEntry ? ` with ${showValue(bad)} as entry ${index + 1}` : ''}`,
    expected,
  });
}

/** Refuses an array that does not have one entry for each player. */
export function checkLength(
  source: PhhSource,
  key: string,
  length: number,
  players: number,
): Result<never> | undefined {
  if (length === players) return undefined;
  return refuseAt(source, placeOf(source, key), {
    code: 'phh/wrong-length',
    value: makeTomlValue(source.table[key]),
    problem: `${key} has ${length} ${length === 1 ? 'entry' : 'entries'} for ${players} players`,
    expected: 'one entry for each stack of starting_stacks',
  });
}
