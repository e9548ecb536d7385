import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle } from './bundled.js';

/** Gives the service worker the list of files, and each build its own name. Strategies are kept when they are first used. */
export const listFilesOffline = (worker: string): Plugin =>
  afterBundle('doorcard-offline-files', (folder) => {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      )
      .filter((name) => name !== worker && !/\.(br|gz|map|strategy)$/.test(name))
      .sort();
    const sum = createHash('sha256');
    for (const name of names) sum.update(`${name}\n`).update(readFileSync(join(folder, name)));
    const file = join(folder, worker);
    const head =
      `const DOORCARD_BUILD=${JSON.stringify(sum.digest('hex').slice(0, 16))},` +
      `DOORCARD_FILES=${JSON.stringify(names)};\n`;
    writeFileSync(file, head + readFileSync(file, 'utf8'));
  });
