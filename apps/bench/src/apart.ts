import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('main.js', import.meta.url));

/** A word that stands before the name of a part, where a process is to do that part and nothing else. */
export const PART = 'part';

/**
 * Does a part of a benchmark in a process of its own. In one process the games would colour each other: the compiler
 * writes its code for all it has seen so far.
 */
export function runApart(name: string, ...args: readonly string[]): unknown {
  return JSON.parse(execFileSync(process.execPath, [MAIN, PART, name, ...args], { encoding: 'utf8' }));
}
