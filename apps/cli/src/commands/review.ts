import { Xoshiro256 } from '@doorcard/cards';
import { REVIEW_SIGNATURE, summarize, type ReviewInput, type ReviewOutput } from '@doorcard/coach';
import { RULE_SETS, type RuleSet } from '@doorcard/engine';
import { makeHandRecord } from '@doorcard/history';
import { makeJobPlan, runPlan, type Shard } from '@doorcard/jobs';
import { arenaWordsOf, wordsOf } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { findDrillFile, keepMistakes } from '../drill/drillFile.js';
import { readHands, type ReadHand } from '../handInput.js';
import { addCommonOptions, readCommonOptions, readOptions, wholeNumber } from '../options.js';
import { checkReportFile, writeReport } from '../report/reportFile.js';
import { checkModel, choosePlayer, findSeat } from '../review/reviewInput.js';
import { findSeatedPlayers } from '../review/seatedPlayers.js';
import { makeReviewReport } from '../review/reviewReport.js';
import { drawReview, type ReviewedHand } from '../review/reviewText.js';
import { RULE_SET_IDS, RULES_WORDS } from '../ruleSetOption.js';
import { addRunnerOptions, nameRun, runnerSchema, runShards } from '../runnerOptions.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard review hands.phhs --player 1
  doorcard review session.txt --player Hero --top 5
  doorcard review hands.phhs --player Ann --model lv2 --worlds 2000 --json
  doorcard review hands.phhs --player 1 --solve
  doorcard review hands.phhs --player 1 --html review.html --lang ja
  doorcard review session.phhs --player You --drill

