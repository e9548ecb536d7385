import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { build } from 'vite';

/** The built app behind the command that serves it, and a browser. */
export interface House {
  readonly address: string;
  /** The folder with the files of the app. */
  readonly page: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * `npm test` has just built everything and says so. Otherwise the app is built from the sources, so that no older
 * build is tested; the files of the workspace stay as they are.
 */
export async function openHouse(): Promise<House> {
  const isBuilt = process.env['DOORCARD_BUILT'] === '1';
  const folder = mkdtempSync(join(tmpdir(), 'doorcard-web-'));
  const page = isBuilt ? at('../../cli/dist/page') : join(folder, 'page');
  if (!isBuilt) {
    await build({ configFile: at('../vite.config.ts'), logLevel: 'error', build: { outDir: page } });
  }
  const command = isBuilt ? at('../../cli/bin/doorcard.js') : await buildCommand(join(folder, 'bin'));
  const server = spawn(process.execPath, [command, 'web', '--port', '0', '--no-open', '--json']);
  const { address } = JSON.parse(await readLine(server)) as { address: string };
  const browser = await chromium.launch({
    executablePath: process.env['DOORCARD_CHROMIUM'] ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  });
  const close = async (): Promise<void> => {
    await browser.close();
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, page, browser, close };
}

/** The command looks for the app in the folder `page` beside its own. */
async function buildCommand(folder: string): Promise<string> {
  await build({
    configFile: false,
    root: at('../../cli'),
    logLevel: 'error',
    ssr: {
      noExternal: true,
      resolve: { conditions: ['doorcard-source', 'node', 'import', 'module', 'default'] },
    },
    build: {
      ssr: at('../../cli/src/main.ts'),
      outDir: folder,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'doorcard.mjs' } },
    },
  });
  return join(folder, 'doorcard.mjs');
}

const readLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let errors = '';
    child.stdout!.once('data', (text: Buffer) => resolve(String(text)));
    child.stderr!.on('data', (text: Buffer) => (errors += String(text)));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${errors}`)));
  });

/** Ctrl-C. */
const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
