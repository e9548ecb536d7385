import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../scripts/run.mjs';

const FOLDER = join(ROOT, '.github', 'workflows');

/** `owner/name@<40 hex digits> # v1.2.3`: a tag can be moved to other code, a commit cannot. */
const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/;

const listActions = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, action]) => action!.trim());

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');

  test('pins every action by its commit and names the version', () => {
    const actions = listActions(text);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !PINNED.test(action))).toEqual([]);
  });

  test('has read-only rights by default', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  });
});

test('a tag is not a pin', () => {
  expect(listActions('      - uses: actions/checkout@v4').every((action) => PINNED.test(action))).toBe(false);
});

test('packages are published with provenance, and audited with every push', () => {
  const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
  expect(read('publish.yml')).toContain('npm publish --workspaces --provenance');
  expect(read('publish.yml')).toContain('id-token: write');
  expect(read('test.yml')).toContain('npm audit --audit-level=high');
});
