// Programs outside npm that some test suites need. A suite is identified by its file names; if no such file exists,
// nothing is looked for.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { posix, win32 } from 'node:path';

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} suite how the names of the test files that need it end
 * @property {string} variable the environment variable with its path, for those tests
 * @property {readonly string[]} commands names to look for on the PATH
 * @property {readonly string[]} places where installers put it off the PATH
 * @property {string} debian
 * @property {string} [ubuntu] a whole command, where Debian's package is a stub
 * @property {string} brew
 * @property {string} winget
 *
 * @typedef {object} Environment all that a decision depends on
 * @property {NodeJS.Platform} platform
 * @property {'debian' | 'ubuntu' | undefined} distribution
 * @property {boolean} isRoot
 * @property {string} path
 * @property {(file: string) => boolean} canRun
 *
 * @typedef {{ kind: 'run', at: string }
 *   | { kind: 'install', commands: readonly (readonly string[])[] }
 *   | { kind: 'skip', hint: string }} Decision
 */

/** @type {readonly Program[]} */
export const PROGRAMS = [
  {
    name: 'chromium',
    suite: '.browser.test.ts',
    variable: 'DOORCARD_CHROMIUM',
    commands: ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    ],
    debian: 'chromium',
    ubuntu: 'sudo snap install chromium',
    brew: '--cask google-chrome',
    winget: 'Google.Chrome',
  },
  {
    name: 'redis-server',
    suite: '.redis.test.ts',
    variable: 'DOORCARD_REDIS_SERVER',
    commands: ['redis-server', 'memurai'],
    places: ['/opt/homebrew/bin/redis-server', 'C:\\Program Files\\Memurai\\memurai.exe'],
    debian: 'redis-server',
    brew: 'redis',
    winget: 'Memurai.MemuraiDeveloper',
  },
  {
    name: 'script',
    suite: '.pty.test.ts',
    variable: 'DOORCARD_SCRIPT',
    commands: ['script'],
    places: [],
    debian: 'bsdutils',
    brew: 'util-linux',
    winget: 'Microsoft.WSL',
  },
];

/**
 * Run with what is there, install where that is ours to do (as root on Debian), otherwise skip and say how.
 * @param {Program} program
 * @param {Environment} environment
 * @returns {Decision}
 */
export function decide(program, environment) {
  const at = find(program, environment);
  if (at) return { kind: 'run', at };
  if (environment.distribution === 'debian' && environment.isRoot) {
    const install = ['apt-get', 'install', '--yes', '--no-install-recommends', program.debian];
    return { kind: 'install', commands: [['apt-get', 'update'], install] };
  }
  return { kind: 'skip', hint: hintFor(program, environment) };
}

/** @returns {Environment} */
export function lookAround() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const debian = /^ID=ubuntu$/m.test(release) ? 'ubuntu' : 'debian';
  return {
    platform: process.platform,
    distribution: existsSync('/etc/debian_version') ? debian : undefined,
    isRoot: process.getuid?.() === 0,
    path: process.env['PATH'] ?? '',
    canRun,
  };
}

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @type {(program: Program, environment: Environment) => string | undefined} */
function find({ commands, places }, environment) {
  const { platform, path } = environment;
  const paths = platform === 'win32' ? win32 : posix;
  const folders = path.split(paths.delimiter).filter((folder) => folder !== '');
  const names = platform === 'win32' ? commands.map((command) => `${command}.exe`) : commands;
  const onPath = names.flatMap((name) => folders.map((folder) => paths.join(folder, name)));
  return [...onPath, ...places].find((file) => environment.canRun(file));
}

/** @type {(program: Program, environment: Environment) => string} */
function hintFor({ name, debian, ubuntu, brew, winget }, { platform, distribution }) {
  if (platform === 'darwin') return `brew install ${brew}`;
  if (platform === 'win32') return `winget install ${winget}`;
  if (distribution === 'ubuntu' && ubuntu) return ubuntu;
  return distribution ? `sudo apt-get install ${debian}` : `install ${name} with your package manager`;
}
