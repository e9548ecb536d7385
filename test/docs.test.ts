import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerCommands, runDoorcard } from '../scripts/docCommands.mjs';
import { ROOT } from '../scripts/run.mjs';

test('README.md shows the real output of the commands (npm run docs writes it)', async () => {
  const page = readFileSync(join(ROOT, 'README.md'), 'utf8');
  let commands = 0;
  const answered = await answerCommands(page, (args) => {
    commands++;
    return runDoorcard(args);
  });
  expect(commands).toBeGreaterThan(3);
  expect(answered).toBe(page);
});

test('wrong output is found', async () => {
  const page = 'Text.\n\n```console\n$ npx doorcard eval "As Kd" x\nold\n```\n\nMore.\n';
  const seen: (readonly string[])[] = [];
  const answered = await answerCommands(page, async (args) => {
    seen.push(args);
    return 'new\n';
  });
  expect(seen).toEqual([['eval', 'As Kd', 'x']]);
  expect(answered).toBe(page.replace('old', 'new'));
});