Every decision of one player is judged by rollouts: each action is played out many times against hands that the
opponents may hold. Reads .phh, .phhs, PokerStars text (.txt) and Doorcard's JSON. --model names the opponents: seated
(default: the programs that sat there, if the file names them, otherwise a mix of usual players), mixed (always the mix)
or a player such as lv2. Losses are in big bets with 95 % intervals.
--solve adds a second opinion where two players are on a late street of Razz, Stud, Stud8, Badugi or 2-7 triple draw:
the equilibrium for the ranges that a mix of players would have, with its exploitability. It is not part of the sums.
JSON: one object per hand, {hand, review} or {hand, refused}, then {summary}.`;

const reviewSchema = runnerSchema.extend({
  player: z.string().optional(),
  worlds: wholeNumber(100, 100_000).default(800),
  most: wholeNumber(100, 100_000).optional(),
  model: z.string().default('seated'),
  top: wholeNumber(0, 1000).default(10),
  solve: z.boolean().default(false),
  html: z.string().optional(),
  drill: z.boolean().default(false),
  save: z.string().optional(),
  rules: z.enum(RULE_SET_IDS).optional(),
});

/** Without --most a verdict goes on up to this many times its first worlds. */
const REFINEMENTS = 40;
/** Hands of a shard: a few seconds of work. */
const HANDS_OF_SHARD = 4;

export function addReview(program: Command, terminal: Terminal): void {
  const command = program
    .command('review')
    .description('Reads hands and says what each decision of one player cost, with intervals.')
    .argument('<file>', 'a file of hands: .phh, .phhs, .txt (PokerStars), .json')
    .option('--player <name or seat>', 'whose decisions: a name of the file, or a seat from 1')
    .option('--worlds <n>', 'rollouts of the first verdict (default 800)')
    .option('--most <n>', 'rollouts of a verdict that is too close to call (default: 40 times --worlds)')
    .option(
      '--model <opponents>',
      'who the opponents are: seated, mixed, or a player such as lv2 (default seated)',
    )
    .option('--solve', 'also solve late decisions of two players, for believed ranges; seconds each')
    .option('--top <n>', 'how many of the most expensive decisions to show (default 10)')
    .option('--html <file>', 'write a page that opens offline')
    .option('--drill', 'put the mistakes into your drills')
    .option('--save <file>', "with --drill: where the drills are saved (default: in the user's data folder)")
    .option('--rules <name>', `${RULES_WORDS} (default: those of the file, or wsop)`)
    .addHelpText('after', EXAMPLES);
  addRunnerOptions(addCommonOptions(command)).action((file: string, raw: unknown) =>
    review(file, raw, terminal),
  );
}

async function review(file: string, raw: unknown, terminal: Terminal): Promise<void> {
  const { json, language, seed } = readCommonOptions(raw, terminal.env);
  const options = readOptions(reviewSchema, raw);
  checkModel(options.model, ['seated', 'mixed']);
  checkReportFile(options.html);
  const { hands, refused } = await readAllHands(file, options.rules && RULE_SETS[options.rules]);
  const player = choosePlayer(
    hands.map(({ read }) => read),
    options.player,
  );
  const { worlds, model, most = REFINEMENTS * worlds } = options;
  const settings = {
    model,
    seed: String(seed),
    worlds,
    most: Math.max(worlds, most),
    spread: true,
    solve: options.solve,
  };
  const shards = makeShards(hands, player, settings);
  const plan = makeJobPlan(REVIEW_SIGNATURE, nameRun(options.run, 'review', shards), shards);
  const results = (
    await runShards(options, language, terminal, (runner, watch) => runPlan(runner, plan, watch))
  ).flat();

  const words = wordsOf(language);
  const reviewed: ReviewedHand[] = [];
  const outputs = new Map<number, ReviewOutput>(refused);
  shards
    .flatMap(({ input }) => input.hands.map(({ index }) => index))
    .forEach((index, i) => outputs.set(index, results[i]!));
  const complaints: string[] = [];
  for (const [index, output] of [...outputs].sort(([a], [b]) => a - b)) {
    if ('review' in output) {
      const { hand, details } = hands.find((each) => each.index === index)!.read;
      reviewed.push({ number: index + 1, hand, names: details.players, review: output.review });
    } else {
      const { code, message } = output.refused;
      complaints.push(`${words.coach.handNumber(index + 1)}: ${code}: ${message}`);
    }
    if (json) writeLine(terminal.stdout, JSON.stringify({ hand: index + 1, ...output }));
  }
  const summary = summarize(
    reviewed.map((each) => each.review),
    options.top,
    Xoshiro256.fromSeed(seed),
  );
  if (json) writeLine(terminal.stdout, JSON.stringify({ summary }));
  else {
    for (const line of drawReview(words, player, reviewed, summary, complaints)) {
      writeLine(terminal.stdout, line);
    }
  }
  if (options.drill) {
    const drills = options.save ?? findDrillFile(terminal.env);
    const added = await keepMistakes(drills, reviewed, Date.now());
    if (!json) writeLine(terminal.stdout, words.drills.mistakesAdded(added, drills));
  }
  if (options.html === undefined) return;
  const { madeWith } = arenaWordsOf(language);
  const command = `doorcard review ${file} --player ${player} --worlds ${worlds} --model ${model} --seed ${seed}`;
  const page = { player, language, words, hands: reviewed, summary, refused: complaints, command, madeWith };
  writeReport(options.html, makeReviewReport(page));
}

/** A hand of the file and its index. */
interface IndexedHand {
  readonly index: number;
  readonly read: ReadHand;
}

/** All hands of a file; one that cannot be read is kept with its reason. */
async function readAllHands(
  file: string,
  rules: RuleSet | undefined,
): Promise<{ hands: IndexedHand[]; refused: [number, ReviewOutput][] }> {
  const hands: IndexedHand[] = [];
  const refused: [number, ReviewOutput][] = [];
  let index = 0;
  for await (const { hand } of readHands(file, rules)) {
    if (hand.ok) hands.push({ index, read: hand.value });
    else refused.push([index, { refused: { code: hand.error.code, message: hand.error.message } }]);
    index++;
  }
  return { hands, refused };
}

type Settings = Omit<ReviewInput, 'hands'>;

function makeShards(hands: readonly IndexedHand[], player: string, settings: Settings): Shard<ReviewInput>[] {
  const inputs = hands.flatMap(({ index, read }) => {
    const seat = findSeat(read, player);
    if (seat === undefined) return [];
    const players = findSeatedPlayers(read);
    return [
      { record: makeHandRecord(read.hand), seat, index, ...(players === undefined ? {} : { players }) },
    ];
  });
  return Array.from({ length: Math.ceil(inputs.length / HANDS_OF_SHARD) }, (_, i) => ({
    id: `h${i}`,
    input: { hands: inputs.slice(i * HANDS_OF_SHARD, (i + 1) * HANDS_OF_SHARD), ...settings },
  }));
}
