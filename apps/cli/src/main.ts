import { onProcessEnd } from './processEnd.js';
import { findScreen } from './processScreen.js';
import { run } from './program.js';

// A reader that has seen enough (`| head`) closes the pipe: that is the end of the work and no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const screen = findScreen();

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  seconds: () => performance.now() / 1000,
  onInterrupt: onProcessEnd,
  ...(screen === undefined ? {} : { screen }),
});
