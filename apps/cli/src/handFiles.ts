import { InputError } from '@doorcard/cards';
import { readdirSync, type Stats } from 'node:fs';
import { extname, join } from 'node:path';
import { lookAt } from './fileError.js';

const EXTENSIONS = ['.phh', '.phhs'];

/** The named files, and all files of hands in the named folders, sorted by name. */
export const findHandFiles = (paths: readonly string[]): string[] => paths.flatMap(findBelow);

function findBelow(path: string): string[] {
  const found = findPath(path);
  if (!found.isDirectory()) {
    if (EXTENSIONS.includes(extname(path))) return [path];
    throw new InputError({
      code: 'file/unknown-format',
      value: path,
      problem: `${path} is not a file of hands`,
      expected: `a name that ends with ${EXTENSIONS.join(' or ')}`,
    });
  }
  const files = listFolder(path);
  if (files.length > 0) return files;
  throw new InputError({
    code: 'file/no-hands',
    value: path,
    problem: `no hands in the folder ${path}`,
    expected: `files that end with ${EXTENSIONS.join(' or ')}`,
  });
}

function findPath(path: string): Stats {
  const found = lookAt(path);
  if (found !== undefined) return found;
  throw new InputError({
    code: 'file/not-found',
    value: path,
    problem: `${path} does not exist`,
    expected: 'a file or a folder, as in hands.phhs',
  });
}

/** A folder that is linked into itself is not followed for ever: links to folders are skipped. */
function listFolder(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFolder(path);
    return EXTENSIONS.includes(extname(entry.name)) ? [path] : [];
  });
}
