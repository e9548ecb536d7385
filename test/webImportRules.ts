import { posix } from 'node:path';
import { listImports } from './importRules.js';

/** Where the sources of the web app are. */
export const WEB = 'apps/web/src/';

/** A folder that is none of the others is a page. */
type Kind = 'main' | 'service worker' | 'shell' | 'page' | 'shared' | 'worker' | 'style';

interface Part {
  readonly kind: Kind;
  /** The name of a page. */
  readonly name: string;
}

/** What each part may import beside itself. Nobody imports the worker: it is started by its address. */
const MAY_IMPORT: Readonly<Record<Kind, readonly Kind[]>> = {
  main: ['shell', 'shared', 'style'],
  shell: ['page', 'shared'],
  page: ['shared'],
  shared: [],
  worker: ['shared'],
  // A program of its own that is made of one file.
  'service worker': [],
  style: [],
};

const FILES: Readonly<Record<string, Kind>> = { 'main.tsx': 'main', 'serviceWorker.ts': 'service worker' };
const FOLDERS: Readonly<Record<string, Kind>> = {
  shell: 'shell',
  shared: 'shared',
  worker: 'worker',
  style: 'style',
};

/** The part of the web app that a file belongs to; undefined for a loose file. */
function findPart(path: string): Part | undefined {
  const [first, ...rest] = path.slice(WEB.length).split('/') as [string, ...string[]];
  if (rest.length === 0) {
    const kind = FILES[first.replace(/\.js$/, first === 'main.js' ? '.tsx' : '.ts')];
    return kind && { kind, name: kind };
  }
  const kind = FOLDERS[first] ?? 'page';
  return { kind, name: first };
}

const nameOf = ({ kind, name }: Part): string => (kind === 'page' ? `page ${name}` : kind);

/** What is wrong with the direction of the imports of one file of the web app. */
export function findBadWebImports(path: string, text: string): string[] {
  // Types for style sheets; nothing imports them.
  if (path.endsWith('.d.ts')) return [];
  const from = findPart(path);
  if (from === undefined) return [`${path} is in no folder of the web app`];
  return listRelative(path, text).flatMap(([name, target]) => {
    const to = findPart(target);
    if (to === undefined) return [`${path} imports ${name}, which is in no folder of the web app`];
    const isAllowed =
      (from.kind === to.kind && from.name === to.name) || MAY_IMPORT[from.kind].includes(to.kind);
    return isAllowed ? [] : [`${path} imports ${name}: ${nameOf(from)} may not import ${nameOf(to)}`];
  });
}

const listRelative = (path: string, text: string): (readonly [name: string, target: string])[] =>
  listImports(path, text).flatMap((name) =>
    name?.startsWith('.') === true ? [[name, posix.join(posix.dirname(path), name)] as const] : [],
  );

/** A circle of sub-folders of shared that import each other, as `a → b → a`; undefined where there is none. */
export function findSharedCycle(
  files: readonly (readonly [path: string, text: string])[],
): string | undefined {
  const imports = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    const from = findSharedFolder(path);
    if (from === undefined) continue;
    for (const [, target] of listRelative(path, text)) {
      const to = findSharedFolder(target);
      if (to === undefined || to === from) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  const done = new Set<string>();
  const walk = (folder: string, way: readonly string[]): string | undefined => {
    const at = way.indexOf(folder);
    if (at >= 0) return [...way.slice(at), folder].join(' → ');
    if (done.has(folder)) return undefined;
    for (const next of imports.get(folder) ?? []) {
      const cycle = walk(next, [...way, folder]);
      if (cycle !== undefined) return cycle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of imports.keys()) {
    const cycle = walk(folder, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

/** `language` of `apps/web/src/shared/language/words.ts`; a file that is in no sub-folder counts as one. */
const findSharedFolder = (path: string): string | undefined =>
  path.startsWith(`${WEB}shared/`)
    ? path
        .slice(`${WEB}shared/`.length)
        .split('/')[0]
        ?.replace(/\.[jt]sx?$/, '')
    : undefined;
