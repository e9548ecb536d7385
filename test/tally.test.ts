import { describe, expect, test } from 'vitest';
import { add, exitCodeOf, makeSummary, NOTHING, tallyReport } from '../scripts/tally.mjs';

const file = (status: string, ...cases: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: cases.map((outcome, index) => ({ fullName: `case ${index}`, status: outcome })),
});
const summarize = (files: ReturnType<typeof file>[], code = 0) =>
  makeSummary(tallyReport({ testResults: files }, code));

describe('test cases are counted', () => {
  test.each([
    [
      'one by one',
      [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')],
      1,
      '3 passed, 1 failed, 0 skipped',
    ],
    [
      'skipped and to do alike',
      [file('passed', 'passed', 'skipped', 'pending', 'todo')],
      0,
      '1 passed, 0 failed, 3 skipped',
    ],
    [
      'with a file that cannot be imported',
      [file('failed'), file('passed', 'passed')],
      1,
      '1 passed, 1 failed, 0 skipped',
    ],
    ['with a hook that failed', [file('failed', 'skipped', 'skipped')], 1, '0 passed, 1 failed, 2 skipped'],
    ['with an error outside any test', [file('passed', 'passed')], 1, '1 passed, 1 failed, 0 skipped'],
    ['when there are none', [], 0, '0 passed, 1 failed, 0 skipped'],
  ])('%s', (_name, files, code, summary) => {
    expect(summarize(files, code)).toBe(summary);
  });

  test('when vitest crashed', () => {
    expect(makeSummary(tallyReport(undefined, 0))).toBe('0 passed, 1 failed, 0 skipped');
  });

  test('together with the static checks', () => {
    const sum = add([
      { ...NOTHING, passed: 1 },
      { ...NOTHING, failed: ['lint'] },
      { ...NOTHING, skipped: ['a', 'b'] },
    ]);
    expect(makeSummary(sum)).toBe('1 passed, 1 failed, 2 skipped');
    expect(sum.failed).toEqual(['lint']);
  });
});

test.each([
  ['all passed', { passed: 1, failed: [], skipped: [] }, false, 0],
  ['one failed', { passed: 1, failed: ['a'], skipped: [] }, false, 1],
  ['one skipped', { passed: 1, failed: [], skipped: ['a'] }, false, 0],
  ['one skipped where all are required', { passed: 1, failed: [], skipped: ['a'] }, true, 1],
  ['all passed where all are required', { passed: 1, failed: [], skipped: [] }, true, 0],
])('the exit code when %s', (_name, tally, requireAll, code) => {
  expect(exitCodeOf(tally, requireAll)).toBe(code);
});
