import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** All files of ours that a file imports, directly or through others. A worker is another program and not among them. */
function listImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, name] of text.matchAll(/from '(\.[^']+)'|import '(\.[^']+)'/g)) {
    if (name?.endsWith('.js') !== true) continue;
    const target = join(dirname(file), name.replace(/\.js$/, ''));
    listImports(existsSync(`${target}.ts`) ? `${target}.ts` : `${target}.tsx`, found);
  }
  return found;
}

const drawer = join(SRC, 'worker', 'drawer.ts');

test('no code of the page imports the drawer in which the dealer keeps the cards', () => {
  const page = listImports(join(SRC, 'main.tsx'));
  expect(page.size).toBeGreaterThan(15);
  expect(page).not.toContain(drawer);
});

test('the worker does', () => {
  expect(listImports(join(SRC, 'worker', 'main.ts'))).toContain(drawer);
});
