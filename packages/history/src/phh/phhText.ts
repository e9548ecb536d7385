import { refuse, succeed, type Result } from '@doorcard/cards';
import type { PhhHand } from './phhHand.js';
import { readPhhHand, type PhhRead } from './phhReader.js';
import { isTomlTable, readToml } from './phhToml.js';
import { makePhhLines } from './phhWriter.js';

const INTEGER = /^-?\d+$/;

/** The hand of a `.phh` file. Keys that nobody knows are left out and named in the warnings; nothing is repaired. */
export function parsePhh(text: string): Result<PhhRead<PhhHand>> {
  const file = readToml(text);
  if (!file.ok) return file;
  const { table } = file.value;
  const keys = Object.keys(table);
  if (keys.length === 0) {
    return refuse({
      code: 'phh/empty',
      value: text,
      problem: 'there is no hand in the file',
      expected: 'the keys of a hand, beginning with variant = "NT"',
    });
  }
  const inner = keys.find((key) => INTEGER.test(key) && isTomlTable(table[key]));
  if (inner !== undefined && !Object.hasOwn(table, 'variant')) {
    return refuse({
      code: 'phh/many-hands',
      value: `[${inner}]`,
      problem: `the hands of this file stand in tables such as [${inner}]`,
      expected: 'one hand without a table; a file with many hands is a .phhs file',
    });
  }
  return readPhhHand({ ...file.value, text });
}

/** One hand of a `.phhs` file: what was read, or why it was refused. */
export interface PhhEntry {
  /** The name of its table, an integer as text. */
  readonly key: string;
  readonly hand: Result<PhhRead<PhhHand>>;
}

/**
 * The hands of a `.phhs` file in its order, each read or refused on its own. The warnings are those of the file;
 * each hand has its own.
 */
export function parsePhhEntries(text: string): Result<PhhRead<readonly PhhEntry[]>> {
  const file = readToml(text);
  if (!file.ok) return file;
  const { table, place } = file.value;
  const entries: PhhEntry[] = [];
  const warnings: string[] = [];
  // A key that was written with escapes has no place; it comes last.
  for (const key of new Set([...place.keys.keys(), ...Object.keys(table)])) {
    const hand = table[key];
    const handPlace = place.keys.get(key);
    const where = handPlace === undefined ? '' : `line ${handPlace.line}: `;
    if (INTEGER.test(key) && isTomlTable(hand)) {
      entries.push({ key, hand: readPhhHand({ text, table: hand, place: handPlace ?? place, key }) });
    } else if (key.startsWith('_')) {
      warnings.push(`${where}the private key ${key} belongs to no hand and is left out`);
    } else if (Object.hasOwn(table, key)) {
      return refuse({
        code: 'phh/not-a-hand',
        value: key,
        problem: `${where}the key ${key} stands outside of the hands`,
        expected: 'hands in tables with numbers, as in [1]; a file without them is a .phh file',
      });
    }
  }
  return succeed({ value: entries, warnings });
}

/** The hands of a `.phhs` file in its order; one that is refused refuses the file. */
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
 * The text of a `.phh` file in one settled form: keys in the published order, an action on each line. The key of the
 * hand is not part of it. Throws for a record that no file could give, as with a unit of 3.
 */
export const makePhh = (hand: PhhHand): string => makeText(makePhhLines(hand));

/**
 * The text of a `.phhs` file. Hands keep their keys if all have one and no two the same; otherwise they are numbered
 * from 1.
 */
export function makePhhs(hands: readonly PhhHand[]): string {
  const keys = hands.map(({ key }) => key).filter((key) => key !== undefined && INTEGER.test(key));
  const hasKeys = new Set(keys).size === hands.length;
  return hands
    .map((hand, index) => makeText([`[${hasKeys ? keys[index]! : index + 1}]`, ...makePhhLines(hand)]))
    .join('\n');
}

const makeText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
