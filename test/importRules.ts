import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Manifest, Workspace } from './workspace.js';

/** The map of the house: a package imports only packages that stand before it; an app imports any package. */
export const ORDER = [
  'sealed',
  'cards',
  'engine',
  'history',
  'cpu',
  'table',
  'solver',
  'jobs',
  'text',
  'arena',
] as const;

/** Everything else must run in a browser too. */
const MAY_USE_NODE = /^(apps\/|packages\/jobs$)/;

/** Threads load the tasks, and the command the players, whose address they are given: there a computed name is the point. */
const MAY_COMPUTE: readonly string[] = [
  'packages/jobs/src/threads/shardThread.ts',
  'apps/cli/src/playerModule.ts',
];

export interface House {
  workspaces: readonly Workspace[];
  root: Manifest;
}

/** What is wrong with the imports of one file, in words. `path` is seen from the root of the house. */
export function findBadImports(path: string, text: string, house: House): string[] {
  const home = house.workspaces.find(({ folder }) => path.startsWith(`${folder}/`));
  if (!home) return [`${path} belongs to no package`];
  const isSource = path.startsWith(`${home.folder}/src/`);
  return listImports(path, text).flatMap((name) => {
    const problem =
      name === undefined
        ? refuseComputed(path)
        : name.startsWith('.')
          ? refuseRelative(name, path, home, isSource)
          : isBuiltin(name)
            ? refuseBuiltin(name, home, isSource)
            : refusePackage(name, home, isSource, house);
    return problem === undefined ? [] : [`${path} ${problem}`];
  });
}

const refuseComputed = (path: string): string | undefined =>
  MAY_COMPUTE.includes(path) ? undefined : 'imports a computed name, which nobody can check';

/** Every imported or re-exported name, types included; undefined for a name that is computed. */
function listImports(path: string, text: string): (string | undefined)[] {
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

function refusePackage(name: string, home: Workspace, isSource: boolean, house: House): string | undefined {
  const [owner, door] = splitName(name);
  const isSelf = owner === home.manifest.name;
  if (isSelf && isSource) return `imports its own package by name`;
  if (!isSelf && !listAllowed(home, isSource, house).includes(owner)) {
    return `imports ${owner}, which is not among the dependencies of ${home.folder}/package.json`;
  }
  const target = house.workspaces.find(({ manifest }) => manifest.name === owner);
  if (!target) return undefined;
  if (!isSelf && !standsBefore(target.folder, home.folder)) return `imports ${owner}, against the map`;
  return door in (target.manifest.exports ?? {}) ? undefined : `imports ${name}, past the door of ${owner}`;
}

// A published package brings its dependencies only; a private app, and any test, may use the tools as well.
function listAllowed({ manifest }: Workspace, isSource: boolean, { root }: House): string[] {
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
