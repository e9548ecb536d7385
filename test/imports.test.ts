import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../scripts/run.mjs';
import { findBadImports, ORDER, standsBefore, type Repository } from './importRules.js';
import { findBadWebImports, findSharedCycle, WEB } from './webImportRules.js';
import { findFiles, readJson, rootManifest, workspaces, type Manifest } from './workspace.js';

const repository: Repository = { workspaces, root: rootManifest };

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

    test('imports only its dependencies, in the order of packages, by their entry points', () => {
      expect(files).not.toEqual([]);
      const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
      expect(files.flatMap((path) => findBadImports(path, read(path), repository))).toEqual([]);
    });

    test('depends only on packages before it', () => {
      const needed = foldersOf({ ...manifest.dependencies, ...manifest.devDependencies });
      expect(needed.filter((target) => !standsBefore(target, folder))).toEqual([]);
      if (folder.startsWith('packages/')) expect(ORDER).toContain(posix.basename(folder));
    });

    test('has the same dependencies for tsc as for npm', () => {
      const { references = [] } = readJson(`${folder}/tsconfig.json`) as Project;
      const referred = references.map(({ path }) => posix.join(folder, path));
      expect(referred.toSorted()).toEqual(foldersOf(manifest.dependencies).toSorted());
    });

    test('has a description', () => {
      expect(manifest.license).toBe('MIT');
      expect(existsSync(join(ROOT, folder, 'README.md')), 'README.md').toBe(true);
      if (manifest.private) return;
      expect(manifest.files).toContain('dist');
      // A package is entered by its entry point, an app by its command.
      if (manifest.bin) expect(existsSync(join(ROOT, folder, manifest.bin[manifest.name]!))).toBe(true);
      else
        expect(manifest.exports?.['.']).toMatchObject({
          types: './dist/index.d.ts',
          default: './dist/index.js',
        });
    });
  },
);

test('the build includes every package', () => {
  const { references = [] } = readJson('tsconfig.build.json') as Project;
  expect(references.map(({ path }) => path).toSorted()).toEqual(
    workspaces.map(({ folder }) => folder).toSorted(),
  );
});

describe('the web app', () => {
  const files = ['.ts', '.tsx']
    .flatMap((ending) => findFiles(WEB.slice(0, -1), ending))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);

  test('imports in one direction: main, shell, pages, shared', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(([path, text]) => findBadWebImports(path, text))).toEqual([]);
  });

  test('has no circle between the folders of shared', () => {
    expect(findSharedCycle(files)).toBeUndefined();
  });
});

describe('the check itself', () => {
  const invented: Repository = {
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
  ])('%s may contain %s', (path, text) => {
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
    ['packages/engine/src/hand.ts', `import '@doorcard/text';`, 'against the order of packages'],
    ['packages/cards/src/card.ts', `import '@doorcard/engine';`, 'not among the dependencies'],
    ['packages/cards/test/card.test.ts', `import '@doorcard/engine';`, 'not among the dependencies'],
    ['packages/engine/src/hand.ts', `import '@doorcard/cards/dist/card.js';`, 'not an entry point'],
    ['packages/engine/src/hand.ts', `import '@doorcard/engine';`, 'its own package'],
    ['packages/engine/src/hand.ts', `import '../../cards/src/card.js';`, 'leaves packages/engine/src/'],
    ['packages/engine/src/hand.ts', `import '../test/fake.js';`, 'leaves packages/engine/src/'],
    ['packages/engine/test/a.test.ts', `import '../../cards/src/card.js';`, 'leaves packages/engine/'],
    ['packages/engine/test/a.test.ts', `import '../../../test/workspace.js';`, 'leaves packages/engine/'],
    ['packages/engine/src/hand.ts', `import '../../../test/shared/equal.js';`, 'leaves packages/engine/src/'],
    ['packages/engine/src/hand.ts', `import 'node:fs';`, 'must run anywhere'],
    ['packages/engine/src/hand.ts', `import 'fs';`, 'must run anywhere'],
    ['apps/cli/src/main.ts', `import 'fs';`, 'without node:'],
    ['packages/lost/src/hand.ts', '', 'does not belong to a package'],
  ])('%s may not contain %s', (path, text, complaint) => {
    expect(check(path, text)).toContain(complaint);
  });

  const PAGE = 'apps/web/src/table/TablePage.tsx';

  test.each([
    // file, text
    ['apps/web/src/main.tsx', `import { App } from './shell/App.js'; import './style/index.css';`],
    ['apps/web/src/main.tsx', `import './shared/jitless.js';`],
    ['apps/web/src/shell/pages.ts', `import('../table/TablePage.js'); import '../shared/cards/CardFace.js';`],
    [PAGE, `import { Seat } from './Seat.js'; import '../shared/cards/CardFace.js'; import 'react';`],
    ['apps/web/src/shared/cards/CardFace.tsx', `import { w } from '../language/words.js';`],
    ['apps/web/src/worker/main.ts', `import '../shared/jitless.js'; import './tableService.js';`],
    ['apps/web/src/css.d.ts', ''],
  ])('%s of the web app may say %s', (path, text) => {
    expect(findBadWebImports(path, text)).toEqual([]);
  });

  test.each([
    // file, text, complaint
    [PAGE, `import { x } from '../history/replay.js';`, 'page table may not import page history'],
    [PAGE, `import type { X } from '../history/replay.js';`, 'page table may not import page history'],
    [PAGE, `const x = await import('../shell/App.js');`, 'page table may not import shell'],
    [PAGE, `import '../main.js';`, 'page table may not import main'],
    [PAGE, `import { x } from '../worker/ownership.js';`, 'page table may not import worker'],
    [
      'apps/web/src/shared/hands/row.ts',
      `export { x } from '../../table/outs.js';`,
      'shared may not import page table',
    ],
    ['apps/web/src/shared/hands/row.ts', `import '../../shell/App.js';`, 'shared may not import shell'],
    ['apps/web/src/shell/App.tsx', `import '../worker/main.js';`, 'shell may not import worker'],
    ['apps/web/src/worker/main.ts', `import '../table/outs.js';`, 'worker may not import page table'],
    ['apps/web/src/main.tsx', `import '../src/table/TablePage.js';`, 'may not import page table'],
    [
      'apps/web/src/serviceWorker.ts',
      `import './shared/jitless.js';`,
      'service worker may not import shared',
    ],
    ['apps/web/src/loose.ts', '', 'is in no folder of the web app'],
    [PAGE, `import '../loose.js';`, 'which is in no folder of the web app'],
  ])('%s of the web app may not say %s', (path, text, complaint) => {
    expect(findBadWebImports(path, text).join('\n')).toContain(complaint);
  });

  test('finds circles between the folders of shared', () => {
    const at = (path: string, text: string) => [`${WEB}shared/${path}`, text] as const;
    const line = [
      at('a/one.ts', `import './two.js'; import '../b/three.js';`),
      at('b/three.ts', `import type { X } from '../c/four.js';`),
      at('c/four.ts', `import './five.js'; import '../../main.js';`),
      [PAGE, `import '../shared/a/one.js';`] as const,
    ];
    expect(findSharedCycle(line)).toBeUndefined();
    expect(findSharedCycle([...line, at('c/six.ts', `import '../a/two.js';`)])).toBe('a → b → c → a');
    expect(findSharedCycle([...line, at('c/six.ts', `export * from '../b/three.js';`)])).toBe('b → c → b');
  });
});
