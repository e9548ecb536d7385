import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/run.mjs';

/** The part of a package.json that these tests read. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  license?: string;
  bin?: Record<string, string>;
  files?: readonly string[];
  exports?: Record<string, { types?: string; default?: string }>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

/** A package or an app: its folder, `packages/cards`, and its package.json. */
export interface Workspace {
  folder: string;
  manifest: Manifest;
}

export const readJson = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

export const rootManifest = readJson('package.json') as Manifest;

export const workspaces: readonly Workspace[] = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(ROOT, group))
    .map((name) => `${group}/${name}`)
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson(`${folder}/package.json`) as Manifest })),
);

/** Paths from the root of the workspace, with slashes on every platform. */
export function findFiles(folder: string, ending: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}
