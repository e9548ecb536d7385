import { parse } from 'es-module-lexer/js';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { JobsError } from '../error.js';
import { findPackage, listNeeded, resolveEntry, splitSpecifier } from './packageFolder.js';

/**
 * A short hash of what a built module does: the same on every machine with the same files, and different as soon as a
 * byte changes in a file that the module reaches. It follows imports of relative files and of packages whose names
 * begin with `own`; other packages count by their versions. Names and locations of files do not matter.
 */
export function codeVersion(module: URL, own: string): string {
  const hash = createHash('sha256');
  const foreign = new Set<string>();
  const numbers = new Map<string, number>();
  const files: string[] = [];
  const numberOf = (file: string): number => {
    const real = realpathSync(file);
    if (!numbers.has(real)) numbers.set(real, files.push(real) - 1);
    return numbers.get(real)!;
  };
  numberOf(findEntry(module));
  // The list grows meanwhile: `for of` also visits added items.
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${content.length}\n`).update(content);
    for (const target of listTargets(file, content.toString(), own)) {
      if (target.kind === 'file') hash.update(`${numberOf(target.path)}\n`);
      else listNeeded(target.path, foreign);
    }
  }
  for (const name of [...foreign].sort()) hash.update(`${name}\n`);
  return hash.digest('hex').slice(0, 12);
}

interface Target {
  readonly kind: 'file' | 'foreign';
  /** The name of the file, or of the folder of the package. */
  readonly path: string;
}

const IS_MODULE = /\.m?js$/;
// How a module refers to the file of a worker or of a kernel.
const FILE_ADDRESS = /new URL\(\s*(['"`])(\.{1,2}\/[^'"`]+)\1\s*,\s*import\.meta\.url\s*\)/g;

function listTargets(file: string, text: string, own: string): Target[] {
  if (!IS_MODULE.test(file)) return [];
  const [imports] = parse(text, file);
  const imported = imports
    // -2 is `import.meta`.
    .filter(({ d }) => d !== -2)
    .flatMap(({ n: name }) => {
      if (name === undefined) throw unfollowed(file, 'it imports a computed name');
      return isBuiltin(name) ? [] : [findTarget(file, name, own)];
    });
  const named = [...text.matchAll(FILE_ADDRESS)]
    .map(([, , name]) => resolveRelative(file, name!))
    .filter((path) => existsSync(path) && statSync(path).isFile());
  return [...imported, ...named.map((path): Target => ({ kind: 'file', path }))];
}

function findTarget(file: string, name: string, own: string): Target {
  if (name.startsWith('.')) {
    const path = resolveRelative(file, name);
    if (!existsSync(path)) throw unfollowed(file, `it imports ${name}, which does not exist`);
    return { kind: 'file', path };
  }
  const [owner, entry] = splitSpecifier(name);
  const folder = findPackage(owner, file);
  if (folder === undefined) throw unfollowed(file, `it imports ${owner}, which is not installed`);
  if (!owner.startsWith(own)) return { kind: 'foreign', path: folder };
  const path = resolveEntry(folder, entry);
  if (path === undefined) throw unfollowed(file, `it imports ${name}, which ${owner} does not export`);
  return { kind: 'file', path };
}

const resolveRelative = (file: string, name: string): string =>
  fileURLToPath(new URL(name, pathToFileURL(file)));

function findEntry(module: URL): string {
  const path = fileURLToPath(module);
  if (existsSync(path)) return path;
  throw new JobsError('jobs/no-tasks', path, `${path} does not exist; expected a built module with tasks`);
}

const unfollowed = (file: string, problem: string): JobsError =>
  new JobsError('jobs/bad-version', file, `the version of ${file} cannot be found: ${problem}`);
