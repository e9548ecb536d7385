// node scripts/fourBits.mjs badugi badugi.strategy.gz.training [--deals 400000]: what rounding a strategy to four bits costs.
// Reads a training that was stopped, and lets its average strategy, with its 32-bit sums, play against the file that
// doorcard train would write. Both play the compiled game, which tests compare with the dealer.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  findAbstraction,
  Lane,
  makeLesson,
  resumeTraining,
  USUAL_ABSTRACTIONS,
  USUAL_PLAN,
} from '../packages/blueprint/dist/index.js';
import { unwrap } from '../packages/cards/dist/index.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '400000' },
    seed: { type: 'string', default: '17' },
    'training-seed': { type: 'string', default: '1' },
  },
});
const [game, file] = positionals;
if (game === undefined || file === undefined) {
  console.error('expected a game and a training, as in badugi badugi.strategy.gz.training');
  process.exit(1);
}

const PARTS = 20;
/** A sum far above any regret, so that playing does not change the strategy. */
const LARGE = 1e9;
/** Skipped, as actions that are never taken should be. */
const NEVER = -1000;
/** From small bets a deal to big bets per 100. */
const PER_100 = 50;

const target = unwrap(
  findAbstraction(USUAL_ABSTRACTIONS[/** @type {keyof typeof USUAL_ABSTRACTIONS} */ (game)]),
);
const plan = { ...USUAL_PLAN, seed: BigInt(values['training-seed']) };
const training = unwrap(resumeTraining(readFileSync(file), target, plan));
const { sums } = training.tables;
const exact = sums.map((sum) => (sum > 0 ? sum * LARGE : NEVER));
const lesson = makeLesson(
  training.abstraction,
  { regrets: exact, sums: new Float32Array(0) },
  training.makeStrategy(''),
);
const pruning = { share: 1, below: -1, perRoot: 0, depth: LARGE };
const options = {
  seed: BigInt(values.seed),
  lanes: 1,
  deals: Math.ceil(Number(values.deals) / PARTS),
  pruning,
};
const lane = new Lane(lesson, options, 0);
const won = Array.from({ length: PARTS }, (_, part) => PER_100 * lane.run(part).value);
const mean = won.reduce((sum, each) => sum + each, 0) / PARTS;
const error = Math.sqrt(won.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (PARTS - 1) / PARTS);
console.log(
  `${game}, ${training.batches} batches: 32 bits win ${mean.toFixed(2)} big bets/100 from 4 bits ` +
    `(${(mean - 2.093 * error).toFixed(2)} to ${(mean + 2.093 * error).toFixed(2)}, ${2 * PARTS * options.deals} hands)`,
);
