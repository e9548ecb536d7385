import type { InputError } from '@doorcard/sealed';
import type { Command } from 'commander';
import type { Terminal } from './terminal.js';

/** Adds a command to the program. `fail` reports an error without ending the command. */
type AddCommand = (program: Command, terminal: Terminal, fail: (error: InputError) => void) => void;

/** A command in the list of commands, and how to load it. */
interface ListedCommand {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<AddCommand>;
}

export const COMMANDS: readonly ListedCommand[] = [
  {
    name: 'web',
    summary: 'serve the web app to this machine and open it',
    load: async () => (await import('./commands/web.js')).addWeb,
  },
  {
    name: 'play',
    summary: 'play at a table in the terminal',
    load: async () => (await import('./commands/play.js')).addPlay,
  },
  {
    name: 'eval',
    summary: 'rank hands',
    load: async () => (await import('./commands/eval.js')).addEval,
  },
  {
    name: 'equity',
    summary: 'compute the equity of hands against each other',
    load: async () => (await import('./commands/equity.js')).addEquity,
  },
  {
    name: 'deal',
    summary: 'let computer players play, and write their hands',
    load: async () => (await import('./commands/deal.js')).addDeal,
  },
  {
    name: 'replay',
    summary: 'replay files of hands and check them',
    load: async () => (await import('./commands/replay.js')).addReplay,
  },
  {
    name: 'convert',
    summary: 'convert hand histories to another format',
    load: async () => (await import('./commands/convert.js')).addConvert,
  },
  {
    name: 'decide',
    summary: 'ask a computer player what it would do, and why',
    load: async () => (await import('./commands/decide.js')).addDecide,
  },
  {
    name: 'advise',
    summary: 'what each action is worth, by playing it out',
    load: async () => (await import('./commands/advise.js')).addAdvise,
  },
  {
    name: 'review',
    summary: 'judge the decisions of a player in files of hands',
    load: async () => (await import('./commands/review.js')).addReview,
  },
  {
    name: 'drill',
    summary: 'practise with short questions',
    load: async () => (await import('./commands/drill.js')).addDrill,
  },
  {
    name: 'solve',
    summary: 'solve a spot: equilibrium strategies, values, exploitability',
    load: async () => (await import('./commands/solve.js')).addSolve,
  },
  {
    name: 'arena',
    summary: 'play a match between computer players',
    load: async () => (await import('./commands/arena.js')).addArena,
  },
  {
    name: 'ladder',
    summary: 'play a round robin of computer players',
    load: async () => (await import('./commands/ladder.js')).addLadder,
  },
  {
    name: 'criteria',
    summary: 'check the success criteria of the Badugi players',
    load: async () => (await import('./commands/criteria.js')).addCriteria,
  },
  {
    name: 'train',
    summary: 'train the strategy of level 4 for a game',
    load: async () => (await import('./commands/train.js')).addTrain,
  },
  {
    name: 'exploit',
    summary: 'measure how exploitable a player is',
    load: async () => (await import('./commands/exploit.js')).addExploit,
  },
  {
    name: 'worker',
    summary: 'compute on this machine for runs on a cluster',
    load: async () => (await import('./commands/worker.js')).addWorker,
  },
  {
    name: 'schema',
    summary: 'print the JSON Schema of a format',
    load: async () => (await import('./commands/schema.js')).addSchema,
  },
];

/** The command that the arguments name, also in `help eval`; options of the program take no values. */
export function findCommand(args: readonly string[]): string | undefined {
  const [first, second] = args.filter((arg) => !arg.startsWith('-'));
  return first === 'help' ? second : first;
}
