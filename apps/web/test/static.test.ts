import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The build as it is published, in a process of its own: here the libraries would take themselves for tests.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'doorcard-static-'));

beforeAll(() => {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', 'apps/web', '--config', 'apps/web/vite.config.ts', '--outDir', folder];
  const { status, stderr } = spawnSync(process.execPath, [...args, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(stderr);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const sizeOf = (name: string): number => statSync(join(folder, `${name}.gz`)).size;
const scripts = (): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`);

/** A script and all that it imports before it runs. */
function listStatic(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, from] of read(name).matchAll(/(?:^|[;}\s])(?:import|export)[^;()'"`]*?["'](\.[^"']+)["']/g)) {
    listStatic(posix.join(dirname(name), from!), found);
  }
  return found;
}

test('the scripts of the first visit are less than 200 kB as they are sent', () => {
  const html = read('index.html');
  const first = Array.from(html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g), ([, name]) => name!);
  expect(first).toContain('theme.js');
  const all = new Set(first.flatMap((name) => [...listStatic(name)]));
  expect(all.size).toBeGreaterThan(1);
  for (const name of all) expect(existsSync(join(folder, name)), name).toBe(true);
  const sum = [...all].reduce((sum, name) => sum + sizeOf(name), 0);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThan(200_000);

  // The dealer's thread is fetched beside it, for a table.
  const [dealer, ...others] = scripts().filter((name) => read(name).includes('doorcard-dealer'));
  expect(others).toEqual([]);
  expect(all).not.toContain(dealer);
  expect(sizeOf(dealer!)).toBeLessThan(100_000);
});

test('every file that the app has is kept for visits without a connection, and every address is relative', () => {
  const worker = read('sw.js');
  const names = JSON.parse(/DOORCARD_FILES=(\[.*?\]);/.exec(worker)![1]!) as string[];
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => name !== 'sw.js' && !/\.(br|gz)$/.test(name));
  expect(names.toSorted()).toEqual(there.toSorted());
  expect(names).toContain('index.html');
  expect(worker).not.toMatch(/\bimport\b|\bexport\b/);
  expect(read('index.html')).not.toMatch(/(src|href)="\//);
  // Nothing that a strict policy would refuse.
  expect(read('index.html')).not.toMatch(/<script(?![^>]*\bsrc=)|<style| on\w+=/);
});

test('text files lie compressed beside themselves, and the build has a name', () => {
  expect(/DOORCARD_BUILD="([0-9a-f]{16})"/.exec(read('sw.js'))).not.toBeNull();
  for (const name of ['sw.js', 'theme.js', 'index.html', 'doorcard.webmanifest']) {
    for (const ending of ['.br', '.gz']) expect(existsSync(join(folder, name + ending)), name).toBe(true);
  }
});
