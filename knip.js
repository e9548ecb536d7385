/** The TypeScript examples of a page, so that a name that only an example shows counts as used. */
const readExamples = (/** @type {string} */ page) =>
  [...page.matchAll(/^```ts\n([^]*?)^```/gm)].map(([, code]) => code).join('\n');

/** @type {import('knip').KnipConfig} */
export default {
  ignoreDependencies: ['assemblyscript', 'fast-check', 'oxlint', 'oxlint-tsgolint'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { md: readExamples },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'test/**/*.test.ts'],
      project: ['scripts/**/*.mjs', 'test/**/*.ts'],
    },
    'packages/*': {
      includeEntryExports: true,
      // Types of public signatures are public too, whoever names them: test/publicApi.test.ts checks those.
      ignoreIssues: { 'src/**/index.ts': ['types'] },
      entry: ['README.md', 'scripts/*.mjs', 'test/**/*.test.ts'],
      project: ['src/**/*.ts', 'scripts/**/*.mjs', 'test/**/*.ts', 'README.md'],
    },
    'apps/*': {
      entry: ['src/main.ts', 'bin/*.js', 'test/**/*.test.ts'],
      project: ['src/**/*.ts', 'bin/**/*.js', 'test/**/*.ts'],
    },
    'apps/web': {
      entry: ['src/main.tsx', 'src/worker/main.ts', 'scripts/font.mjs', 'test/**/*.test.ts'],
      project: ['src/**/*.{ts,tsx}', 'scripts/font.mjs', 'test/**/*.ts'],
    },
  },
};
