import { InputError } from '@doorcard/cards';
import { POINT_ALGORITHMS, type PointAlgorithm } from '@doorcard/solver';
import type { Command } from 'commander';
import { z } from 'zod';
import { addCommonOptions, readCommonOptions, readOptions } from '../options.js';
import { solvePoint } from '../solve/pointForm.js';
import { pointSchema, readTarget } from '../solve/pointOptions.js';
import { solveSpot, spotSchema } from '../solve/spotForm.js';
import type { Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard solve spot.json
  doorcard solve spot.json --tree
  doorcard solve spot.json --node "check,bet 25" --hands --json
  doorcard solve spot.json --iterations 200 --target 0.1% --save spot.solved
  doorcard solve --load spot.solved --node "check"
  doorcard solve spot.json --lock locks.json --node "check"
  doorcard solve --hero AhKd --board Ts9s2h5c3d --villain-range "TT+,AK,QJs" --pot 10 --stack 20
  doorcard solve --hero QcQd --board 2s7cJdKs8h --villain-range "AA,54s" --pot 30 --stack 90 --to-call 10 --algorithm dcfr

A spot is two ranges on a board, solved for both players. A file:
  {"board": "QsJh2h8d", "ranges": {"oop": "22+,A2s+", "ip": "TT+,AK"}, "pot": 50, "stack": 200,
   "bets": {"turn":  {"oop": {"bet": "50%,a", "raise": "60%,a"}, "ip": {"bet": "50%,a", "raise": "60%,a"}},
            "river": {"oop": {"bet": "50%,a", "raise": "60%,a", "donk": "50%"}, "ip": {"bet": "75%", "raise": ""}}}}
Sizes: 50% of the pot, 2.5x the previous bet, 40c chips, e geometric to be all-in by the river, a all-in. Amounts are
whole chips. A node is reached by actions with commas between them and cards where they are dealt: "check,check,Th,bet 50".

A lock gives the strategy of a decision, and the rest of the spot is solved around it. They stand in the spot
("locks": [...]) or in a file of their own:
  [{"node": "check", "strategy": {"bet 25": 0.4, "check": "rest"}},
   {"node": "bet 25,call,*", "strategy": {"check": "22+,A2s+", "bet 50": "rest"}}]
The same share for every hand, or the hands that do it with their weights ("QQ+,AKs:0.5"), or what is left ("rest");
a star is any card. The answer is then no equilibrium of the spot: best answers keep to the locks too.

A decision point is one hand: hero's hand of a range (default: the villain's range and the hand) against a villain's range.
The pot holds the villain's bet. In position with nothing to call the villain has checked.
Ctrl-C ends a run and shows how far it got; a second one does not wait for its exploitability.
Exploitability is what a best answer would win, in percent of the pot.`;

const runSchema = z.object({
  iterations: z.coerce
    .number('a whole number of iterations, such as 1000')
    .int('a whole number of iterations, such as 1000')
    .min(1, 'at least 1 iteration')
    .optional(),
  target: z.string().optional(),
  time: z.coerce.number('seconds, such as 30').positive('more than 0 seconds').optional(),
  algorithm: z.string().optional(),
});

export function addSolve(program: Command, terminal: Terminal): void {
  const command = program
    .command('solve')
    .summary('solve a spot: equilibrium strategies, values, exploitability')
    .description('Solves a heads-up hold’em spot after the flop, range against range, or one decision point.')
    .argument('[spot]', 'a spot as a JSON file')
    .option('--tree', 'print what can be bet, and solve nothing')
    .option('--node <actions>', 'show the decision after these actions, as in "check,bet 25"')
    .option('--hands', 'show every hand of the decision')
    .option('--save <file>', 'write the solved tree into a file')
    .option('--load <file>', 'answer from a solved tree; with --iterations go on up to so many')
    .option('--lock <file>', 'a JSON list of decisions whose strategies are given')
    .option('--threads <n>', 'threads to work with (default: what the spot says)')
    .option('--hero <hand>', 'a decision point: hero’s hand')
    .option('--board <cards>', 'three to five cards')
    .option('--villain-range <range>', 'what the villain can hold')
    .option('--hero-range <range>', 'what the villain thinks that hero can hold')
    .option('--pot <chips>', 'in the middle, the villain’s bet included')
    .option('--stack <chips>', 'what hero can still lose')
    .option('--to-call <chips>', 'the villain’s bet (default 0)')
    .option('--position <IP|OOP>', 'whether hero acts last (IP, the default) or first')
    .option('--samples <n>', 'villain hands sampled in an iteration of mccfr (default 100)')
    .option('--threshold <change>', 'end when no frequency moves by as much (mccfr, default 0.001)')
    .option(
      '--iterations <n>',
      'at most so many (default: what the spot says, 10000 for mccfr, 1000 for dcfr)',
    )
    .option('--target <percent>', 'end at this exploitability, as in 0.5%')
    .option('--time <seconds>', 'end within so many seconds, measuring the exploitability included')
    .option(
      '--algorithm <name>',
      'mccfr (default) or dcfr for a decision point; dcfr, cfr, cfr+, linear for a spot',
    )
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command).action(async (file: string | undefined, raw: Record<string, unknown>) => {
    const common = readCommonOptions(raw, terminal.env);
    const { iterations, target: wanted, time, algorithm } = readOptions(runSchema, raw);
    const target = readTarget(wanted);
    const spot = readOptions(spotSchema, raw);
    const isPoint = raw['hero'] !== undefined;
    const ofSpot = file ?? spot.load ?? spot.lock;
    if (isPoint && ofSpot !== undefined) {
      throw new InputError({
        code: 'solve/two-forms',
        value: ofSpot,
        problem: 'a spot and a decision point at once',
        expected: 'a spot file, or --hero and what belongs to it',
      });
    }
    if (file !== undefined && spot.load !== undefined) {
      throw new InputError({
        code: 'solve/two-spots',
        value: file,
        problem: `the spot ${file} and the solved tree ${spot.load} at once`,
        expected: 'one of them: a solved tree knows its spot',
      });
    }
    if (file !== undefined || spot.load !== undefined) {
      return solveSpot(terminal, file, spot, { iterations, target, time, algorithm }, common);
    }
    const run = { iterations, target, time, algorithm: readPointAlgorithm(algorithm) };
    return solvePoint(terminal, readOptions(pointSchema, raw), run, common);
  });
}

function readPointAlgorithm(name = 'mccfr'): PointAlgorithm {
  const found = POINT_ALGORITHMS.find((algorithm) => algorithm === name);
  if (found !== undefined) return found;
  throw new InputError({
    code: 'option/algorithm',
    value: name,
    problem: `--algorithm cannot be "${name}" for a decision point`,
    expected: `one of ${POINT_ALGORITHMS.join(', ')}`,
  });
}
