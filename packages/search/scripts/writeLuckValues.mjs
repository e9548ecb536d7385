// Writes src/luck/values/<game>.generated.ts: the coefficients of the value function of the luck adjustment, a
// least-squares fit to hands of computer players. The fit need not follow every change of the players: whatever the
// coefficients are, the adjustment has no bias.
//   npx tsc -b packages/search && node packages/search/scripts/writeLuckValues.mjs [games] [hands]
import { writeFileSync } from 'node:fs';
import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { makeRegistry, playHand, usualEntries } from '@doorcard/cpu';
import { GAMES, Hand, makeDefaultSetup, makePlan, RULE_SETS, VARIANTS } from '@doorcard/engine';
import { LuckReplay } from '../dist/luck/luckReplay.js';
import { KINDS } from '../dist/luck/moment.js';
import { addFeatures, countFeatures } from '../dist/luck/pairValue.js';
import { unitChips } from '../dist/luck/luckMeter.js';

/** Line-ups and their shares of the hands. */
const LINEUPS = [
  [['lv2', 'lv1'], 0.45],
  [['lv2', 'lv2'], 0.45],
  [['lv2', 'lv1', 'lv1', 'lv2', 'lv1', 'lv2'], 0.07],
  [['lv2', 'lv1', 'lv2'], 0.03],
];
const [games = GAMES.join(','), hands = '40000'] = process.argv.slice(2);
/** Of tuning: published figures use another one. */
const SEED = 16;
/** Fewer rows than this are not fitted. */
const LEAST_ROWS = 200;
/** Coefficients are written in units of this. */
const STEP = 1000;

const registry = makeRegistry(usualEntries);

/** The coefficients of all kinds and streets of a game. */
function fitGame(game, count) {
  const { length: streets } = VARIANTS[game].streets;
  const { ratings } = new LuckReplay(makePlan(makeDefaultSetup(game, 2, RULE_SETS.wsop)), 1, []);
  const sums = Array.from({ length: KINDS * streets }, (_, i) =>
    openSums(countFeatures(ratings, Math.floor(i / streets))),
  );
  for (const [names, share] of LINEUPS) collectRows(game, names, Math.ceil(count * share), sums);
  return sums.map((each) => (each.rows < LEAST_ROWS ? [] : solve(each)));
}

const openSums = (size) => ({
  size,
  rows: 0,
  matrix: new Float64Array(size * size),
  vector: new Float64Array(size),
});

function collectRows(game, names, count, sums) {
  const players = names.map((name) => unwrap(registry.find(name)));
  const plan = makePlan(makeDefaultSetup(game, names.length, RULE_SETS.wsop));
  const unit = unitChips(plan);
  const hand = new Hand(plan);
  const replay = new LuckReplay(plan, unit, []);
  const rng = Xoshiro256.fromSeed(BigInt(SEED));
  replay.onMoment = (moment, ratings, street) => {
    const { kind, live, shares } = moment;
    const target = sums[kind * plan.streetCount + street];
    const seats = shares.length;
    for (let seat = 0; seat < seats; seat++) {
      if (((live >> seat) & 1) === 0) continue;
      const features = new Float64Array(target.size);
      let others = 0;
      for (let other = 0; other < seats; other++) {
        if (other === seat || ((live >> other) & 1) === 0) continue;
        addFeatures(features, ratings, moment, moment.pot / unit, seat, other);
        others++;
      }
      addRow(target, features, (hand.stackOf(seat) - plan.stacks[seat] - shares[seat]) / unit);
      // Of two players one loses what the other wins.
      if (others === 1) break;
    }
  };
  for (let i = 0; i < count; i++) {
    hand.deal({ kind: 'rng', rng });
    const seated = names.map((_, seat) => players[(seat + i) % names.length]);
    void playHand({ hand, players: seated, table: SEED, number: i });
    replay.replay(hand, []);
  }
}

function addRow(sums, features, result) {
  const used = [];
  for (let i = 0; i < sums.size; i++) if (features[i] !== 0) used.push(i);
  for (const i of used) {
    sums.vector[i] += features[i] * result;
    for (const j of used) sums.matrix[i * sums.size + j] += features[i] * features[j];
  }
  sums.rows++;
}

/** Ridge regression, by Gaussian elimination of a positive definite matrix. */
function solve({ size, rows, matrix, vector }) {
  const a = matrix.slice();
  const b = vector.slice();
  for (let i = 0; i < size; i++) a[i * size + i] += 1 + rows * 1e-5;
  for (let i = 0; i < size; i++) {
    for (let k = i + 1; k < size; k++) {
      const factor = a[k * size + i] / a[i * size + i];
      if (factor === 0) continue;
      for (let j = i; j < size; j++) a[k * size + j] -= factor * a[i * size + j];
      b[k] -= factor * b[i];
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let j = i + 1; j < size; j++) b[i] -= a[i * size + j] * b[j];
    b[i] /= a[i * size + i];
  }
  return Array.from(b);
}

for (const game of games.split(',')) {
  const rows = fitGame(game, Number(hands));
  const lines = rows.map((row) => `  '${row.map((value) => Math.round(value * STEP)).join(' ')}',`);
  writeFileSync(
    new URL(`../src/luck/values/${game}.generated.ts`, import.meta.url),
    `// Written by scripts/writeLuckValues.mjs. By kind of moment and street: coefficients in thousandths.
// prettier-ignore
export const values: readonly string[] = [
${lines.join('\n')}
];
`,
  );
  console.log(`${game}: ${rows.filter(({ length }) => length > 0).length} of ${rows.length} rows`);
}
