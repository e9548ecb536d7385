import { describe, expect, test } from 'vitest';
import { readJson, rootManifest, workspaces } from './workspace.js';

interface Entry {
  version?: string;
  resolved?: string;
  link?: boolean;
  os?: readonly string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** By location: `node_modules/a/node_modules/b`; the location of the root is empty. */
type Entries = Readonly<Record<string, Entry>>;

/** How node looks for a package: in its own node_modules, then in those of every folder above. */
function resolve(entries: Entries, place: string, name: string): Entry | undefined {
  const folders = place.split('/');
  for (let depth = folders.length; depth >= 0; depth--) {
    const entry = entries[[...folders.slice(0, depth), 'node_modules', name].join('/')];
    if (entry) return entry;
  }
  return undefined;
}

function listNeeds(entry: Entry): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {});
  return [
    ...Object.keys({ ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies }),
    ...peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional),
  ];
}

/** What an entry names and the lockfile does not contain. There `npm ci` fails, often on other platforms only. */
const findHoles = (entries: Entries): string[] =>
  Object.entries(entries).flatMap(([place, entry]) =>
    listNeeds(entry)
      .filter((name) => !resolve(entries, place, name))
      .map((name) => `${place} needs ${name}`),
  );

const { packages } = readJson('package-lock.json') as { packages: Entries };

describe('package-lock.json', () => {
  test('is complete', () => {
    expect(findHoles(packages)).toEqual([]);
  });

  test('names no registry, so that everybody installs from their own', () => {
    const addresses = Object.values(packages).filter((entry) => entry.resolved && !entry.link);
    expect(addresses).toEqual([]);
  });

  const PLATFORMS = ['linux', 'darwin', 'win32'];
  const isBinary = (name: string) => PLATFORMS.some((platform) => name.includes(platform));
  const native = Object.entries(packages).filter(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).some(isBinary),
  );

  test.each(native)(
    '%s comes with its binaries for every platform',
    (place, { optionalDependencies = {} }) => {
      const binaries = Object.entries(optionalDependencies).filter(([name]) => isBinary(name));
      const found = binaries.map(([name]) => resolve(packages, place, name));
      expect(found.map((entry) => entry?.version)).toEqual(binaries.map(([, version]) => version));
      expect(found.flatMap((entry) => entry?.os ?? [])).toEqual(expect.arrayContaining(PLATFORMS));
    },
  );

  test('a missing entry is detected', () => {
    const entries: Entries = {
      '': { devDependencies: { a: '1.0.0' } },
      'node_modules/a': { dependencies: { b: '^1.0.0' }, optionalDependencies: { 'a-win32': '1.0.0' } },
      'node_modules/a/node_modules/b': { peerDependencies: { a: '1', c: '1', d: '1' } },
      'packages/e': { dependencies: { a: '1.0.0', b: '1.0.0' } },
    };
    entries['node_modules/a/node_modules/b']!.peerDependenciesMeta = { d: { optional: true } };
    expect(findHoles(entries)).toEqual([
      'node_modules/a needs a-win32',
      'node_modules/a/node_modules/b needs c',
      'packages/e needs b',
    ]);
  });
});

test.each([rootManifest, ...workspaces.map(({ manifest }) => manifest)])(
  '$name asks for exact versions',
  ({ version, dependencies, devDependencies, peerDependencies, optionalDependencies, overrides }) => {
    const asked = {
      ...dependencies,
      ...devDependencies,
      ...peerDependencies,
      ...optionalDependencies,
      ...overrides,
    };
    // `$name` in overrides repeats the version of a dependency.
    const isExact = (text: string) => /^\d+\.\d+\.\d+(-[\w.]+)?$|^\$/.test(text);
    expect(Object.entries({ ...asked, version }).filter(([, text]) => !isExact(text))).toEqual([]);
  },
);
