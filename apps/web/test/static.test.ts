import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@doorcard/text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_NAMES } from '../src/shared/language/language.js';
import { MISSING_WORDS } from '../src/shell/missingWords.js';

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

/** The one script whose name begins like this. */
function findScript(start: string): string {
  const found = scripts().filter((name) => name.startsWith(`assets/${start}-`));
  expect(found, start).toHaveLength(1);
  return found[0]!;
}

/** All scripts that are loaded until the start page is shown. */
function listFirst(language: Language): Set<string> {
  const html = read('index.html');
  const named = Array.from(html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g), ([, name]) => name!);
  expect(named).toContain('theme.js');
  const fetched = ['StartPage', ...['shared', 'shell', 'start'].map((part) => `words-${part}-${language}`)];
  return new Set([...named, ...fetched.map(findScript)].flatMap((name) => [...listStatic(name)]));
}

test.each(LANGUAGES)(
  'the scripts of the first visit in %s are less than 120 kB as they are sent',
  (language) => {
    const all = listFirst(language);
    for (const name of all) expect(existsSync(join(folder, name)), name).toBe(true);
    const sum = [...all].reduce((sum, name) => sum + sizeOf(name), 0);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThan(120_000);
  },
);

test("the table's thread is another script, for a table only", () => {
  const [dealer, ...others] = scripts().filter((name) => read(name).includes('doorcard-dealer'));
  expect(others).toEqual([]);
  expect(listFirst('en')).not.toContain(dealer);
  expect(sizeOf(dealer!)).toBeLessThan(145_000);
});

const PARTS = [
  'shared',
  'shell',
  'coach',
  'start',
  'table',
  'review',
  'drill',
  'history',
  'progress',
  'rules',
  'equity',
  'arena',
  'lab',
  'settings',
];

describe('words', () => {
  const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/g;
  const countJapanese = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + (read(name).match(JAPANESE)?.length ?? 0), 0);

  test.each(PARTS)('of %s are loaded in one language', (part) => {
    const [en, ja] = LANGUAGES.map((language) => listStatic(findScript(`words-${part}-${language}`)));
    expect(countJapanese(en!)).toBe(0);
    expect(countJapanese(ja!)).toBeGreaterThan(50);
    expect(en!).not.toContain(findScript(`words-${part}-ja`));
    expect(ja!).not.toContain(findScript(`words-${part}-en`));
  });

  test('of the other language are in the first visit only for what must be said without it', () => {
    const { title, text, reload } = MISSING_WORDS.ja;
    expect(countJapanese(listFirst('en'))).toBe(
      [LANGUAGE_NAMES.ja, title, text, reload].join('').match(JAPANESE)!.length,
    );
  });

  test('are in no thread', () => {
    const threads = scripts().filter(
      (name) =>
        /^assets\/(worker|solverWorker|solverThread|beliefWorker)-/.test(name) ||
        read(name).includes('doorcard-dealer'),
    );
    expect(threads).toHaveLength(8);
    expect(countJapanese(threads.flatMap((name) => [...listStatic(name)]))).toBe(0);
  });

  test('of both languages are kept for visits without a connection', () => {
    for (const part of PARTS) {
      for (const language of LANGUAGES)
        expect(listOffline()).toContain(findScript(`words-${part}-${language}`));
    }
  });
});

/** What the service worker keeps. */
const listOffline = (): string[] =>
  JSON.parse(/DOORCARD_FILES=(\[.*?\]);/.exec(read('sw.js'))![1]!) as string[];

test('every file that the app has is kept for visits without a connection, and every address is relative', () => {
  const worker = read('sw.js');
  const names = listOffline();
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    // Strategies of level 4 are large: they are kept when they are first used.
    .filter((name) => name !== 'sw.js' && !/\.(br|gz|strategy)$/.test(name));
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
