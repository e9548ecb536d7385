import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a build consists of when it runs; types and the notes of the compiler change nothing. */
const IS_CODE = /\.(js|mjs|cjs|json|wasm)$/;

/**
 * A short name for what built files do: the same on every machine that has the same files, another one as soon as
 * a single byte differs. Takes folders and files; their own names and places do not matter, what is inside does.
 */
export function codeVersion(places: readonly URL[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    const root = fileURLToPath(place);
    const files = statSync(root).isDirectory() ? listFiles(root) : [''];
    hash.update(`${files.length}\n`);
    for (const file of files) {
      const content = readFileSync(join(root, file));
      hash.update(`${file}\n${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex').slice(0, 12);
}

const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && IS_CODE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .map((path) => path.replace(/^\//, ''))
    .sort();
