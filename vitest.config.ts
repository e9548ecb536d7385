import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Slow, exhaustive tests (*.full.test.ts) run with `npm run test:full` only.
const full = process.env['DOORCARD_FULL'] === '1';

// `npm test` has just built everything, and its tests read that build: Node runs it almost twice as fast as sources that
// vitest compiles, because there an imported function is looked up at each call. Any other run of vitest reads the
// sources, never a build that may be stale: the packages export them under a condition of their own.
const isBuilt = process.env['DOORCARD_BUILT'] === '1';
const conditions = isBuilt ? [] : ['doorcard-source'];

/** Tests import files of their own package from `src`. A module must not be loaded twice, from `src` and from `dist`. */
const readBuild: Plugin = {
  name: 'doorcard-build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('.')) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const output = found?.id.replace(/(\/(?:packages|apps)\/[^/]+)\/src\/(.+)\.ts$/, '$1/dist/$2.js');
    // The web app is bundled, so it does not have these files.
    return output !== undefined && existsSync(output) ? output : found;
  },
};

/** Tests that take long begin first, so that all workers end at about the same time. */
const LONG = /\.(browser|redis)\.test\.ts$|\/(packaging|sampledLegality|fairness|fuzz|values)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [long, short] = [true, false].map((is) => sorted.filter((file) => LONG.test(file.moduleId) === is));
    return [...long!, ...short!];
  }
}

export default defineConfig({
  plugins: isBuilt ? [readBuild] : [],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,apps}/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      '**/dist/**',
      ...(full ? [] : ['**/*.full.test.ts', '**/*.full.*.test.ts']),
    ],
    server: { deps: { external: isBuilt ? [/\/(packages|apps)\/[^/]+\/dist\//] : [] } },
    // A new process with all modules for each file would take longer than most files. So a test must leave nothing behind
    // that another one could see; what is only computed once (tables of the evaluators) may stay.
    isolate: false,
    sequence: { sequencer: LongFirst },
    // One more than cores: browser and cluster tests wait half of their time, for a page or for a lock to end.
    maxWorkers: availableParallelism() + 1,
    // Machines differ by a factor of two and more; a test that hangs is ended all the same.
    testTimeout: full ? 600_000 : 180_000,
    hookTimeout: 120_000,
    // What is waited for comes when it comes: a machine with other work is slow.
    expect: { poll: { timeout: 30_000 } },
  },
});
