import { runNode } from './run.mjs';
import { setUp } from './setup.mjs';

// What there is to start today is the command; the web app will take its place here.
const start = () => runNode(['apps/cli/bin/doorcard.js', '--help']);

process.exitCode = (await setUp()) || (await start()).code;
