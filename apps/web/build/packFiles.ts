import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|json|map|svg|txt|webmanifest)$/;

/** Leaves the text files compressed beside themselves: the server sends them as they lie. */
export function packFiles(): Plugin {
  let folder = '';
  return {
    name: 'doorcard-pack-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!TEXT.test(name)) continue;
          const file = join(folder, name);
          const text = readFileSync(file);
          writeFileSync(`${file}.br`, brotliCompressSync(text));
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        }
      },
    },
  };
}
