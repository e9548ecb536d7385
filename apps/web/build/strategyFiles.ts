import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = new URL('../../../packages/strategies/files/', import.meta.url);
const ENDING = '.strategy.gz';

/** Puts the strategies of level 4 beside the code, named after their game and contents: `badugi-0123456789abcdef.strategy`. */
export const addStrategyFiles = (): Plugin => ({
  name: 'doorcard-strategy-files',
  apply: 'build',
  generateBundle() {
    for (const name of readdirSync(fileURLToPath(FOLDER)).filter((file) => file.endsWith(ENDING))) {
      const source = readFileSync(new URL(name, FOLDER));
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
      const fileName = `assets/${name.slice(0, -ENDING.length)}-${hash}.strategy`;
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
});
