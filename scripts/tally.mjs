// Counts test cases: those of vitest's JSON report and the static checks.

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {readonly string[]} failed names, so that a summary can say which
 * @property {readonly string[]} skipped
 *
 * @typedef {object} Report the part of vitest's JSON report that is read here
 * @property {readonly { name: string, status: string, assertionResults: readonly { fullName: string, status: string }[] }[]} testResults
 */

/** @type {Tally} */
export const NOTHING = { passed: 0, failed: [], skipped: [] };

/**
 * Whatever keeps a test from running is a failure of its own: a file that cannot be imported, a crash (no report),
 * an error outside any test (only the exit code knows), no test at all.
 * @param {Report | undefined} report
 * @param {number} code
 * @returns {Tally}
 */
export function tallyReport(report, code) {
  if (!report) return { ...NOTHING, failed: ['vitest ended without a report'] };
  const cases = report.testResults.flatMap((file) => file.assertionResults);
  const named = (/** @type {string} */ status) =>
    cases.filter((test) => test.status === status).map((test) => test.fullName);

  const failed = named('failed');
  for (const { name, status, assertionResults } of report.testResults) {
    const hasCulprit = assertionResults.some((test) => test.status === 'failed');
    if (status === 'failed' && !hasCulprit) failed.push(`${name} (the file itself)`);
  }
  if (cases.length === 0 && failed.length === 0) failed.push('no tests found');
  if (code !== 0 && failed.length === 0) failed.push(`vitest ended with code ${code} outside any test`);

  const passed = named('passed').length;
  const skipped = cases.filter(({ status }) => status !== 'passed' && status !== 'failed');
  return { passed, failed, skipped: skipped.map((test) => test.fullName) };
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export const add = (tallies) => ({
  passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
  failed: tallies.flatMap((tally) => tally.failed),
  skipped: tallies.flatMap((tally) => tally.skipped),
});

/** @param {Tally} tally */
export const makeSummary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`;

/**
 * @param {Tally} tally
 * @param {boolean} requireAll a machine that checks everything may skip nothing
 */
export const exitCodeOf = ({ failed, skipped }, requireAll) =>
  failed.length > 0 || (requireAll && skipped.length > 0) ? 1 : 0;
