import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STRATEGY_FILES } from '../src/index.js';

const FOLDER = new URL('../files/', import.meta.url);

test('every file is listed with the hash of its contents', () => {
  const listed = Object.values(STRATEGY_FILES).map((each) => each!);
  expect(readdirSync(FOLDER).sort()).toEqual(listed.map(({ file }) => file).sort());
  for (const { file, hash } of listed) {
    expect(
      createHash('sha256')
        .update(readFileSync(new URL(file, FOLDER)))
        .digest('hex'),
    ).toBe(hash);
  }
});
