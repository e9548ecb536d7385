import { refuse, succeed, type Result } from '@doorcard/cards';
import { parse, TomlDate, TomlError } from 'smol-toml';
import { locateToml, type TomlPlace } from './tomlPlaces.js';

export type TomlTable = Readonly<Record<string, unknown>>;

export interface TomlFile {
  readonly table: TomlTable;
  /** Found when it is asked for: most files have no errors to point at. */
  readonly place: TomlPlace;
}

export const isTomlTable = (value: unknown): value is TomlTable =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof TomlDate);

/** `firstLine` is the number of the first line in its file. */
export function readToml(text: string, firstLine = 1): Result<TomlFile> {
  const half = text.search(/[\uD800-\uDFFF]/u);
  if (half >= 0) {
    return refuse({
      code: 'phh/bad-text',
      value: `U+${text.charCodeAt(half).toString(16).toUpperCase()}`,
      problem: `line ${firstLine - 1 + countLines(text.slice(0, half))}: half a character`,
      expected: 'text in UTF-8',
    });
  }
  try {
    // Numbers beyond 2^53 are parsed as bigint: private keys keep them, all others refuse them by name.
    const table = parse(text, { integersAsBigInt: 'asNeeded' });
    let place: TomlPlace | undefined;
    return succeed({
      table,
      get place() {
        return (place ??= locateToml(text, firstLine));
      },
    });
  } catch (error) {
    return refuseToml(text, error, firstLine);
  }
}

const countLines = (text: string): number => text.split('\n').length;

// The parser reports these only at the end of the text inside a value.
const CUT_OFF = /unfinished (string|array|table)|cannot find end of key/;
const WORDS = ['true', 'false', 'inf', 'nan'];

/** Whether a file ends too early; `rest` is what follows the bad place. */
const isCutOff = (message: string, rest: string): boolean =>
  CUT_OFF.test(message) ||
  (message.includes('unfinished') && !/\s/.test(rest)) ||
  WORDS.some((word) => word.startsWith(rest));

/** In a file with many hands: the hand in which these lines end. */
function makeHand(lines: readonly string[]): string {
  const header = lines.findLast((line) => /^\s*\[\s*-?\d+\s*\]/.test(line));
  return header === undefined ? '' : `hand ${/-?\d+/.exec(header)![0]}, `;
}

function refuseToml(text: string, error: unknown, firstLine: number): Result<never> {
  const found = error instanceof TomlError ? error : undefined;
  const lines = text.split(/\r?\n/);
  const { line = lines.length, column = 1 } = found ?? {};
  const shown = lines[line - 1] ?? '';
  const message = (error instanceof Error ? error.message : String(error))
    .split('\n')[0]!
    .replace('Invalid TOML document: ', '');
  const where = `${makeHand(lines.slice(0, line - 1))}line ${firstLine - 1 + line}, column ${column}: `;
  const problem = where + message;
  if (message.includes('redefine')) {
    const key = /^[^=\]]*/.exec(shown.slice(column - 1))![0].trim();
    return refuse({
      code: 'phh/duplicate-key',
      value: key,
      problem: `${where}the key ${key} appears twice`,
      expected: 'each key once in a hand, each hand once in a file',
    });
  }
  const rest = [shown.slice(column - 1), ...lines.slice(line)].join('\n').trim();
  if (isCutOff(message, rest)) {
    return refuse({
      code: 'phh/truncated',
      value: shown.trim(),
      problem,
      expected: 'a whole file: this one ends in the middle of a value',
    });
  }
  return refuse({
    code: 'phh/bad-toml',
    value: shown.trim(),
    problem,
    expected: 'TOML, as in antes = [0, 0]',
  });
}
