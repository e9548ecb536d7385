import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from '../scripts/run.mjs';
import type { Workspace } from './workspace.js';

/** What a file declares as a type; functions and constants may share names. */
const TYPES = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration'];

interface Declared {
  readonly name: string;
  /** From the root of the workspace. */
  readonly file: string;
}

/** The types that a package exports through its entry points, with the files that declare them. */
export function listPublicTypes({ folder, manifest }: Workspace): Declared[] {
  const doors = Object.values(manifest.exports ?? {}) as { 'doorcard-source'?: string }[];
  const files = doors.flatMap((door) => door['doorcard-source'] ?? []);
  return [...new Set(files)].flatMap((file) => listTypes(posix.join(folder, file)));
}

function listTypes(file: string): Declared[] {
  const { program, module } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'));
  const own = new Set(
    program.body.flatMap((node) => {
      const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      const isType = declared !== null && TYPES.includes(declared.type);
      return isType && 'id' in declared && declared.id?.type === 'Identifier' ? [declared.id.name] : [];
    }),
  );
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName, importName, localName }) => {
      const from = moduleRequest?.value;
      // What another package declares is counted there.
      if (from !== undefined && !from.startsWith('.')) return [];
      if (from === undefined) {
        const name = exportName.name ?? '';
        return own.has(localName.name ?? '') ? [{ name, file }] : [];
      }
      const types = listTypes(posix.join(posix.dirname(file), from.replace(/\.js$/, '.ts')));
      // `export *` names nothing.
      return exportName.name === null
        ? types
        : types
            .filter(({ name }) => name === importName.name)
            .map((type) => ({ ...type, name: exportName.name ?? '' }));
    }),
  );
}

/** Names that two packages use for different types, with the files that declare them. */
export function findSharedNames(workspaces: readonly Workspace[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const workspace of workspaces) {
    for (const { name, file } of listPublicTypes(workspace)) {
      files.set(name, (files.get(name) ?? new Set()).add(file));
    }
  }
  return [...files].flatMap(([name, all]) => (all.size > 1 ? [`${name}: ${[...all].join(', ')}`] : []));
}
