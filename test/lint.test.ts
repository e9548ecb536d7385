import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, runTool } from '../scripts/run.mjs';

// Randomness and time are arguments everywhere below apps/. The rule is in .oxlintrc.json; this test shows that it
// works.
describe('lint below apps/', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doorcard-lint-'));
  const text = 'export const all = [Math.random(), Date.now(), performance.now(), new Date()];\n';

  const lint = async (path: string) => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    const { code, output } = await runTool('oxlint', 'oxlint', ['--format=unix', path], {
      cwd: folder,
      quiet: true,
    });
    return { code, complaints: output.match(/no-restricted-\w+/g)?.length ?? 0 };
  };

  beforeAll(() => {
    // These rules need no types, and the type reader is not installed there.
    const config = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8').replace(
      '"typeAware": true',
      '"typeAware": false',
    );
    writeFileSync(join(folder, '.oxlintrc.json'), config);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('neither Math.random nor a clock is allowed in a package', async () => {
    expect(await lint('packages/cards/src/deep/a.ts')).toEqual({ code: 1, complaints: 4 });
  });

  test.each(['apps/cli/src/a.ts', 'packages/cards/test/a.test.ts'])(
    'both are allowed in %s',
    async (path) => {
      expect(await lint(path)).toEqual({ code: 0, complaints: 0 });
    },
  );
});
