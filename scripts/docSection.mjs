// A part of a page in docs that a command writes, between two marks.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Writes the part in place of what it was before, or at the end of the page.
 * @param {string} page for example docs/strength.md
 * @param {string} name of the marks
 * @param {string} text
 */
export function writeSection(page, name, text) {
  const path = join(ROOT, page);
  const before = readFileSync(path, 'utf8');
  const marked = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`);
  const section = `<!-- ${name} -->\n\n${text}\n\n<!-- /${name} -->`;
  writeFileSync(
    path,
    marked.test(before) ? before.replace(marked, () => section) : `${before.trimEnd()}\n\n${section}\n`,
  );
}
