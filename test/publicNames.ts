import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, type Node } from 'oxc-parser';
import { ROOT } from '../scripts/run.mjs';
import type { Workspace } from './workspace.js';

/** A name that a package exports through an entry point. */
export interface PublicName {
  readonly name: string;
  /** Where it is declared, from the root of the workspace; the name of the package if that is another one. */
  readonly file: string;
  /** A class is both. */
  readonly isType: boolean;
  readonly isValue: boolean;
  /** The types that its declaration names: of a function those of its arguments and its result, not of its body. */
  readonly mentions: readonly string[];
}

/** The entry points of a package, by the name that others import: `@doorcard/table/client`. */
export const listDoors = ({ folder, manifest }: Workspace): [specifier: string, file: string][] =>
  Object.entries(manifest.exports ?? {}).flatMap(([door, targets]) => {
    const source = (targets as { 'doorcard-source'?: string })['doorcard-source'];
    return source === undefined ? [] : [[manifest.name + door.slice(1), posix.join(folder, source)]];
  });

/** Each file is read once: entry points name the same files again and again. */
const known = new Map<string, PublicName[]>();

/** What a file exports, followed to where it is declared. */
export function listNames(file: string): PublicName[] {
  const names = known.get(file) ?? readNames(file);
  known.set(file, names);
  return names;
}

function readNames(file: string): PublicName[] {
  const { program, module } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'));
  const own = new Map(
    program.body.flatMap((node) => listDeclared(node, file)).map((each) => [each.name, each]),
  );
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName, importName, localName, isType }) => {
      const from = moduleRequest?.value;
      const name = exportName.name ?? '';
      if (from === undefined) return [{ ...own.get(localName.name ?? '')!, name }];
      // What another package declares is counted there.
      if (!from.startsWith('.')) return [{ name, file: from, isType: false, isValue: !isType, mentions: [] }];
      const names = listNames(posix.join(posix.dirname(file), from.replace(/\.js$/, '.ts'))).map((found) => ({
        ...found,
        isValue: found.isValue && !isType,
      }));
      // `export *` names nothing.
      return exportName.name === null
        ? names
        : names.filter((found) => found.name === importName.name).map((found) => ({ ...found, name }));
    }),
  );
}

function listDeclared(node: Node, file: string): PublicName[] {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  switch (declared?.type) {
    case 'VariableDeclaration':
      return declared.declarations.flatMap(({ id, init }) => {
        const mentions = listMentions([id, isFunction(init) ? init : null]);
        return id.type === 'Identifier'
          ? [{ name: id.name, file, isType: false, isValue: true, mentions }]
          : [];
      });
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration': {
      const isType = declared.type !== 'FunctionDeclaration';
      const isValue = !declared.type.startsWith('TS');
      const name = declared.id?.name ?? 'default';
      return [{ name, file, isType, isValue, mentions: listMentions(declared) }];
    }
    default:
      return [];
  }
}

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'];
const isFunction = (node: Node | null): boolean => FUNCTIONS.includes(node?.type ?? '');

/** The names of types in a declaration, without the bodies of functions and the private members of classes. */
function listMentions(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(listMentions);
  const node = part as Node;
  switch (node.type) {
    case 'TSTypeReference':
      return [...listIdentifier(node.typeName), ...listMentions(node.typeArguments)];
    case 'TSInterfaceHeritage':
    case 'TSClassImplements':
      return [...listIdentifier(node.expression), ...listMentions(node.typeArguments)];
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return [node.typeParameters, node.params, node.returnType].flatMap(listMentions);
    case 'MethodDefinition':
      return node.accessibility === 'private' ? [] : listMentions(node.value);
    case 'PropertyDefinition':
      return node.accessibility === 'private'
        ? []
        : listMentions([node.typeAnnotation, isFunction(node.value) ? node.value : null]);
    default:
      return Object.values(node).flatMap(listMentions);
  }
}

const listIdentifier = (node: Node): string[] => (node.type === 'Identifier' ? [node.name] : []);

/** The types that a package exports through its entry points. */
export const listPublicTypes = (workspace: Workspace): PublicName[] =>
  listDoors(workspace)
    .flatMap(([, file]) => listNames(file))
    .filter(({ isType }) => isType);

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

/** The names of types that the public values of a package take or return, directly or inside other public types. */
export function findReachedTypes(names: readonly PublicName[]): Set<string> {
  const reached = new Set<string>();
  let found = names.filter(({ isValue }) => isValue);
  while (found.length > 0) {
    const mentioned = new Set(found.flatMap(({ mentions }) => mentions));
    found = names.filter(({ name }) => mentioned.has(name) && !reached.has(name));
    for (const { name } of found) reached.add(name);
  }
  return reached;
}

/** What a file imports from packages: `@doorcard/cards#high`. */
export function listImportedNames(path: string, text: string): string[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const loaded = text.matchAll(/const \{([^}]*)\} = await import\('([^']+)'\)/g);
  return [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName }) => `${moduleRequest.value}#${importName.name}`),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [`${moduleRequest.value}#${importName.name}`] : [],
      ),
    ),
    ...Array.from(loaded).flatMap(([, names = '', from = '']) =>
      names.split(',').map((name) => `${from}#${name.split(':')[0]!.trim()}`),
    ),
  ];
}
