// Prepares a fresh clone: checks Node, installs the locked packages, builds what changed. It runs before anything is
// installed, so it imports from Node alone.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNpm, runTool } from './run.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockEntry */
/** @typedef {{ packages: Record<string, LockEntry> }} Lockfile */

/** @returns {Promise<number>} an exit code; 0 when all is ready */
export async function setUp() {
  return (await install()) || (await build());
}

export async function install() {
  const problem = refuseNode(process.versions.node);
  if (problem) {
    console.error(problem);
    return 1;
  }
  if (isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'))) return 0;
  console.log('Installing the packages of package-lock.json …');
  // The tools are devDependencies: NODE_ENV=production would leave them out.
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) console.error('npm ci failed; the lines above say why.');
  return code;
}

export async function build() {
  sweepOutputs(ROOT);
  const args = ['-b', 'tsconfig.build.json'];
  const plan = await runTool('typescript', 'tsc', [...args, '--dry'], { quiet: true });
  if (plan.output.includes('would build')) console.log('Building what changed …');
  const { code } = await runTool('typescript', 'tsc', args);
  const outcome = code || (await buildPage());
  if (outcome !== 0) console.error('The build failed; the lines above say why.');
  return outcome;
}

/** Where the web app is put: in the command that serves it. */
const PAGE = 'apps/cli/dist/page';

/** The inputs of the web app; a folder that lost a file is newer too. */
const PAGE_SOURCES = [
  'apps/web/build',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/public',
  'apps/web/src',
  'apps/web/vite.config.ts',
  'docs/strength.md',
  'package-lock.json',
  ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/src`),
];

/** Bundles the web app, if anything in it is newer than the last build. */
async function buildPage() {
  const built = join(ROOT, PAGE, 'index.html');
  const last = existsSync(built) ? statSync(built).mtimeMs : 0;
  if (PAGE_SOURCES.every((path) => findNewest(join(ROOT, path)) < last)) return 0;
  console.log('Building the web app …');
  const start = new Date();
  const { code, output } = await runTool('vite', 'vite', ['build', 'apps/web', '--logLevel', 'warn'], {
    quiet: true,
  });
  if (code !== 0) console.error(output);
  // A file that changes while the bundler runs is newer than this build.
  else utimesSync(built, start, start);
  return code;
}

/**
 * When anything at a path was last changed.
 * @param {string} path
 * @returns {number}
 */
function findNewest(path) {
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => findNewest(join(path, name))));
}

/**
 * @param {string} version
 * @returns {string | undefined} why this Node will not do
 */
export function refuseNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Doorcard needs Node 20.19 or newer; this is ${version}. Get a newer one from https://nodejs.org.`;
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm leaves a lockfile of what it really installed
 * there; comparing the two notices a pulled change, and trusts an `npm install` made by hand.
 * @param {Lockfile | undefined} wanted
 * @param {Lockfile | undefined} installed
 */
export function isInstalled(wanted, installed) {
  if (!wanted || !installed) return false;
  return Object.entries(wanted.packages).every(([place, entry]) => {
    const found = installed.packages[place];
    // The root itself is not listed; binaries of other platforms are optional and may be missing.
    if (!found) return place === '' || entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * Removes outputs whose source is gone. tsc leaves them, and they would be packed and published for ever.
 * @param {string} root
 */
export function sweepOutputs(root) {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.build.json'), 'utf8'));
  for (const { path } of references) {
    const dist = join(root, path, 'dist');
    // Only where tsc writes: the dist of another builder has other rules.
    if (!existsSync(join(dist, '.tsbuildinfo'))) continue;
    for (const output of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      // The web app is in the dist of the command, put there by another builder.
      if (/^page[\\/]/.test(output)) continue;
      const source = output.replace(/(\.d\.ts|\.js)$/, '.ts');
      const isStale = source !== output && !existsSync(join(root, path, 'src', source));
      if (isStale && !existsSync(join(root, path, 'src', `${source}x`))) rmSync(join(dist, output));
    }
  }
}

/**
 * @param {string} path
 * @returns {Lockfile | undefined}
 */
function readLock(path) {
  const file = join(ROOT, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
