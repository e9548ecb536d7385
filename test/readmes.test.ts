import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT, runTool } from '../scripts/run.mjs';
import { addChecks, findExample, findMistake } from './readmeExample.js';
import { workspaces } from './workspace.js';

// Inside the repository, so that examples find the packages by their names.
mkdirSync(join(ROOT, '.doorcard'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.doorcard', 'readmes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The mistakes in the example of a page. */
async function checkPage(name: string, page: string): Promise<string[]> {
  const example = findExample(page);
  if (example === undefined) return ['no block that begins with ```ts'];
  const { module, imports } = addChecks(example, '../../test/readmeExample.js');
  const foreign = imports.filter((from) => /^[./]/.test(from));
  if (foreign.length > 0) return foreign.map((from) => `imports ${from}; expected names of packages`);
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, module);
  const { mistakes } = (await import(file)) as { mistakes: (string | undefined)[] };
  return mistakes.length === 0 ? ['shows no result'] : mistakes.filter((mistake) => mistake !== undefined);
}

const packages = workspaces
  .map((workspace) => workspace.folder)
  .filter((path) => path.startsWith('packages/'));
const readPage = (path: string): string => readFileSync(join(ROOT, path, 'README.md'), 'utf8');

test.each(packages)('%s/README.md: the example runs and shows its results', async (path) => {
  expect(await checkPage(basename(path), readPage(path))).toEqual([]);
});

// Against the build that `npm test` has just made: reading the sources takes longer than all examples.
test.runIf(process.env['DOORCARD_BUILT'] === '1')('the examples fit the types of the packages', async () => {
  const names = packages.map((path) => `types-${basename(path)}.ts`);
  for (const [i, path] of packages.entries()) {
    writeFileSync(join(folder, names[i]!), findExample(readPage(path)) ?? '');
  }
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: names }));
  const { output } = await runTool('typescript', 'tsc', ['-p', folder], { quiet: true });
  expect(output).toBe('');
});

describe('the check itself', () => {
  let pages = 0;
  const check = (...lines: readonly string[]) =>
    checkPage(`invented-${pages++}`, ['# A page', '', '```ts', ...lines, '```', ''].join('\n'));

  test('a mistake names the line, what is shown and what it is', () => {
    expect(findMistake({ line: 3, shown: '2', value: 1, isPrinted: false })).toBe(
      'line 3 shows 2, but it is 1',
    );
    expect(findMistake({ line: 3, shown: '1', value: 1, isPrinted: false })).toBeUndefined();
  });

  test.each([
    ['1 + 1; // 2'],
    ['1 / 3; // 0.333…'],
    ["'ab' + 'cd'; // 'abcd'"],
    ["'ab' + 'cd'; // 'ab…'"],
    ["({ a: [1, 2], 'b-c': undefined }); // { a: [1, 2], 'b-c': undefined }"],
    ['({ a: [1, 2], b: null }); // {"a":[1,2],"b":null}'],
    ['({ a: 1, b: 2, c: 3 }); // { a: 1, b: 2, … }'],
    ["console.log('a', 1); // a 1"],
    ["console.log('abc'); // a…"],
    ['await Promise.resolve([1n]); // [1n]'],
    ["import { cards } from '@doorcard/cards';", 'const ace = cards("As"); // an ace', 'ace; // [51]'],
    ['[1, 2].map(', '  (n) => n * 2, // twice', '); // [2, 4]'],
    ['const list = [1];', 'list; // [1]', 'list.push(2);', 'list; // [1, 2]'],
  ])('%s is right', async (...lines) => {
    expect(await check(...lines)).toEqual([]);
  });

  test.each([
    [['1 + 1; // 3'], 'line 1 shows 3, but it is 2'],
    [['1 / 3; // 0.334…'], 'line 1 shows 0.334…, but it is 0.3333333333333333'],
    [['1 / 3; // …'], 'line 1 shows …, but it is 0.3333333333333333'],
    [['1 / 3; // a third'], 'line 1 shows a third, but it is 0.3333333333333333'],
    [['1;', '', "'a'; // a"], "line 3 shows a, but it is 'a'"],
    [['({ a: 1, b: 2 }); // { a: 1 }'], 'line 1 shows { a: 1 }, but it is { a: 1, b: 2 }'],
    [['({ a: 1, b: 2 }); // { a: 2, … }'], 'line 1 shows { a: 2, … }, but it is { a: 1, b: 2 }'],
    [["console.log('a'); // 'a'"], "line 1 shows 'a', but it is a"],
    [['const two = 1 + 1; // 2'], 'shows no result'],
    [["import { x } from '../src/x.js';", 'x; // 1'], 'imports ../src/x.js; expected names of packages'],
  ])('%s is wrong', async (lines, mistake) => {
    expect(await check(...lines)).toEqual([mistake]);
  });

  test('a page without an example is wrong', async () => {
    expect(await checkPage('none', '# A page\n\n```js\n1; // 1\n```\n')).toEqual([
      'no block that begins with ```ts',
    ]);
  });

  test('an example that throws, or imports what is not public, fails', async () => {
    await expect(check('throw new Error("oh"); // 1')).rejects.toThrow('oh');
    await expect(
      check("import { rankOf } from '@doorcard/cards/src/card.js';", 'rankOf(51); // 12'),
    ).rejects.toThrow();
  });
});
