import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Does something with the folder of the app once it is complete; steps run one after the other, in this order. */
export function afterBundle(name: string, finish: (folder: string) => void): Plugin {
  let folder = '';
  return {
    name,
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: { order: 'post', sequential: true, handler: () => finish(folder) },
  };
}
