import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { listFilesOffline } from './build/offlineFiles.js';
import { packFiles } from './build/packFiles.js';

/** The sources of the workspace, never a build that may be stale. */
const conditions = ['doorcard-source', ...defaultClientConditions];

/** Its address stays the same, so that browsers find the next version of it. */
const SERVICE_WORKER = 'sw';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Works from any folder of any host.
  base: './',
  plugins: [react(), listFilesOffline(`${SERVICE_WORKER}.js`), packFiles()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: {
    // The published command ships the app.
    outDir: '../cli/dist/page',
    emptyOutDir: true,
    target: 'es2023',
    // Everything from files of our own: an address with data in it is no file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        [SERVICE_WORKER]: fileURLToPath(new URL('src/offline/serviceWorker.ts', import.meta.url)),
      },
      output: {
        entryFileNames: ({ name }) => (name === SERVICE_WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
