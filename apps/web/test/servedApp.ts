import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { COMMAND, launchBrowser, serve } from '../scripts/serve.mjs';

/** The built app behind the command that serves it, and a browser. */
export interface ServedApp {
  readonly address: string;
  /** The command that serves it, for tests that compare the app with what it prints. */
  readonly command: string;
  /** The folder with the files of the app. */
  readonly page: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * `npm test` has just built everything and says so. Otherwise the app is built from the sources, so that no older
 * build is tested; the files of the workspace stay as they are.
 */
export async function serveApp(): Promise<ServedApp> {
  const isBuilt = process.env['DOORCARD_BUILT'] === '1';
  const folder = mkdtempSync(join(tmpdir(), 'doorcard-web-'));
  const page = isBuilt ? at('../../cli/dist/page') : join(folder, 'page');
  if (!isBuilt) {
    await build({ configFile: at('../vite.config.ts'), logLevel: 'error', build: { outDir: page } });
  }
  const command = isBuilt ? COMMAND : await buildCommand(join(folder, 'bin'));
  const server = await serve(command);
  const browser = await launchBrowser();
  const close = async (): Promise<void> => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: server.address, command, page, browser, close };
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
      rolldownOptions: { output: { entryFileNames: 'doorcard.mjs', codeSplitting: false } },
    },
  });
  return join(folder, 'doorcard.mjs');
}
