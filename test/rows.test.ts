import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/run.mjs';

/**
 * Known mistakes of earlier programs, each a numbered row. A test that stands for a row begins with its number.
 * E are mistakes of dealers and evaluators, F of solvers and ranges; L1, H, R and 8 of the stud players on lv1, in Stud
 * Hi, Razz and Stud8, B of the Badugi players.
 */
const rows = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${name}-${String(i + 1).padStart(2, '0')}`);
const ROWS = [
  ...rows('E', 20),
  'F-01',
  'F-03',
  'F-04',
  'F-05',
  'F-07',
  'F-11',
  'F-12',
  'F-13',
  'F-17',
  'F-18',
  ...rows('L1', 15),
  ...rows('8', 14),
  ...rows('H', 10),
  ...rows('R', 7),
  ...rows('B', 34),
];

const folders = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(ROOT, group)).map((name) => join(ROOT, group, name)),
);
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^test[\\/].*\.test\.ts$/.test(file))
    .map((file) => join(folder, file)),
);
const tests = files.map((file) => readFileSync(file, 'utf8')).join('\n');

test.each(ROWS)('%s has a test that begins with its number', (row) => {
  expect(tests).toMatch(new RegExp(`(test|describe)[^\\n]*\\(\\s*['"\`]${row} `));
});

test('a row that nobody tests would be found', () => {
  expect(tests).not.toMatch(/(test|describe)[^\n]*\(\s*['"`]E-99 /);
});
