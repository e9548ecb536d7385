import { runNode } from './run.mjs';
import { setUp } from './setup.mjs';

// Ctrl-C goes to the server as well, which ends in its own time.
process.on('SIGINT', () => {});

const start = () => runNode(['apps/cli/bin/doorcard.js', 'web', ...process.argv.slice(2)]);

process.exitCode = (await setUp()) || (await start()).code;
