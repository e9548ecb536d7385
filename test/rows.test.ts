import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/run.mjs';

/**
 * Known mistakes of earlier programs, each a numbered row. A test that stands for a row begins with its number.
 * E are mistakes of dealers and evaluators, F of solvers and ranges. E-14 and E-15, about saving a table, come with
 * the table; the other F with the solver.
 */
const ROWS =
  'E-01 E-02 E-03 E-04 E-05 E-06 E-07 E-08 E-09 E-10 E-11 E-12 E-13 E-16 E-17 E-18 E-19 E-20 F-12 F-13'.split(
    ' ',
  );

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
