// npm run docs: runs the commands shown in README.md and writes their output into it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerCommands, runDoorcard } from './docCommands.mjs';
import { ROOT } from './run.mjs';
import { setUp } from './setup.mjs';

async function write() {
  const file = join(ROOT, 'README.md');
  writeFileSync(file, await answerCommands(readFileSync(file, 'utf8'), runDoorcard));
  return 0;
}

process.exitCode = (await setUp()) || (await write());
