import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../scripts/run.mjs';
import { findPhrases, PHRASES } from './phrases.js';

// Prose, comments, names of tests and strings: everything that a person reads.
const READ = /\.(?:md|ts|tsx|mjs)$/;
/** The list contains all of its phrases. */
const LIST = 'test/phrases.ts';

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((path) => READ.test(path) && path !== LIST && existsSync(join(ROOT, path)));

const describeFindings = (path: string, text: string): string[] =>
  findPhrases(text).map(({ line, found, instead }) => `${path}:${line}: "${found}"; write: ${instead}`);

test('texts and comments use plain English', () => {
  expect(tracked.length).toBeGreaterThan(100);
  const findings = tracked.flatMap((path) => describeFindings(path, readFileSync(join(ROOT, path), 'utf8')));
  expect(findings).toEqual([]);
});

describe('the check itself', () => {
  test.each(PHRASES)('reports "$example"', ({ example, instead }) => {
    expect(findPhrases(example)).toContainEqual(expect.objectContaining({ line: 1, instead }));
  });

  test.each(PHRASES.filter(({ fine }) => fine !== undefined))('does not report "$fine"', ({ fine }) => {
    expect(findPhrases(fine!)).toEqual([]);
  });

  test('names the file, the line and what to write, also where a comment breaks the line', () => {
    const [phrase, instead] = [['nothing', 'but'], 'only'];
    const planted = `const a = 1;\n/**\n * It reads\n * ${phrase.join('\n * ')} text.\n */\n`;
    expect(describeFindings('src/a.ts', planted)).toEqual([
      `src/a.ts:4: "${phrase.join(' ')}"; write: ${instead}`,
    ]);
  });
});
