// Starts other programs, the same way on every platform: our tools run through node, so that neither a shell nor a .cmd
// file is needed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @typedef {object} Options
 * @property {string} [cwd] the root of the workspace by default
 * @property {boolean} [quiet] keep what it prints instead of showing it
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [shell]
 *
 * @typedef {{ code: number, output: string }} Outcome `output` is empty unless quiet
 */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { cwd = ROOT, quiet = false, env = process.env, shell = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: quiet ? 'pipe' : 'inherit' });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    // A program ended by a signal has no code; that is a failure too.
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * A program of an installed package: `runTool('typescript', 'tsc', ['-b'])`.
 * @param {string} name
 * @param {string} bin
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export async function runTool(name, bin, args, options) {
  const home = join(ROOT, 'node_modules', name);
  const manifest = join(home, 'package.json');
  if (!existsSync(manifest)) return { code: 1, output: `${name} is not installed; run npm ci\n` };
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8'));
  return runNode([join(home, typeof bins === 'string' ? bins : bins[bin]), ...args], options);
}

/**
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function runNpm(args, options) {
  const script = npmScript();
  if (script) return runNode([script, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

// The npm that started this script, or the one that came with this node.
function npmScript() {
  const started = process.env['npm_execpath'];
  if (started?.endsWith('npm-cli.js')) return started;
  const home = dirname(process.execPath);
  return ['node_modules', '../lib/node_modules']
    .map((modules) => join(home, modules, 'npm', 'bin', 'npm-cli.js'))
    .find(existsSync);
}
