import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * The command as one JavaScript file, bundled from the sources of the workspace and not from a build that may be old.
 */
export async function bundleCommand(folder: string): Promise<string> {
  const conditions = ['doorcard-source', 'node', 'import', 'module', 'default'];
  await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: fileURLToPath(new URL('../src/main.ts', import.meta.url)),
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'doorcard.mjs', codeSplitting: false } },
    },
  });
  return join(folder, 'doorcard.mjs');
}
