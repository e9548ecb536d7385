import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { listFilesOffline } from './build/offlineFiles.js';
import { packFiles } from './build/packFiles.js';
import { readPublishedStrength } from './build/publishedStrength.js';
import { addStrategyFiles } from './build/strategyFiles.js';

/** The sources of the workspace, never a build that may be stale. */
const conditions = ['doorcard-source', ...defaultClientConditions];

/** Its address stays the same, so that browsers find the next version of it. */
const SERVICE_WORKER = 'sw';

/** Classes are named after their file: `table-Seat-plate` is `.plate` of `table/Seat.module.css`. */
function nameClass(name: string, file: string): string {
  const [, folder, part] = /([\w-]+)\/([\w-]+)\.module\.css/.exec(file)!;
  return `${folder}-${part}-${name}`;
}

/** Words are named after their part and language: `words-start-ja-….js`. */
function nameChunk(module: string): string {
  const [, part, language] =
    /\/src\/(?:shared\/(?=coach))?(\w+)(?:\/language)?\/words\/(\w+)\.ts$/.exec(module) ?? [];
  return `assets/${part === undefined ? '[name]' : `words-${part}-${language}`}-[hash].js`;
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Works from any folder of any host.
  base: './',
  plugins: [react(), addStrategyFiles(), listFilesOffline(`${SERVICE_WORKER}.js`), packFiles()],
  resolve: { conditions },
  define: { DOORCARD_STRENGTH: JSON.stringify(readPublishedStrength()) },
  css: { modules: { generateScopedName: nameClass } },
  worker: { format: 'es' },
  build: {
    // The published command ships the app.
    outDir: '../cli/dist/page',
    emptyOutDir: true,
    target: 'es2023',
    // Everything comes from our own files: a data address is not a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        [SERVICE_WORKER]: fileURLToPath(new URL('src/serviceWorker.ts', import.meta.url)),
      },
      output: {
        entryFileNames: ({ name }) => (name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
        chunkFileNames: ({ facadeModuleId }) => nameChunk(facadeModuleId ?? ''),
      },
    },
  },
});
