import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isInstalled, refuseNode, sweepOutputs } from '../scripts/setup.mjs';

test.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['24.1.0', true],
])('Node %s will do: %s', (version, willDo) => {
  expect(refuseNode(version) === undefined).toBe(willDo);
});

describe('an installation is trusted', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/a-win32': { version: '1.0.0', optional: true },
    },
  };
  const installed = { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x' } } };

  test.each([
    ['when all but other platforms is installed', true, wanted, installed],
    ['not before the first install', false, wanted, undefined],
    ['not when a package is missing', false, wanted, { packages: {} }],
    [
      'not after a new version',
      false,
      wanted,
      { packages: { 'node_modules/a': { version: '0.9.0', integrity: 'x' } } },
    ],
    [
      'not after new contents',
      false,
      wanted,
      { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'y' } } },
    ],
  ])('%s', (_name, isTrusted, lock, found) => {
    expect(isInstalled(lock, found)).toBe(isTrusted);
  });
});

describe('outputs whose source is gone', () => {
  const root = mkdtempSync(join(tmpdir(), 'doorcard-sweep-'));
  const write = (path: string, text = '') => {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  afterAll(() => rmSync(root, { recursive: true }));

  test('are removed, where tsc wrote them', () => {
    write(
      'tsconfig.build.json',
      '{ "references": [{ "path": "a" }, { "path": "web" }, { "path": "unbuilt" }] }',
    );
    const kept = [
      'a/src/x.ts',
      'a/src/in/y.tsx',
      'a/dist/.tsbuildinfo',
      'a/dist/x.js',
      'a/dist/x.d.ts',
      'a/dist/in/y.js',
    ];
    const stale = ['a/dist/old.js', 'a/dist/old.d.ts', 'a/dist/in/x.js'];
    const foreign = ['web/dist/page.js'];
    for (const path of [...kept, ...stale, ...foreign]) write(path);
    sweepOutputs(root);
    const isThere = (path: string) => existsSync(join(root, path));
    expect([...kept, ...foreign].filter(isThere)).toEqual([...kept, ...foreign]);
    expect(stale.filter(isThere)).toEqual([]);
  });
});
