import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../scripts/run.mjs';
import { findReachedTypes, listDoors, listImportedNames, listNames, type PublicName } from './publicNames.js';
import { findExample } from './readmeExample.js';
import { findFiles, workspaces } from './workspace.js';

// knip counts the tests of a package as users of its exports, so it does not find values that only their own package
// uses. It does not read signatures either: types of entry points are checked here and not by knip (knip.js).

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const readExample = (folder: string): string => {
  const path = `${folder}/README.md`;
  return existsSync(join(ROOT, path)) ? (findExample(read(path)) ?? '') : '';
};

/** By folder: what its sources, tests, scripts and README import. */
const imported = new Map(
  ['.', ...workspaces.map(({ folder }) => folder)].map((folder) => {
    const files = ['src', 'test', 'scripts'].flatMap((part) =>
      ['.ts', '.tsx', '.mjs'].flatMap((ending) => findFiles(`${folder}/${part}`, ending)),
    );
    const names = files.flatMap((path) => listImportedNames(path, read(path)));
    return [folder, new Set([...names, ...listImportedNames('example.ts', readExample(folder))])];
  }),
);

const published = workspaces.filter(({ folder }) => folder.startsWith('packages/'));

describe.each(published.map((workspace) => [workspace.folder, workspace] as const))(
  '%s exports',
  (folder, workspace) => {
    const doors = listDoors(workspace).map(([specifier, file]) => [specifier, listNames(file)] as const);
    const others = [...imported].flatMap(([from, names]) => (from === folder ? [] : [...names]));
    // An example shows how the package is used from outside.
    const used = new Set([...others, ...listImportedNames('example.ts', readExample(folder))]);

    test('only values that others import', () => {
      const values = doors.flatMap(([specifier, names]) =>
        names.flatMap(({ name, isValue }) => (isValue ? [`${specifier}#${name}`] : [])),
      );
      expect(values).not.toEqual([]);
      expect(values.filter((value) => !used.has(value))).toEqual([]);
    });

    test('only types that others import, or that public values take or return', () => {
      const reached = findReachedTypes(doors.flatMap(([, names]) => names));
      const types = doors.flatMap(([specifier, names]) =>
        names.filter(({ isValue, name }) => !isValue && !used.has(`${specifier}#${name}`)),
      );
      expect(types.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
    });
  },
);

describe('the check itself', () => {
  test('imports of every kind count as use', () => {
    const text = `
    import { a, type B } from '@doorcard/cards';
    import { c as d } from '@doorcard/engine';
    export { e } from '@doorcard/sealed';
    const { f, g: h } = await import('@doorcard/jobs/cluster');`;
    expect(listImportedNames('x.ts', text)).toEqual([
      '@doorcard/cards#a',
      '@doorcard/cards#B',
      '@doorcard/engine#c',
      '@doorcard/sealed#e',
      '@doorcard/jobs/cluster#f',
      '@doorcard/jobs/cluster#g',
    ]);
  });

  test('types are reached through signatures, not through bodies or other unused types', () => {
    const type = (name: string, ...mentions: string[]): PublicName => ({
      name,
      file: 'x.ts',
      isType: true,
      isValue: false,
      mentions,
    });
    const run: PublicName = { ...type('run', 'Options', 'Result'), isType: false, isValue: true };
    const names = [
      run,
      type('Options', 'Clock'),
      type('Clock'),
      type('Lost', 'Found'),
      type('Found', 'Lost'),
    ];
    expect([...findReachedTypes(names)]).toEqual(['Options', 'Clock']);
    const engine = listNames('packages/engine/src/index.ts');
    const mentionsOf = (name: string) => engine.find((each) => each.name === name)!.mentions;
    expect(new Set(mentionsOf('act'))).toEqual(new Set(['Hand', 'Seat', 'Action', 'Result']));
    expect(mentionsOf('Session')).toEqual(expect.arrayContaining(['SessionConfig', 'TableSeats']));
  });
});
