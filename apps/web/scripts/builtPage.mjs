import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';

/**
 * Builds a page of one script, and the workers that it starts, into a folder with an index.html.
 * @param {string} script
 * @param {string} folder
 */
export async function buildPage(script, folder) {
  await build({
    configFile: false,
    base: './',
    logLevel: 'error',
    resolve: { conditions: ['doorcard-source', ...defaultClientConditions] },
    worker: { format: 'es' },
    build: {
      outDir: folder,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: script, output: { entryFileNames: 'page.js' } },
    },
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>page</title><link rel="icon" href="data:,"><script type="module" src="page.js"></script>',
  );
}
