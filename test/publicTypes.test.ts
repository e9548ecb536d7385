import { expect, test } from 'vitest';
import { findSharedNames, listPublicTypes } from './publicNames.js';
import { workspaces } from './workspace.js';

test('a public type name has one meaning in all packages', () => {
  expect(findSharedNames(workspaces)).toEqual([]);
});

test('types are found through every kind of export', () => {
  const engine = workspaces.find(({ folder }) => folder === 'packages/engine')!;
  const names = listPublicTypes(engine).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Hand', 'View', 'Variant', 'SessionOptions']));
});
