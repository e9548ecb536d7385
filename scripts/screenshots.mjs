// npm run screenshots [-- part of a name …]
import { findJapaneseFont } from './japaneseFont.mjs';
import { runNode } from './run.mjs';
import { setUp } from './setup.mjs';

const shoot = () => runNode(['apps/web/scripts/screenshots.mjs', ...process.argv.slice(2)]);

await findJapaneseFont();
process.exitCode = (await setUp()) || (await shoot()).code;
