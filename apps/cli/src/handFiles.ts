import { InputError } from '@doorcard/cards';
import { readdirSync, statSync, type Stats } from 'node:fs';
import { extname, join } from 'node:path';

const EXTENSIONS = ['.phh', '.phhs'];

/** The files named, and all files with hands in the folders named, in the order of their names. */
export const findHandFiles = (paths: readonly string[]): string[] => paths.flatMap(findBelow);

function findBelow(path: string): string[] {
  const found = lookAt(path);
  if (!found.isDirectory()) {
    if (EXTENSIONS.includes(extname(path))) return [path];
    throw new InputError({
      code: 'file/unknown-format',
      value: path,
      problem: `${path} is no file of hands`,
      expected: `a name that ends with ${EXTENSIONS.join(' or ')}`,
    });
  }
  const files = listFolder(path);
  if (files.length > 0) return files;
  throw new InputError({
    code: 'file/no-hands',
    value: path,
    problem: `there are no hands in the folder ${path}`,
    expected: `files that end with ${EXTENSIONS.join(' or ')}`,
  });
}

function lookAt(path: string): Stats {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined) return found;
  throw new InputError({
    code: 'file/not-found',
    value: path,
    problem: `there is no ${path}`,
    expected: 'a file or a folder, as in hands.phhs',
  });
}

/** A folder that is linked into itself is not followed for ever: links to folders are passed over. */
function listFolder(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFolder(path);
    return EXTENSIONS.includes(extname(entry.name)) ? [path] : [];
  });
}
