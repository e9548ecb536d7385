import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Exports;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

type Exports = string | { readonly [key: string]: Exports };

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** `@doorcard/jobs/threads` → `@doorcard/jobs` and `./threads`. */
export function splitSpecifier(name: string): [owner: string, entry: string] {
  const parts = name.split('/');
  const size = name.startsWith('@') ? 2 : 1;
  return [parts.slice(0, size).join('/'), ['.', ...parts.slice(size)].join('/')];
}

/** The folder of a package as Node finds it from a file. */
export function findPackage(name: string, from: string): string | undefined {
  const places = createRequire(from).resolve.paths(name) ?? [];
  const place = places.find((each) => existsSync(join(each, name, 'package.json')));
  return place === undefined ? undefined : realpathSync(join(place, name));
}

// Not `import.meta.resolve`: a process can be started with conditions that name the sources.
const CONDITIONS: readonly string[] = ['node', 'import', 'default'];

/** The built file of an entry point of a package. */
export function resolveEntry(folder: string, subpath: string): string | undefined {
  const { exports } = readManifest(folder);
  const entry = typeof exports === 'string' ? (subpath === '.' ? exports : undefined) : exports?.[subpath];
  const file = entry === undefined ? undefined : pickFile(entry);
  return file === undefined ? undefined : join(folder, file);
}

function pickFile(entry: Exports): string | undefined {
  if (typeof entry === 'string') return entry;
  const key = Object.keys(entry).find((each) => CONDITIONS.includes(each));
  return key === undefined ? undefined : pickFile(entry[key]!);
}

/** Adds a package and its dependencies, with their exact versions. */
export function listNeeded(folder: string, found: Set<string>): void {
  const manifest = readManifest(folder);
  const name = `${manifest.name}@${manifest.version}`;
  if (found.has(name)) return;
  found.add(name);
  const needed = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.peerDependencies };
  for (const each of Object.keys(needed)) {
    const place = findPackage(each, join(folder, 'package.json'));
    // Optional ones may be missing.
    if (place !== undefined) listNeeded(place, found);
  }
}
