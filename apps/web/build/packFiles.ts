import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBundle } from './bundled.js';

const TEXT = /\.(css|html|js|json|map|svg|txt|webmanifest)$/;

/** Leaves the text files compressed beside themselves: the server sends them as they lie. */
export const packFiles = (): Plugin =>
  afterBundle('doorcard-pack-files', (folder) => {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!TEXT.test(name)) continue;
      const file = join(folder, name);
      const text = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(text));
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    }
  });
