import { TomlDate } from 'smol-toml';

const BARE_KEY = /^[\w-]+$/;

/** A value on one line, including tables, so that it fits into a table of a file with many hands. */
export function makeTomlValue(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return makeTomlString(value);
    case 'number':
      return makeNumber(value);
    case 'boolean':
    case 'bigint':
      return String(value);
    case 'object':
      if (Array.isArray(value)) return makeTomlArray(value.map(makeTomlValue));
      if (value instanceof TomlDate) return value.toISOString();
      if (isTable(value)) return makeTable(value);
      throw new TypeError('an object that TOML cannot hold; expected a date, an array or a plain object');
    case 'undefined':
    case 'function':
    case 'symbol':
      throw new TypeError(`a value that TOML cannot hold: ${typeof value}`);
  }
}

export const makeTomlKey = (key: string): string => (BARE_KEY.test(key) ? key : makeTomlString(key));

export const makeTomlArray = (items: readonly string[]): string => `[${items.join(', ')}]`;

// JSON escapes what TOML needs escaped, except DEL; half a surrogate pair is not valid text.
export const makeTomlString = (text: string): string =>
  JSON.stringify(text.replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD')).replaceAll('\u007F', String.raw`\u007F`);

function makeNumber(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (value === Infinity) return 'inf';
  if (value === -Infinity) return '-inf';
  if (Object.is(value, -0)) return '-0.0';
  // Beyond 2^53 only a float is read back as the same number.
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value);
}

const isTable = (value: object | null): value is Readonly<Record<string, unknown>> =>
  value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

function makeTable(table: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(table).map(
    ([key, value]) => `${makeTomlKey(key)} = ${makeTomlValue(value)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
