// Parts of pages that commands write: between <!-- name --> and <!-- /name -->.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runTool } from './run.mjs';

/**
 * Writes a part of a page again; a page without it gets it at the end.
 * @param {string} page
 * @param {string} name
 * @param {string} text
 */
export async function writeMarked(page, name, text) {
  const path = join(ROOT, page);
  const before = readFileSync(path, 'utf8');
  const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const part = `${from}\n\n${text}\n\n${to}`;
  const [start, end] = [before.indexOf(from), before.indexOf(to)];
  const after =
    start < 0 || end < start
      ? `${before.trimEnd()}\n\n${part}\n`
      : before.slice(0, start) + part + before.slice(end + to.length);
  writeFileSync(path, after);
  return (await runTool('prettier', 'prettier', ['--write', page])).code;
}
