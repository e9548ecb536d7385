// npm test, npm run test:full (with the slow, exhaustive *.full.test.ts).
// The last line of the output is always `N passed, N failed, N skipped`.
import { runChecks } from './checks.mjs';
import { install, sweepOutputs } from './setup.mjs';
import { runSuites } from './suites.mjs';
import { ROOT } from './run.mjs';
import { add, exitCodeOf, makeSummary, NOTHING } from './tally.mjs';

const args = process.argv.slice(2);
const requireAll = process.env['DOORCARD_REQUIRE_ALL'] === '1';
const unknown = args.find((arg) => arg !== '--full');
if (unknown) {
  console.error(`Unknown argument ${unknown}. To run some tests only: npx vitest run <part of a file name>`);
  process.exit(1);
}

async function test() {
  if ((await install()) !== 0) return { ...NOTHING, failed: ['setup'] };
  // The build itself is the first check: a type error is a failed case, not the end of the run.
  sweepOutputs(ROOT);
  return add([...(await runChecks()), ...(await runSuites({ full: args.includes('--full') }))]);
}

const tally = await test().catch((/** @type {unknown} */ error) => {
  console.error(error);
  return { ...NOTHING, failed: ['the test run itself'] };
});
const kept = [
  ...tally.failed.map((name) => `failed: ${name}`),
  ...(requireAll ? tally.skipped.map((name) => `skipped, but DOORCARD_REQUIRE_ALL=1: ${name}`) : []),
];
console.log(['', ...kept, makeSummary(tally)].join('\n'));
process.exitCode = exitCodeOf(tally, requireAll);
