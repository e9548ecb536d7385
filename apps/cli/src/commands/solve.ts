import { InputError } from '@doorcard/cards';
import { POINT_ALGORITHMS, type PointAlgorithm } from '@doorcard/solver/decision';
import { wordsOf } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { addCommonOptions, readCommonOptions, readOptions, type CommonOptions } from '../options.js';
import { DEMO_SPOT } from '../solve/demoSpot.js';
import { solvePoint } from '../solve/pointForm.js';
import { fromSchema, readFromHand } from '../solve/fromHand.js';
import { solveLate } from '../solve/lateForm.js';
import { pointSchema, readTarget } from '../solve/pointOptions.js';
import { solveSpot, spotSchema } from '../solve/spotForm.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard solve --demo
  doorcard solve spot.json
  doorcard solve spot.json --tree
  doorcard solve spot.json --node "check,bet 25" --hands --json
  doorcard solve spot.json --iterations 200 --target 0.1% --save spot.solved
  doorcard solve --load spot.solved --node "check"
  doorcard solve spot.json --lock locks.json --node "check"
  doorcard solve razz7th.json --node "bet,raise"
  doorcard solve --from hands.phhs --decision 12
  doorcard solve --hero AhKd --board Ts9s2h5c3d --villain-range "TT+,AK,QJs" --pot 10 --stack 20
  doorcard solve --hero QcQd --board 2s7cJdKs8h --villain-range "AA,54s" --pot 30 --stack 90 --to-call 10 --algorithm dcfr
  doorcard solve --hero 5h4h --board 2s7cJdKs8h --villain-range QdQc --pot 30 --stack 90 --respond villain.json

A spot is two ranges on a board, solved for both players. A file:
  {"board": "QsJh2h8d", "ranges": {"oop": "22+,A2s+", "ip": "TT+,AK"}, "pot": 50, "stack": 200,
   "bets": {"turn":  {"oop": {"bet": "50%,a", "raise": "60%,a"}, "ip": {"bet": "50%,a", "raise": "60%,a"}},
            "river": {"oop": {"bet": "50%,a", "raise": "60%,a", "donk": "50%"}, "ip": {"bet": "75%", "raise": ""}}}}
Sizes: 50% of the pot, 2.5x the previous bet, 40c chips, e geometric to be all-in by the river, a all-in. Amounts are
whole chips. A node is reached by actions with commas between them and cards where they are dealt: "check,check,Th,bet 50".

A lock fixes the strategy of a decision, and the rest of the spot is solved around it. Locks are in the spot file
("locks": [...]) or in a separate file:
  [{"node": "check", "strategy": {"bet 25": 0.4, "check": "rest"}},
   {"node": "bet 25,call,*", "strategy": {"check": "22+,A2s+", "bet 50": "rest"}}]
An action has the same share for every hand, or a list of hands with weights ("QQ+,AKs:0.5"), or what is left ("rest");
a star is any card. With locks the result is not an equilibrium of the spot: best responses keep to the locks too.

A late street of stud, or the betting after the last draw of Badugi or 2-7, is a file with a game. First in "up" and
"ranges" is the player who acts first; hands are the hidden cards:
  {"game": "razz", "street": 7, "up": ["Ad5s6cKh", "2c4d7h8s"], "dead": "3hQc", "pot": 10, "bet": 1, "maxWagers": 4,
   "firstToAct": "given", "ranges": ["low2:1, *:0.1", {"hands": {"2d5sKs": 1, "3c4h9d": 0.25}}], "target": "0.1%"}
Range items: cards, ranks, [A-8], *, words such as pair, low2, flush4, badugi<=8, top 30%, with ! and & and weights.
Its nodes are actions only ("bet,raise"); nobody sees the last card. See docs/late-streets.md.

--from makes such a spot of a decision in a kept hand (.phh, .phhs, PokerStars text, JSON), if two players are on a late
street there. The ranges of both are what players of --model (mixed, or one such as lv2) would hold after this betting;
hidden cards of the file do not enter. Decisions are counted from 1 through the whole hand; without --decision the
command lists those that can be solved.

A decision point is one hand of hero's range (default: the villain's range plus the hand) against the villain's range.
The pot includes the villain's bet. If hero is in position with nothing to call, the villain has checked.
--respond finds the best response of that hand to a villain whose strategy is given, beside the equilibrium. The file is a
list like that of the locks, with decisions of the villain; amounts are chips:
  [{"node": "bet 22.5", "strategy": {"fold": "QQ", "call": "rest"}}, {"node": "rest", "strategy": {"fold": 0.4}}]
