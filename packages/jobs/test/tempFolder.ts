import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that is removed after the tests of a file; returns paths in it. */
export function makeTempFolder(): { path: (name: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'doorcard-jobs-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { path: (name) => join(folder, name) };
}
