// npm run lv2-table: writes packages/cpu/src/badugi/headsUp/shares.generated.ts, the table by which level 2 plays Badugi
// heads-up. Trains the abstraction badugi/short by self-play and writes its average strategy in as few bytes as it may
// take. The same seed and number of deals give the same file. Minutes on one thread.
//
//   npm run lv2-table -- --deals 400000 --out shares.ts     (a quick try)
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { unwrap } from '../../cards/dist/index.js';
import { sizeOfClass } from '../../cpu/dist/badugi/headsUp/handClass.js';
import { readTable } from '../../cpu/dist/badugi/headsUp/shareTable.js';
import { DRAW_CHOICES } from '../../cpu/dist/badugi/headsUp/tableForm.js';
import { findAbstraction, makeCheckpoint, resumeTraining, Training, USUAL_PLAN } from '../dist/index.js';
import { encodeTable } from './shareEncoder.mjs';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '8000000' },
    seed: { type: 'string', default: '1' },
    /** In squares of errors, weighted by how often a decision comes up in its round. */
    'bit-price': { type: 'string', default: '5e-7' },
    /** A training to go on with, and where to keep it. */
    training: { type: 'string' },
    out: {
      type: 'string',
      default: new URL('../../cpu/src/badugi/headsUp/shares.generated.ts', import.meta.url).pathname,
    },
  },
});

/** Deals of a lane in one batch. */
const BATCH = 4000;

const target = unwrap(findAbstraction('badugi/short'));

function train() {
  const plan = { ...USUAL_PLAN, seed: BigInt(values.seed), deals: BATCH, coarseBatches: 0 };
  const training =
    values.training !== undefined && existsSync(values.training)
      ? unwrap(resumeTraining(readFileSync(values.training), target, plan))
      : new Training(target, plan);
  const lanes = training.lanes.map((_, index) => training.openLane(index));
  const batches = Math.round(Number(values.deals) / (plan.lanes * BATCH));
  while (training.batches < batches) {
    const { batches: batch } = training;
    training.finishBatch(lanes.map((lane) => lane.run(batch)));
    if (training.batches % 100 === 0) console.log(`${training.batches} of ${batches} batches`);
  }
  if (values.training !== undefined) writeFileSync(values.training, Buffer.concat(makeCheckpoint(training)));
  return training.tables;
}

/** @param {ReturnType<typeof train>} tables */
function makeFinder({ sums, regrets }) {
  const { game, layout, counts } = target;
  const totals = game.rounds.map((_, at) =>
    sums.subarray(layout.offsets[at], layout.offsets[at + 1]).reduce((sum, each) => sum + each, 0),
  );
  return (
    /** @type {number} */ at,
    /** @type {number} */ state,
    /** @type {number} */ row,
    /** @type {number} */ handClass,
  ) => {
    const round = game.rounds[at];
    const count = counts[at];
    const isDraw = round.kind === 'draw';
    const actions = isDraw ? 4 : round.tree.counts[state];
    const cell = isDraw
      ? layout.offsets[at] + (row * count + handClass) * 4
      : layout.offsets[at] +
        ((row * 2 + round.tree.roles[state]) * count + handClass) * round.tree.width +
        round.tree.cells[state];
    let parts = sums.subarray(cell, cell + actions);
    const met = parts.reduce((sum, part) => sum + part, 0);
    if (met === 0) parts = regrets.subarray(cell, cell + actions).map((regret) => Math.max(0, regret));
    const total = parts.reduce((sum, part) => sum + part, 0);
    const shares = Array.from(parts, (part) => (total === 0 ? 0 : part / total));
    const weight = met / totals[at];
    if (isDraw)
      return { weight, shares: DRAW_CHOICES[sizeOfClass(handClass)].slice(1).map((n) => shares[n]) };
    const mayFold = round.tree.firsts[state] === 0;
    const mayRaise = actions === (mayFold ? 3 : 2);
    return {
      weight,
      shares: [...(mayFold ? [shares[0]] : []), ...(mayRaise ? [shares[actions - 1]] : [])],
    };
  };
}

const { table, bytes } = encodeTable(makeFinder(train()), Number(values['bit-price']));
const read = readTable(bytes);
if (Buffer.compare(Buffer.from(read.levels), Buffer.from(table.levels)) !== 0) {
  throw new Error('the table that was written is not the table that is read');
}
const command = `npm run lv2-table -- --deals ${values.deals} --seed ${values.seed} --bit-price ${values['bit-price']}`;
writeFileSync(
  values.out,
  `// Written by: ${command}

/** Level 2 in Badugi with two players, as \`readTable\` reads it, in base 64. */
export const SHARES =
  '${Buffer.from(bytes).toString('base64')}';
`,
);
console.log(`${bytes.length} bytes, ${table.levels.length} levels`);
