// The command that serves the app, and a real browser: for tests, pictures and measurements alike.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** The command as it is built in this workspace. */
export const COMMAND = fileURLToPath(new URL('../../cli/bin/doorcard.js', import.meta.url));

const DISABLED = [
  // Each window would load two pages of Chromium's own for its address bar, even without a screen: half of what it costs
  // to open a page here.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // The browser obeys only the last list it gets, so the one of Playwright 1.65 is repeated.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${DISABLED.join(',')}`,
  // Memory is measured when it is asked for, not some time later.
  '--enable-blink-features=ForceEagerMeasureMemory',
];

/** @param {readonly string[]} [more] flags of the browser */
export const launchBrowser = (more = []) =>
  chromium.launch({
    executablePath: process.env['DOORCARD_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...FLAGS, ...more],
  });

/**
 * Serves the app on a free port.
 * @param {string} command
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve(command) {
  const server = spawn(process.execPath, [command, 'web', '--port', '0', '--no-open', '--json']);
  const { address } = JSON.parse(await readLine(server));
  return { address, close: () => end(server) };
}

/**
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} child
 * @returns {Promise<string>}
 */
const readLine = (child) =>
  new Promise((resolve, reject) => {
    let errors = '';
    child.stdout.once('data', (text) => resolve(String(text)));
    child.stderr.on('data', (text) => (errors += String(text)));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${errors}`)));
  });

/**
 * Ctrl-C.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
const end = (child) =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
