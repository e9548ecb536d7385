import { InputError } from '@doorcard/cards';
import { hidePasswords, JobsError } from '@doorcard/jobs';
import { Command, CommanderError } from 'commander';
import { addArena } from './commands/arena.js';
import { addConvert } from './commands/convert.js';
import { addCriteria } from './commands/criteria.js';
import { addDeal } from './commands/deal.js';
import { addDecide } from './commands/decide.js';
import { addEquity } from './commands/equity.js';
import { addEval } from './commands/eval.js';
import { addLadder } from './commands/ladder.js';
import { addPlay } from './commands/play.js';
import { addReplay } from './commands/replay.js';
import { addSchema } from './commands/schema.js';
import { addSolve } from './commands/solve.js';
import { addWeb } from './commands/web.js';
import { addWorker } from './commands/worker.js';
import type { Terminal } from './terminal.js';
import { WorkError } from './workError.js';

/** 0 done, 1 the input is wrong, 2 the work failed. */
export type ExitCode = 0 | 1 | 2;

const VERSION = '0.1.0';

/** What runners refuse because it was asked for wrongly; all else is work that failed. */
const WRONG_INPUT: readonly string[] = ['jobs/bad-address', 'jobs/run-taken'];

/** Runs the command with its arguments (without the program's name) and answers with the exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = 0;
  const addresses = args.flatMap((each) => /[a-z][a-z0-9+.-]*:\/\/.*$/is.exec(each)?.[0] ?? []);
  const say = (text: string): unknown => terminal.stderr.write(hidePasswords(text, addresses));
  const explain = (name: string, message: string): unknown => say(`error ${name}: ${message}\n`);
  const fail = (error: InputError): void => {
    explain(error.code, error.message);
    code = 1;
  };
  const program = makeProgram(terminal, say, fail);
  try {
    // Alone it serves the app.
    await program.parseAsync(args.length === 0 ? ['web'] : args, { from: 'user' });
  } catch (error) {
    if (error instanceof InputError) fail(error);
    // The parser has said what it did not understand; help and version are no errors.
    else if (error instanceof CommanderError) code = error.exitCode === 0 ? 0 : 1;
    else if (error instanceof JobsError && error.cause?.code.startsWith('player/') === true) {
      // A player that cannot play is wrong input, also when a thread has found that out.
      explain(error.cause.code, error.cause.message);
      code = 1;
    } else if (error instanceof JobsError || error instanceof WorkError) {
      explain(error.code, error.message);
      code = WRONG_INPUT.includes(error.code) ? 1 : 2;
    } else {
      explain('internal', error instanceof Error ? error.message : String(error));
      code = 2;
    }
  }
  return code;
}

function makeProgram(
  terminal: Terminal,
  writeErr: (text: string) => unknown,
  fail: (error: InputError) => void,
): Command {
  const program = new Command('doorcard')
    .description(
      'Mixed-game poker in the terminal: play against computer players, rank hands, compute equities, deal, replay and convert hands of ten games.',
    )
    .version(VERSION)
    .exitOverride()
    .showHelpAfterError('(doorcard --help shows what there is)')
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr,
    });
  addWeb(program, terminal);
  addPlay(program, terminal);
  addEval(program, terminal, fail);
  addEquity(program, terminal);
  addDeal(program, terminal);
  addReplay(program, terminal, fail);
  addConvert(program, terminal);
  addDecide(program, terminal);
  addSolve(program, terminal);
  addArena(program, terminal);
  addLadder(program, terminal);
  addCriteria(program, terminal);
  addWorker(program, terminal);
  addSchema(program, terminal);
  return program;
}
