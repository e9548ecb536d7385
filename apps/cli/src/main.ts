import { writeSync } from 'node:fs';
import { failWriting } from './output.js';
import { onProcessEnd } from './processEnd.js';
import { findScreen } from './processScreen.js';
import { run } from './program.js';

// A reader such as `head` may close the pipe early: that ends the work and is not an error. Anything else, for example
// a full disk, is work that failed.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  const { code, message } = failWriting('the output', error);
  writeSync(process.stderr.fd, `error ${code}: ${message}\n`);
  process.exit(2);
});
// Nobody is left to tell.
process.stderr.on('error', () => {});

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
