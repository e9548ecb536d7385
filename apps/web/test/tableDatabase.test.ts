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
  for (const [, name] of text.matchAll(/(?:from |import |import\()'(\.[^']+\.js)'/g)) {
    const target = join(dirname(file), name!.replace(/\.js$/, ''));
    listImports(existsSync(`${target}.ts`) ? `${target}.ts` : `${target}.tsx`, found);
  }
  return found;
}

const database = join(SRC, 'worker', 'tableDatabase.ts');

test('no code of the page imports the database with the hidden cards', () => {
  const page = listImports(join(SRC, 'main.tsx'));
  expect(page.size).toBeGreaterThan(200);
  expect(page).not.toContain(database);
});

test('the worker does', () => {
  expect(listImports(join(SRC, 'worker', 'main.ts'))).toContain(database);
});
