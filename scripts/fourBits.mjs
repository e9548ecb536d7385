// npm run four-bits [-- badugi razz]: what rounding a strategy to four bits costs. Trains each game for a while and lets the
// average strategy, with its 32-bit sums, play against the file that doorcard train would write, in the compiled game,
// which tests compare with the dealer. Every deal is played from both seats with the same random numbers, so that most
// hands cancel. Writes its part of docs/blueprint.md.
//
//   npm run four-bits -- badugi --training badugi.strategy.gz.training   (a training that was stopped; writes nothing)
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeMarked } from './markedPart.mjs';
import { ROOT } from './run.mjs';
import { setUp } from './setup.mjs';

const GAMES = /** @type {const} */ (['badugi', 'razz', 'stud', 'stud8']);
/**
 * Deals of the training, in whole batches: enough for most decisions to be mixed as in the files that ship. A short
 * training plays many bad actions now and then, which rounding leaves out: the file won 1.7 with 160,000 deals of Badugi,
 * and 1.0 with 480,000 of Stud and Stud8.
 */
const TRAINED = { badugi: 2_000_000, razz: 2_400_000, stud: 2_400_000, stud8: 2_400_000 };
/** Big bets/100 on either side that the interval has to stay within. */
const GOAL = 1;
/** From small bets a hand to big bets per 100; standard errors on each side of an interval of 95 %. */
const PER_100 = 50;
const USUAL = 1.96;
const FILE = join(ROOT, '.doorcard/strength/four-bits.jsonl');

/** @typedef {(typeof GAMES)[number]} Game */
/** @typedef {{ game: Game, trained: number, mean: number, low: number, high: number, hands: number, same: number, trainMinutes: number, matchMinutes: number }} Figure */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '17' },
    training: { type: 'string' },
    'training-seed': { type: 'string', default: '1' },
  },
});

const cpuMinutes = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 6e7;
};

/** @param {Game} game */
async function openTraining(game) {
  const { findAbstraction, resumeTraining, Training, USUAL_ABSTRACTIONS, USUAL_DEALS, USUAL_PLAN } =
    await import('../packages/blueprint/dist/index.js');
  const { unwrap } = await import('../packages/cards/dist/index.js');
  const target = unwrap(findAbstraction(USUAL_ABSTRACTIONS[game]));
  const seed = BigInt(values['training-seed']);
  const deals = USUAL_DEALS[game];
  if (values.training !== undefined)
    return unwrap(resumeTraining(readFileSync(values.training), target, { ...USUAL_PLAN, seed, deals }));
  const batches = Math.ceil(TRAINED[game] / (USUAL_PLAN.lanes * deals));
  // Fine groups for most of this short training.
  const plan = { ...USUAL_PLAN, seed, deals, coarseBatches: Math.floor(batches / 5) };
  const training = new Training(target, plan);
  const open = () => training.lanes.map((_, index) => training.openLane(index));
  let lanes = open();
  while (training.batches < batches) {
    if (training.finishBatch(lanes.map((lane) => lane.run(training.batches)))) lanes = open();
  }
  return training;
}

/** @param {Game} game @returns {Promise<Figure>} */
async function measureGame(game) {
  const { measureRounding } = await import('../packages/blueprint/dist/measure/rounding.js');
  const start = cpuMinutes();
  const training = await openTraining(game);
  const trained = cpuMinutes();
  const { mean, error, hands, same } = measureRounding(training, Number(values.deals), Number(values.seed));
  return {
    game,
    trained: training.batches * training.plan.lanes * training.plan.deals,
    mean: PER_100 * mean,
    low: PER_100 * (mean - USUAL * error),
    high: PER_100 * (mean + USUAL * error),
    hands,
    same,
    trainMinutes: trained - start,
    matchMinutes: cpuMinutes() - trained,
  };
}

/** @param {number} value */
const sign = (value) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(2);

/** @param {Figure} figure */
const spell = ({ game, trained, mean, low, high, hands, same, trainMinutes, matchMinutes }) => [
  game,
  trained.toLocaleString('en'),
  `${sign(mean)} (${sign(low)} to ${sign(high)})`,
  hands.toLocaleString('en'),
  `${(100 * same).toFixed(0)} %`,
  `${trainMinutes.toFixed(1)} + ${matchMinutes.toFixed(1)}`,
];

/** The last figure of each game. @returns {Figure[]} */
function readFigures() {
  /** @type {Figure[]} */
  const all = existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];
  return GAMES.flatMap((game) => all.findLast((figure) => figure.game === game) ?? []);
}

async function measure() {
  const unknown = positionals.find((game) => !GAMES.some((each) => each === game));
  if (unknown !== undefined || (values.training !== undefined && positionals.length !== 1)) {
    console.error(`expected games (${GAMES.join(', ')}), and one game with --training`);
    return 1;
  }
  let isWithin = true;
  for (const game of GAMES.filter((each) => positionals.length === 0 || positionals.includes(each))) {
    const figure = await measureGame(game);
    console.log(
      `${spell(figure).join('  ')}${Math.max(-figure.low, figure.high) < GOAL ? '' : '  beyond the goal'}`,
    );
    isWithin &&= Math.max(-figure.low, figure.high) < GOAL;
    if (values.training !== undefined) continue;
    mkdirSync(join(ROOT, '.doorcard/strength'), { recursive: true });
    appendFileSync(FILE, `${JSON.stringify(figure)}\n`);
  }
  if (values.training !== undefined) return isWithin ? 0 : 2;
  const rows = readFigures().map((figure) => `| ${spell(figure).join(' | ')} |`);
  const text = `| game | trained with deals | 32 bits win from 4 bits, big bets/100 (95 %) | hands | deals without a difference | CPU minutes: training + match |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`;
  return (await writeMarked('docs/blueprint.md', 'four-bits', text)) || (isWithin ? 0 : 2);
}

process.exitCode = (await setUp()) || (await measure());
