import { setUp } from './setup.mjs';

process.exitCode = await setUp();

// In this process: a signal that ends it ends the server.
if (process.exitCode === 0) {
  process.argv.splice(2, 0, 'web');
  await import('../apps/cli/bin/doorcard.js');
}
