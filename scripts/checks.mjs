// The static checks. Each counts as one test case.
import { runTool } from './run.mjs';
import { NOTHING } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{ name: string, tool: readonly [name: string, bin: string], args: readonly string[] }} Check */

/** Builds what the other checks and the tests read, so it runs first. @type {Check} */
const TYPES = { name: 'types', tool: ['typescript', 'tsc'], args: ['-b'] };

/** @type {readonly Check[]} */
const OTHERS = [
  { name: 'lint', tool: ['oxlint', 'oxlint'], args: [] },
  {
    name: 'format',
    tool: ['prettier', 'prettier'],
    args: ['--check', '--log-level=warn', '--cache', '--cache-location=.doorcard/prettier', '.'],
  },
  { name: 'unused code', tool: ['knip', 'knip'], args: ['--no-progress', '--no-config-hints'] },
];

/** @returns {Promise<Tally[]>} */
export async function runChecks() {
  return [await runCheck(TYPES), ...(await Promise.all(OTHERS.map(runCheck)))];
}

/**
 * @param {Check} check
 * @returns {Promise<Tally>}
 */
async function runCheck({ name, tool, args }) {
  const start = performance.now();
  const { code, output } = await runTool(...tool, args, { quiet: true });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  // Printed at the end, so that the lines of parallel checks do not mix.
  console.log(`${name.padEnd(12)} ${code === 0 ? 'ok' : 'failed'} (${seconds} s)`);
  if (code === 0) return { ...NOTHING, passed: 1 };
  console.log(output.trimEnd());
  return { ...NOTHING, failed: [name] };
}