"rest" is every decision that the list does not name: how often the villain folds there. What is left checks or calls.
Ctrl-C ends a run and shows the results so far; a second Ctrl-C does not wait for the exploitability.
Exploitability is what a best response would win, in percent of the pot.`;

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
    .description(
      'Solves a heads-up hold’em spot after the flop or a late street of stud and draw games, range against range, or one decision point.',
    )
    .argument('[spot]', 'a spot as a JSON file')
    .option('--demo', 'solve a built-in spot')
    .option('--tree', 'print the betting tree without solving it')
    .option('--node <actions>', 'show the decision after these actions, as in "check,bet 25"')
    .option('--hands', 'show every hand of the decision')
    .option('--save <file>', 'write the solved tree into a file')
    .option('--load <file>', 'read a solved tree; with --iterations continue up to that many')
    .option('--lock <file>', 'a JSON file with locks: decisions whose strategies are given')
    .option('--threads <n>', 'number of threads (default: that of the spot)')
    .option('--from <file>', 'solve a late decision of a kept hand')
    .option('--decision <n>', 'with --from: which decision of the hand, from 1')
    .option('--hand-number <n>', 'with --from: which hand of the file, from 1 (default 1)')
    .option(
      '--model <players>',
      'with --from: who both players are, mixed or a player such as lv2 (default mixed)',
    )
    .option('--hero <hand>', 'a decision point: hero’s hand')
    .option('--board <cards>', 'three to five cards')
    .option('--villain-range <range>', 'the villain’s range')
    .option('--hero-range <range>', 'hero’s range as the villain sees it')
    .option('--pot <chips>', 'the pot, including the villain’s bet')
    .option('--stack <chips>', 'hero’s remaining stack')
    .option('--to-call <chips>', 'the villain’s bet (default 0)')
    .option('--position <IP|OOP>', 'hero’s position: IP (acts last, the default) or OOP')
    .option('--samples <n>', 'villain hands sampled per iteration of mccfr (default 100)')
    .option('--threshold <change>', 'stop when no frequency changes by this much (mccfr, default 0.001)')
    .option('--respond <file>', 'a JSON list with the villain’s strategy: also print the best response to it')
    .option(
      '--iterations <n>',
      'maximum number of iterations (default: that of the spot, 10000 for mccfr, 1000 for dcfr)',
    )
    .option('--target <percent>', 'stop at this exploitability, as in 0.5%')
    .option(
      '--time <seconds>',
      'stop within this many seconds, including the time to measure the exploitability',
    )
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
    const from = readOptions(fromSchema, raw);
    const isPoint = raw['hero'] !== undefined;
    const ofSpot = (spot.demo ? '--demo' : file) ?? spot.load ?? from.from ?? spot.lock;
    if (file === undefined && Object.keys(raw).every((name) => name === 'lang'))
      return offerDemo(terminal, common);
    if (isPoint && ofSpot !== undefined) {
      throw new InputError({
        code: 'solve/two-forms',
        value: ofSpot,
        problem: 'both a spot and a decision point',
        expected: 'a spot file, or --hero with its options',
      });
    }
    if (!isPoint && ofSpot !== undefined && raw['respond'] !== undefined) {
      throw new InputError({
        code: 'solve/respond-needs-hero',
        value: '--respond',
        problem: 'a villain strategy for a spot',
        expected:
          '--respond with a decision point (--hero …); for a spot, --lock gives strategies of decisions',
      });
    }
    const given = [spot.demo ? '--demo' : undefined, file, spot.load, from.from].filter(
      (each) => each !== undefined,
    );
    if (given.length > 1) {
      throw new InputError({
        code: 'solve/two-spots',
        value: given[0]!,
        problem: `both ${given[0]} and ${given[1]}`,
        expected:
          'one spot: the demo, a spot file, a kept hand (--from), or a solved tree, which contains its spot',
      });
    }
    if (from.from === undefined && from.decision !== undefined) {
      throw new InputError({
        code: 'solve/decision-needs-hand',
        value: '--decision',
        problem: 'a decision without a hand',
        expected: '--from with a file of hands, and --decision',
      });
    }
    if (from.from !== undefined) {
      if (spot.lock !== undefined) throw refuseLock(spot.lock);
      const kept = await readFromHand(from.from, from, common.seed);
      return solveLate(terminal, kept.source, spot, { iterations, target, time, algorithm }, common, kept);
    }
    if (given.length === 1) {
      return solveSpot(terminal, file, spot, { iterations, target, time, algorithm }, common);
    }
    const run = { iterations, target, time, algorithm: readPointAlgorithm(algorithm) };
    return solvePoint(terminal, readOptions(pointSchema, raw), run, common);
  });
}

const refuseLock = (file: string): InputError =>
  new InputError({
    code: 'solve/lock-and-from',
    value: file,
    problem: 'locks for the spot of a kept hand',
    expected: 'a spot file with --lock',
  });

/** `doorcard solve` alone shows a spot that can be solved, and how. */
function offerDemo({ stdout }: Terminal, { language }: CommonOptions): void {
  const { demo } = wordsOf(language).solve;
  writeLine(
    stdout,
    demo(JSON.stringify(DEMO_SPOT), [
      'doorcard solve --demo',
      'doorcard solve --demo --hands',
      'doorcard solve --demo --node "bet 50"',
    ]),
  );
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
