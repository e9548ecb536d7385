import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Manifest, Workspace } from './workspace.js';

/** The order of packages: a package imports only packages before it; an app imports any package. */
export const ORDER = [
  'sealed',
  'cards',
  'engine',
  'history',
  'cpu',
  'search',
  'table',
  'solver',
  'blueprint',
  'strategies',
  'jobs',
  'coach',
  'text',
  'arena',
] as const;

/** All other packages must also run in a browser. */
const MAY_USE_NODE = /^(apps\/|packages\/jobs$)/;

/**
 * Threads load tasks, and the command loads players, from an address that they are given: here a computed name is
 * intended.
 */
const MAY_COMPUTE: readonly string[] = [
  'packages/jobs/src/threads/shardThread.ts',
  'apps/cli/src/playerModule.ts',
];

export interface Repository {
  workspaces: readonly Workspace[];
  root: Manifest;
}

/** The errors in the imports of one file. `path` is relative to the root of the workspace. */
export function findBadImports(path: string, text: string, repository: Repository): string[] {
  const home = repository.workspaces.find(({ folder }) => path.startsWith(`${folder}/`));
  if (!home) return [`${path} does not belong to a package`];
  const isSource = path.startsWith(`${home.folder}/src/`);
  return listImports(path, text).flatMap((name) => {
    const problem =
      name === undefined
        ? refuseComputed(path)
        : name.startsWith('.')
          ? refuseRelative(name, path, home, isSource)
          : isBuiltin(name)
            ? refuseBuiltin(name, home, isSource)
            : refusePackage(name, home, isSource, repository);
    return problem === undefined ? [] : [`${path} ${problem}`];
  });
}

const refuseComputed = (path: string): string | undefined =>
  MAY_COMPUTE.includes(path) ? undefined : 'imports a computed name, which cannot be checked';

/** Every imported or re-exported name, types included; undefined for a computed name. */
export function listImports(path: string, text: string): (string | undefined)[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  return [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => {
      const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
      return from ? [from.value] : [];
    }),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      /^(['"`])([^'"`$]+)\1$/.exec(text.slice(start, end))?.at(2),
    ),
  ];
}

function refuseRelative(name: string, path: string, home: Workspace, isSource: boolean): string | undefined {
  const target = posix.join(posix.dirname(path), name);
  const limit = isSource ? `${home.folder}/src/` : `${home.folder}/`;
  // The slow reference evaluators are written once and check every package that ranks hands.
  if (!isSource && target.startsWith('packages/cards/test/reference/')) return undefined;
  if (!isSource && target.startsWith('test/shared/')) return undefined;
  return target.startsWith(limit) ? undefined : `imports ${name}, which leaves ${limit}`;
}

function refuseBuiltin(name: string, home: Workspace, isSource: boolean): string | undefined {
  if (isSource && !MAY_USE_NODE.test(home.folder))
    return `imports ${name}, but ${home.folder} must run anywhere`;
  return name.startsWith('node:') ? undefined : `imports ${name} without node:`;
}

function refusePackage(
  name: string,
  home: Workspace,
  isSource: boolean,
  repository: Repository,
): string | undefined {
  const [owner, door] = splitName(name);
  const isSelf = owner === home.manifest.name;
  if (isSelf && isSource) return `imports its own package by name`;
  if (!isSelf && !listAllowed(home, isSource, repository).includes(owner)) {
    return `imports ${owner}, which is not among the dependencies of ${home.folder}/package.json`;
  }
  const target = repository.workspaces.find(({ manifest }) => manifest.name === owner);
  if (!target) return undefined;
  if (!isSelf && !standsBefore(target.folder, home.folder))
    return `imports ${owner}, against the order of packages`;
  return door in (target.manifest.exports ?? {})
    ? undefined
    : `imports ${name}, which is not an entry point of ${owner}`;
}

// A published package brings only its dependencies; a private app, and any test, may use the tools as well.
function listAllowed({ manifest }: Workspace, isSource: boolean, { root }: Repository): string[] {
  return Object.keys({
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    ...(isSource && !manifest.private ? {} : manifest.devDependencies),
    ...(isSource ? {} : root.devDependencies),
  });
}

export function standsBefore(target: string, home: string): boolean {
  const placeOf = (folder: string) =>
    folder.startsWith('apps/') ? ORDER.length : (ORDER as readonly string[]).indexOf(posix.basename(folder));
  return placeOf(target) >= 0 && placeOf(target) < placeOf(home);
}

/** `@doorcard/jobs/threads` → `@doorcard/jobs` and `./threads`. */
function splitName(name: string): [owner: string, door: string] {
  const parts = name.split('/');
  const size = name.startsWith('@') ? 2 : 1;
  return [parts.slice(0, size).join('/'), ['.', ...parts.slice(size)].join('/')];
}
