import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { codeVersion } from '../src/cluster/index.js';
import { makeTempFolder } from './tempFolder.js';

const { path } = makeTempFolder();

const manifest = (name: string, version: string, more: object = {}): string =>
  JSON.stringify({ name, version, type: 'module', ...more });

const EXPORTS = {
  exports: {
    '.': { 'own-source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './deep': { default: './dist/deep.js' },
  },
};

/** A build that reaches files in every possible way. */
const FILES: Readonly<Record<string, string>> = {
  'app/tasks.js': `
    // import './comment.js' is not one; nor is what a text says:
    const text = "import './text.js'", pattern = /['"]import\\(/;
    import { a } from './a.js';
    export * from '@own/cards';
    import {
      deep,
    } from '@own/cards/deep';
    import 'node:fs';
    export const late = () => import('./late.js');
    export const kernel = new URL('./kernel.wasm', import.meta.url);
    export const folder = new URL('./', import.meta.url);`,
  'app/a.js': `export { b as a } from './inner/b.js';`,
  'app/inner/b.js': `import './../a.js'; import facts from './facts.json' with { type: 'json' }; export const b = facts;`,
  'app/inner/facts.json': '{}',
  'app/late.js': `export * from '@own/engine';`,
  'app/kernel.wasm': 'wasm',
  'app/node_modules/@own/cards/package.json': manifest('@own/cards', '0.1.0', EXPORTS),
  'app/node_modules/@own/cards/dist/index.js': `import './suits.js';`,
  'app/node_modules/@own/cards/dist/suits.js': `import { z } from 'third';`,
  'app/node_modules/@own/cards/dist/deep.js': `export const deep = 1;`,
  'app/node_modules/@own/engine/package.json': manifest('@own/engine', '0.1.0', EXPORTS),
  'app/node_modules/@own/engine/dist/index.js': `export * from '@own/cards';`,
  'app/node_modules/third/package.json': manifest('third', '1.2.3', { dependencies: { fourth: '^1.0.0' } }),
  'app/node_modules/third/index.js': '',
  'app/node_modules/fourth/package.json': manifest('fourth', '1.0.1'),
};

/** Files that exist and are not reached. */
const UNREACHED: Readonly<Record<string, string>> = {
  'app/comment.js': '',
  'app/text.js': '',
  'app/tasks.d.ts': 'export {};',
  'app/.tsbuildinfo': '{}',
  'app/node_modules/@own/cards/dist/other.js': '',
  'app/node_modules/@own/cards/src/index.ts': 'export const source = 1;',
  'app/node_modules/@own/table/package.json': manifest('@own/table', '0.1.0', EXPORTS),
  'app/node_modules/@own/table/dist/index.js': '',
  'app/node_modules/fifth/package.json': manifest('fifth', '1.0.0'),
};

let folders = 0;
function write(files: Readonly<Record<string, string>>): string {
  const folder = path(`build ${folders++}`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, text);
  }
  return folder;
}

const versionIn = (folder: string): string => codeVersion(pathToFileURL(`${folder}/app/tasks.js`), '@own/');
const base = versionIn(write({ ...FILES, ...UNREACHED }));

const isManifest = (name: string): boolean => name.endsWith('package.json');
const isCode = (name: string): boolean => !isManifest(name) && !name.includes('/third/');

test('is the same for the same files in another folder, in any order', () => {
  const files = Object.fromEntries(Object.entries({ ...FILES, ...UNREACHED }).toReversed());
  expect(versionIn(write(files))).toBe(base);
  expect(base).toMatch(/^[0-9a-f]{12}$/);
});

test('is the same where packages are links to other folders, as in a workspace', () => {
  const folder = write({ ...FILES, ...UNREACHED });
  const linked = path('linked');
  cpSync(`${folder}/app`, `${linked}/app`, { recursive: true, filter: (name) => !name.includes('@own') });
  cpSync(`${folder}/app/node_modules/@own`, `${linked}/packages`, { recursive: true });
  mkdirSync(`${linked}/node_modules/@own`, { recursive: true });
  for (const name of ['cards', 'engine', 'table'])
    symlinkSync(`${linked}/packages/${name}`, `${linked}/node_modules/@own/${name}`);
  cpSync(`${folder}/app/node_modules/third`, `${linked}/node_modules/third`, { recursive: true });
  cpSync(`${folder}/app/node_modules/fourth`, `${linked}/node_modules/fourth`, { recursive: true });
  expect(versionIn(linked)).toBe(base);
});

test.each(Object.keys(FILES).filter(isCode))('changes when a byte changes in %s', (name) => {
  expect(versionIn(write({ ...FILES, ...UNREACHED, [name]: `${FILES[name]} ` }))).not.toBe(base);
});

test.each(Object.keys(UNREACHED).filter((name) => !isManifest(name)))(
  'does not change with %s, which is not reached',
  (name) => {
    expect(versionIn(write({ ...FILES, ...UNREACHED, [name]: `${UNREACHED[name]} ` }))).toBe(base);
  },
);

test.each([
  ['third', manifest('third', '1.2.4', { dependencies: { fourth: '^1.0.0' } })],
  ['fourth', manifest('fourth', '1.0.2')],
])('changes with the version of %s, an external package', (name, text) => {
  const file = `app/node_modules/${name}/package.json`;
  expect(versionIn(write({ ...FILES, ...UNREACHED, [file]: text }))).not.toBe(base);
});

test.each([
  ['app/node_modules/third/index.js', ' '],
  ['app/node_modules/fifth/package.json', manifest('fifth', '1.0.1')],
  ['app/node_modules/@own/cards/package.json', manifest('@own/cards', '0.2.0', EXPORTS)],
])('does not depend on %s', (name, text) => {
  expect(versionIn(write({ ...FILES, ...UNREACHED, [name]: text }))).toBe(base);
});

test('changes when two files swap their contents', () => {
  const files = {
    'app/tasks.js': `import './a.js'; import './b.js';`,
    'app/a.js': `export const a = 1;`,
    'app/b.js': `export const b = 2;`,
  };
  const swapped = { ...files, 'app/a.js': files['app/b.js'], 'app/b.js': files['app/a.js'] };
  expect(versionIn(write(swapped))).not.toBe(versionIn(write(files)));
});

describe('imports that cannot be followed are refused', () => {
  test.each([
    ['a computed name', 'export const load = (name) => import(name);', 'computed'],
    ['a missing file', `import './gone.js';`, './gone.js'],
    ['a package that is not installed', `import '@own/nowhere';`, '@own/nowhere'],
    ['an entry point that a package does not have', `import '@own/cards/back';`, 'does not export'],
  ])('%s', (_what, text, part) => {
    const folder = write({ ...FILES, 'app/a.js': text });
    expect(() => versionIn(folder)).toThrow(expect.objectContaining({ code: 'jobs/bad-version' }));
    expect(() => versionIn(folder)).toThrow(part);
  });

  test('a module that is not built', () => {
    expect(() => versionIn(path('nothing'))).toThrow(expect.objectContaining({ code: 'jobs/no-tasks' }));
  });
});
