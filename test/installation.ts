import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * A project with one package of a larger installation: the package, what it declares, what that declares, and nothing
 * else, so that an import of anything undeclared fails. An installation by npm would give the same and take seconds.
 */
export function linkAlone(whole: string, home: string, name: string): void {
  const modules = join(whole, 'node_modules');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n');
  for (const each of listClosure(modules, name)) {
    linkFolder(join(modules, each), join(home, 'node_modules', each));
  }
}

/** The folders of `node_modules` that a package needs, as names of packages. */
function listClosure(modules: string, name: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visited = new Set<string>();
  const visit = (folder: string): void => {
    if (visited.has(folder)) return;
    visited.add(folder);
    // A package inside of another one comes with it.
    const [top] = /^(?:@[^/\\]+[/\\])?[^/\\]+/.exec(folder.slice(modules.length + 1))!;
    names.add(top);
    for (const needed of listDeclared(folder)) {
      const found = findPackage(modules, folder, needed);
      if (found !== undefined) visit(found);
    }
  };
  visit(join(modules, name));
  return names;
}

/** What npm installs with a package: not the peers that are optional. */
function listDeclared(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Where Node finds a package that is imported in a folder; undefined for an optional one that npm left out. */
function findPackage(modules: string, from: string, name: string): string | undefined {
  for (let folder = from; folder.length >= dirname(modules).length; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
  }
  return undefined;
}

/** Hard links: a symbolic one would lead Node, and the compiler, back to where everything is installed. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkSync(source, target);
  }
}
