// npm run screenshots [-- part of a name …]
import { findProgram } from './findProgram.mjs';
import { findJapaneseFont } from './japaneseFont.mjs';
import { runNode } from './run.mjs';
import { setUp } from './setup.mjs';
import { PROGRAMS } from './system.mjs';

async function shoot() {
  const program = PROGRAMS.find(({ name }) => name === 'chromium');
  if (program === undefined) throw new Error('no browser is listed in scripts/system.mjs');
  const outcome = await findProgram(program);
  if ('hint' in outcome) {
    console.error(`${program.name} is missing. To install it: ${outcome.hint}`);
    return 1;
  }
  await findJapaneseFont();
  const env = { ...process.env, [program.variable]: outcome.at };
  return (await runNode(['apps/web/scripts/screenshots.mjs', ...process.argv.slice(2)], { env })).code;
}

process.exitCode = (await setUp()) || (await shoot());
