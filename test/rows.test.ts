import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../scripts/run.mjs';
import { findFiles, workspaces } from './workspace.js';

// The pages of docs/design number requirements, criteria and known traps. docs/design/README.md explains the prefixes.

const NUMBER = String.raw`(?:(?:SC|FR)-\d{3}|(?:B|E|F|H|L1|R|8)-\d{2})`;

interface Row {
  readonly number: string;
  /** Why no test has this number; undefined for a row that needs one. */
  readonly reason: string | undefined;
}

/** A row is a line of a table whose first cell is a number. `| F-02 | Not used | the reason |` has no test. */
function readRows(page: string): Row[] {
  const rows: Row[] = [];
  for (const [, number, rest] of page.matchAll(new RegExp(`^\\| *(${NUMBER}) *\\|(.*)\\|$`, 'gm'))) {
    const [second, third] = rest!.split('|').map((cell) => cell.trim());
    rows.push({ number: number!, reason: second === 'Not used' ? (third ?? '') : undefined });
  }
  return rows;
}

/** The numbers with which names of tests begin, also those of `test.each(…)('B-13 …')`. */
const readTestNumbers = (source: string): string[] =>
  Array.from(
    source.matchAll(new RegExp(`(?:\\b(?:test|describe)|\\))\\(\\s*['"\`](${NUMBER})(?![\\w-])`, 'g')),
    ([, number]) => number!,
  );

const readMentions = (text: string): string[] =>
  Array.from(text.matchAll(new RegExp(`(?<![\\w-])${NUMBER}(?![\\w-])`, 'g')), ([number]) => number);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const folders = workspaces.map(({ folder }) => folder);

const pages = findFiles('docs/design', '.md');
const rows = pages.flatMap((page) => readRows(read(page)));
const numbers = new Set(rows.map(({ number }) => number));

const testFiles = folders.flatMap((folder) => findFiles(`${folder}/test`, '.test.ts'));
const tested = new Set(testFiles.flatMap((file) => readTestNumbers(read(file))));

const texts = [
  ...folders.flatMap((folder) =>
    ['src', 'test'].flatMap((part) => [
      ...findFiles(`${folder}/${part}`, '.ts'),
      ...findFiles(`${folder}/${part}`, '.tsx'),
    ]),
  ),
  ...folders.map((folder) => `${folder}/README.md`),
  ...findFiles('docs', '.md'),
  ...readdirSync(ROOT).filter((file) => file.endsWith('.md')),
];

test('the pages have rows, and each number has one', () => {
  expect(rows.length).toBeGreaterThan(100);
  const twice = rows.filter(({ number }, i) => rows.findIndex((row) => row.number === number) !== i);
  expect(twice).toEqual([]);
});

test('no list skips a number', () => {
  const prefixOf = (number: string): string => number.slice(0, number.lastIndexOf('-'));
  for (const prefix of new Set([...numbers].map(prefixOf))) {
    const list = [...numbers].filter((number) => prefixOf(number) === prefix).sort();
    const width = list[0]!.length - prefix.length - 1;
    expect(list).toEqual(list.map((_, i) => `${prefix}-${String(i + 1).padStart(width, '0')}`));
  }
});

test.each(rows.filter(({ reason }) => reason === undefined))(
  '$number has a test that begins with its number',
  ({ number }) => {
    expect(tested).toContain(number);
  },
);

test.each(rows.filter(({ reason }) => reason !== undefined))(
  '$number has no test and a reason for it',
  ({ number, reason }) => {
    expect(reason).not.toBe('');
    expect(tested).not.toContain(number);
  },
);

test('every number in a source, a test or a document is a row of a page', () => {
  const unknown = texts.flatMap((file) =>
    readMentions(read(file)).flatMap((number) => (numbers.has(number) ? [] : [`${file}: ${number}`])),
  );
  expect(unknown).toEqual([]);
});

describe('the checks find', () => {
  test('rows, used or not, and no other lines', () => {
    const page =
      '| number | what |\n| --- | --- |\n| B-13   | a | b |\n| F-02 | Not used | why |\nB-14 | no row |\n';
    expect(readRows(page)).toEqual([
      { number: 'B-13', reason: undefined },
      { number: 'F-02', reason: 'why' },
    ]);
    expect(readRows('| F-02 | Not used |\n')).toEqual([{ number: 'F-02', reason: '' }]);
  });

  test('names of tests in every notation', () => {
    const source = [
      `test('B-13 one', () => {})`,
      `describe("SC-001", () => {})`,
      `test.each([1])('L1-03 %s', () => {})`,
      `] as const)('8-07 %s', () => {})`,
      'test(\n  `E-01 ${name}`',
      `test('not B-14')`,
      `expect('B-15')`,
    ].join('\n');
    expect(readTestNumbers(source)).toEqual(['B-13', 'SC-001', 'L1-03', '8-07', 'E-01']);
  });

  test('numbers in prose, but not in dates and names of hands', () => {
    expect(readMentions('(B-13), SC-001 to SC-008; 2026-8-12, A-8-10, FR-0012, 8-6-3-A, E-1')).toEqual([
      'B-13',
      'SC-001',
      'SC-008',
    ]);
  });
});
