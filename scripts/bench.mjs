// npm run bench -- cards
import { runNode } from './run.mjs';
import { setUp } from './setup.mjs';

const bench = () => runNode(['apps/bench/dist/main.js', ...process.argv.slice(2)]);

process.exitCode = (await setUp()) || (await bench()).code;
