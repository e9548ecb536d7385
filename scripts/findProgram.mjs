import { run } from './run.mjs';
import { decide, lookAround } from './system.mjs';

/**
 * Looks for a program, and installs it where that is allowed.
 * @param {import('./system.mjs').Program} program
 * @returns {Promise<{ at: string } | { hint: string }>} where it is, or how to install it
 */
export async function findProgram(program) {
  let decision = decide(program, lookAround());
  if (decision.kind === 'install') {
    console.log(`Installing ${program.name} …`);
    for (const [command, ...args] of decision.commands) {
      if (command) await run(command, args, { quiet: true });
    }
    decision = decide(program, { ...lookAround(), isRoot: false });
  }
  return decision.kind === 'run'
    ? { at: decision.at }
    : { hint: decision.kind === 'skip' ? decision.hint : '' };
}
