import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

// Tests read the sources of the workspace, never a build that may be stale: the packages export them under a
// condition of their own. Slow, exhaustive tests (*.full.test.ts) run with `npm run test:full` only.
const full = process.env['DOORCARD_FULL'] === '1';
const conditions = ['doorcard-source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,apps}/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      '**/dist/**',
      ...(full ? [] : ['**/*.full.test.ts', '**/*.full.*.test.ts']),
    ],
    // By itself vitest leaves a core free, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    testTimeout: full ? 600_000 : 60_000,
    hookTimeout: 120_000,
    // What is waited for comes when it comes: a machine with other work is slow.
    expect: { poll: { timeout: 30_000 } },
  },
});
