import { refuse, succeed, type Result } from '@doorcard/cards';
import type { PhhHand } from './phhHand.js';
import { readPhhHand, type PhhHandRead, type PhhRead } from './phhReader.js';
import { isTomlTable, readToml, type TomlFile } from './phhToml.js';
import { makePhhLines } from './phhWriter.js';

const INTEGER = /^-?\d+$/;

/** The hand of a `.phh` file. Unknown keys are left out and named in the warnings; nothing is repaired. */
export function parsePhh(text: string): Result<PhhHandRead> {
  const file = readToml(text);
  if (!file.ok) return file;
  const { table } = file.value;
  const keys = Object.keys(table);
  if (keys.length === 0) {
    return refuse({
      code: 'phh/empty',
      value: '',
      problem: 'line 1: there is no hand in the file',
      expected: 'the keys of a hand, beginning with variant = "NT"',
    });
  }
  const inner = keys.find((key) => INTEGER.test(key) && isTomlTable(table[key]));
  if (inner !== undefined && !Object.hasOwn(table, 'variant')) {
    return refuse({
      code: 'phh/many-hands',
      value: `[${inner}]`,
      problem: `line ${file.value.place.keys.get(inner)?.line ?? 1}: the hands of this file are in tables such as [${inner}]`,
      expected: 'one hand without a table; a file with many hands is a .phhs file',
    });
  }
  return readPhhHand({
    text,
    table,
    get place() {
      return file.value.place;
    },
  });
}

/** One hand of a `.phhs` file: the value, or why it was refused. */
export interface PhhEntry {
  /** The name of its table, an integer as text. */
  readonly key: string;
  readonly hand: Result<PhhHandRead>;
}

/**
 * The hands of a `.phhs` file in its order, each read or refused separately. The warnings are those of the file; each
 * hand has its own. The text may also be a part of a file, which begins with `firstLine`.
 */
export function parsePhhEntries(text: string, firstLine = 1): Result<PhhRead<readonly PhhEntry[]>> {
  const file = readToml(text, firstLine);
  if (!file.ok) return file;
  const { table } = file.value;
  const entries: PhhEntry[] = [];
  const warnings: string[] = [];
  for (const key of listKeys(file.value)) {
    const hand = table[key];
    if (INTEGER.test(key) && isTomlTable(hand)) {
      const source = {
        text,
        key,
        table: hand,
        get place() {
          return file.value.place.keys.get(key) ?? file.value.place;
        },
      };
      entries.push({ key, hand: readPhhHand(source) });
      continue;
    }
    const place = file.value.place.keys.get(key);
    const where = place === undefined ? '' : `line ${place.line}: `;
    if (key.startsWith('_')) {
      warnings.push(`${where}the private key ${key} does not belong to a hand and is left out`);
    } else if (Object.hasOwn(table, key)) {
      return refuse({
        code: 'phh/not-a-hand',
        value: key,
        problem: `${where}the key ${key} is outside the hands`,
        expected: 'hands in tables with numbers, as in [1]; a file without them is a .phh file',
      });
    }
  }
  return succeed({ value: entries, warnings });
}

/** In the order of the text. A key that was written with escapes has no position; it comes last. */
function listKeys(file: TomlFile): Iterable<string> {
  const keys = Object.keys(file.table);
  return keys.length < 2 ? keys : new Set([...file.place.keys.keys(), ...keys]);
}

/** The hands of a `.phhs` file in its order; if one is refused, the file is refused. */
export function parsePhhs(text: string): Result<PhhRead<readonly PhhHand[]>> {
  const entries = parsePhhEntries(text);
  if (!entries.ok) return entries;
  const hands: PhhHand[] = [];
  const warnings = [...entries.value.warnings];
  for (const { hand } of entries.value.value) {
    if (!hand.ok) return hand;
    hands.push(hand.value.value);
    for (const warning of hand.value.warnings) warnings.push(warning);
  }
  return succeed({ value: hands, warnings });
}

/**
 * The text of a `.phh` file in canonical form: keys in the published order, an action on each line. The key of the hand
 * is not part of it. Throws for a record that no file could contain, for example with a unit of 3.
 */
export const makePhh = (hand: PhhHand): string => makeText(makePhhLines(hand));

/** The text of a `.phhs` file. Hands keep their keys if all have different ones; otherwise they are numbered from 1. */
export function makePhhs(hands: readonly PhhHand[]): string {
  const keys = hands.map(({ key }) => key).filter((key) => key !== undefined && INTEGER.test(key));
  const hasKeys = new Set(keys).size === hands.length;
  return hands
    .map((hand, index) => makeText([`[${hasKeys ? keys[index]! : index + 1}]`, ...makePhhLines(hand)]))
    .join('\n');
}

const makeText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
