import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../scripts/run.mjs';
import { findBadImports, ORDER, standsBefore, type House } from './importRules.js';
import { findFiles, readJson, rootManifest, workspaces, type Manifest } from './workspace.js';

const house: House = { workspaces, root: rootManifest };

interface Project {
  references?: readonly { path: string }[];
}

const foldersOf = (dependencies: Manifest['dependencies']) =>
  Object.keys(dependencies ?? {}).flatMap((name) =>
    workspaces.filter(({ manifest }) => manifest.name === name).map(({ folder }) => folder),
  );

describe.each(workspaces.map((workspace) => [workspace.folder, workspace] as const))(
  '%s',
  (folder, { manifest }) => {
    const files = ['src', 'test'].flatMap((part) =>
      ['.ts', '.tsx'].flatMap((ending) => findFiles(`${folder}/${part}`, ending)),
    );

    test('imports what its package.json names, along the map, through doors', () => {
      expect(files).not.toEqual([]);
      const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
      expect(files.flatMap((path) => findBadImports(path, read(path), house))).toEqual([]);
    });

    test('depends only on packages that stand before it', () => {
      const needed = foldersOf({ ...manifest.dependencies, ...manifest.devDependencies });
      expect(needed.filter((target) => !standsBefore(target, folder))).toEqual([]);
      if (folder.startsWith('packages/')) expect(ORDER).toContain(posix.basename(folder));
    });

    test('tells tsc the same dependencies as npm', () => {
      const { references = [] } = readJson(`${folder}/tsconfig.json`) as Project;
      const referred = references.map(({ path }) => posix.join(folder, path));
      expect(referred.toSorted()).toEqual(foldersOf(manifest.dependencies).toSorted());
    });

    test('says what it is', () => {
      expect(manifest.license).toBe('MIT');
      expect(existsSync(join(ROOT, folder, 'README.md')), 'README.md').toBe(true);
      if (manifest.private) return;
      expect(manifest.files).toContain('dist');
      // A package is entered by its door, an app by its command.
      if (manifest.bin) expect(existsSync(join(ROOT, folder, manifest.bin[manifest.name]!))).toBe(true);
      else
        expect(manifest.exports?.['.']).toMatchObject({
          types: './dist/index.d.ts',
          default: './dist/index.js',
        });
    });
  },
);

test('the build knows every package', () => {
  const { references = [] } = readJson('tsconfig.build.json') as Project;
  expect(references.map(({ path }) => path).toSorted()).toEqual(
    workspaces.map(({ folder }) => folder).toSorted(),
  );
});

describe('the check itself', () => {
  const invented: House = {
    root: { name: 'root', version: '1.0.0', devDependencies: { vitest: '1.0.0' } },
    workspaces: [
      {
        folder: 'packages/cards',
        manifest: { name: '@doorcard/cards', version: '1.0.0', exports: { '.': {} }, dependencies: {} },
      },
      {
        folder: 'packages/engine',
        manifest: {
          name: '@doorcard/engine',
          version: '1.0.0',
          exports: { '.': {}, './session': {} },
          dependencies: { '@doorcard/cards': '1.0.0', '@doorcard/text': '1.0.0', zod: '1.0.0' },
          devDependencies: { phe: '1.0.0' },
        },
      },
      {
        folder: 'packages/text',
        manifest: { name: '@doorcard/text', version: '1.0.0', exports: { '.': {} } },
      },
      {
        folder: 'apps/cli',
        manifest: { name: 'doorcard', version: '1.0.0', dependencies: { '@doorcard/engine': '1.0.0' } },
      },
    ],
  };
  const check = (path: string, text: string) => findBadImports(path, text, invented).join('\n');

  test.each([
    // file, text
    ['packages/engine/src/hand.ts', `import { a } from '@doorcard/cards'; import type { z } from 'zod';`],
    ['packages/engine/src/hand.ts', `import './pot.js'; export * from './session/index.js';`],
    ['packages/engine/test/hand.test.ts', `import { test } from 'vitest'; import 'node:fs'; import 'phe';`],
    ['packages/engine/test/hand.test.ts', `import { a } from '../src/hand.js'; import '@doorcard/engine';`],
    ['packages/engine/test/hand.test.ts', `import '../../../test/shared/equal.js';`],
    ['apps/cli/src/main.ts', `import 'node:fs'; await import('@doorcard/engine/session');`],
  ])('%s may say %s', (path, text) => {
    expect(check(path, text)).toBe('');
  });

  test.each([
    // file, text, complaint
    ['packages/engine/src/hand.ts', `import x from 'lodash';`, 'not among the dependencies'],
    ['packages/engine/src/hand.ts', `import type { X } from 'lodash/fp';`, 'not among the dependencies'],
    ['packages/engine/src/hand.ts', `export { x } from 'lodash';`, 'not among the dependencies'],
    ['packages/engine/src/hand.ts', `export * from 'lodash';`, 'not among the dependencies'],
    ['packages/engine/src/hand.ts', `const x = await import('lodash');`, 'not among the dependencies'],
    ['packages/engine/src/hand.ts', `import 'phe';`, 'not among the dependencies'],
    ['packages/engine/src/hand.ts', `import 'vitest';`, 'not among the dependencies'],
    ['packages/engine/src/hand.ts', 'const x = await import(`./${name}.js`);', 'computed'],
    ['packages/engine/src/hand.ts', `import '@doorcard/text';`, 'against the map'],
    ['packages/cards/src/card.ts', `import '@doorcard/engine';`, 'not among the dependencies'],
    ['packages/cards/test/card.test.ts', `import '@doorcard/engine';`, 'not among the dependencies'],
    ['packages/engine/src/hand.ts', `import '@doorcard/cards/dist/card.js';`, 'past the door'],
    ['packages/engine/src/hand.ts', `import '@doorcard/engine';`, 'its own package'],
    ['packages/engine/src/hand.ts', `import '../../cards/src/card.js';`, 'leaves packages/engine/src/'],
    ['packages/engine/src/hand.ts', `import '../test/fake.js';`, 'leaves packages/engine/src/'],
    ['packages/engine/test/a.test.ts', `import '../../cards/src/card.js';`, 'leaves packages/engine/'],
    ['packages/engine/test/a.test.ts', `import '../../../test/workspace.js';`, 'leaves packages/engine/'],
    ['packages/engine/src/hand.ts', `import '../../../test/shared/equal.js';`, 'leaves packages/engine/src/'],
    ['packages/engine/src/hand.ts', `import 'node:fs';`, 'must run anywhere'],
    ['packages/engine/src/hand.ts', `import 'fs';`, 'must run anywhere'],
    ['apps/cli/src/main.ts', `import 'fs';`, 'without node:'],
    ['packages/lost/src/hand.ts', '', 'belongs to no package'],
  ])('%s may not say %s', (path, text, complaint) => {
    expect(check(path, text)).toContain(complaint);
  });
});
