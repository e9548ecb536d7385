import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that is removed after the tests of a file; returns paths in it. */
export function makeTempFolder(): {
  path: (name: string) => string;
  write: (name: string, text: string) => string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'doorcard-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string): string => join(folder, name);
  const write = (name: string, text: string): string => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), text);
    return path(name);
  };
  return { path, write };
}
