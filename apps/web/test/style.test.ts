import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BREAKPOINTS } from '../src/shared/style/breakpoints.js';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);
const read = (name: string): string => readFileSync(join(SOURCE, name), 'utf8');

test('style sheets are CSS Modules beside their components; only tokens and the base are global', () => {
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter((name) => !name.endsWith('.module.css')).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    ['shared/style/base.css', 'shared/style/tokens.css'],
  );
});

test('layouts change at the listed widths only', () => {
  const allowed = Object.values(BREAKPOINTS).flatMap((width) => [
    `min-width: ${width}px`,
    `max-width: ${width - 1}px`,
  ]);
  const used = sheets.flatMap((name) =>
    [...read(name).matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(?:min|max)-width: \d+px/g)].map(([width]) => width),
    ),
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((width) => !allowed.includes(width))).toEqual([]);
});

test('the typeface is less than 55 kB and has its licence beside it', () => {
  expect(statSync(join(SOURCE, 'shared/style/archivo.woff2')).size).toBeLessThan(55_000);
  expect(readFileSync(join(SOURCE, 'shared/style/archivo-LICENSE.txt'), 'utf8')).toContain(
    'SIL Open Font License',
  );
});
