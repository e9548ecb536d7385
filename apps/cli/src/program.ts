import { hidePasswords, JobsError } from '@doorcard/jobs';
import { InputError, makeVisible } from '@doorcard/sealed';
import { Command, CommanderError } from 'commander';
import { COMMANDS, findCommand } from './commandList.js';
import type { Terminal } from './terminal.js';
import { WorkError } from './workError.js';

/** 0 done, 1 the input is wrong, 2 the work failed. */
export type ExitCode = 0 | 1 | 2;

const VERSION = '0.1.0';

/** Errors of runners that are caused by the input; all others are work that failed. */
const WRONG_INPUT: readonly string[] = ['jobs/bad-address', 'jobs/run-taken'];

/** Runs the command with its arguments (without the program's name) and returns the exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = 0;
  const addresses = args.flatMap((each) => /[a-z][a-z0-9+.-]*:\/\/.*$/is.exec(each)?.[0] ?? []);
  const say = (text: string): unknown => terminal.stderr.write(makeVisible(hidePasswords(text, addresses)));
  const explain = (name: string, message: string): unknown => say(`error ${name}: ${message}\n`);
  const fail = (error: InputError): void => {
    explain(error.code, error.message);
    code = 1;
  };
  // Without arguments it serves the app.
  const words = args.length === 0 ? ['web'] : args;
  const program = await makeProgram(words, terminal, say, fail);
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof InputError) fail(error);
    // The parser has printed what it did not understand; help and version are not errors.
    else if (error instanceof CommanderError) code = error.exitCode === 0 ? 0 : 1;
    else if (error instanceof JobsError && error.cause?.code.startsWith('player/') === true) {
      // A player that cannot play is bad input, also when a thread has found it out.
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

async function makeProgram(
  args: readonly string[],
  terminal: Terminal,
  writeErr: (text: string) => unknown,
  fail: (error: InputError) => void,
): Promise<Command> {
  const program = new Command('doorcard')
    .description(
      'Mixed-game poker: play ten games against computer players in the browser (doorcard) or in the terminal (doorcard play), rank hands, compute equities, solve spots, and read and write hand histories.',
    )
    .version(VERSION)
    .exitOverride()
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .addHelpText('after', '\ndoorcard <command> --help shows its options and examples.')
    .showHelpAfterError('(doorcard --help lists the commands)')
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr,
    });
  const wanted = findCommand(args);
  for (const { name, summary, load } of COMMANDS) {
    // The others are only listed: loading all of them takes longer than most commands run.
    if (name === wanted) (await load())(program, terminal, fail);
    else program.command(name);
    program.commands.at(-1)!.summary(summary);
  }
  return program;
}
