import { onProcessEnd } from './processEnd.js';
import { findScreen } from './processScreen.js';
import { run } from './program.js';

// A reader that has seen enough (`| head`) closes the pipe: that is the end of the work and no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// Any user of the machine can list command lines, and the address of a cluster may contain a password.
if (process.argv.some((each) => /^--cluster|:\/\/|@/.test(each))) {
  const command = process.argv.slice(2).find((each) => /^[a-z]+$/.test(each));
  process.title = ['doorcard', command].filter(Boolean).join(' ');
}

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
