// npm run class-game [-- --classes ranks] [-- --strategy file.gz]: the exact best response to a Badugi strategy in the game
// of hand classes without card removal. Writes its part of docs/blueprint.md, unless a strategy is named.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { writeMarked } from './markedPart.mjs';
import { ROOT } from './run.mjs';
import { setUp } from './setup.mjs';

const DETAILS = /** @type {const} */ (['buckets', 'ranks']);

const { values } = parseArgs({
  options: {
    classes: { type: 'string', default: 'buckets' },
    strategy: { type: 'string' },
  },
});

/** @param {number} value */
const sign = (value) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(1);

async function measure() {
  const detail = DETAILS.find((each) => each === values.classes);
  if (detail === undefined) {
    console.error(`--classes ${values.classes}: expected ${DETAILS.join(' or ')}`);
    return 1;
  }
  const { parseStrategyFile } = await import('../packages/blueprint/dist/index.js');
  const { measureClassGame } = await import('../packages/blueprint/dist/classGame/measureClassGame.js');
  const { unwrap } = await import('../packages/cards/dist/index.js');
  const bytes = readFileSync(values.strategy ?? join(ROOT, 'packages/strategies/files/badugi.strategy.gz'));
  const strategy = unwrap(parseStrategyFile(gunzipSync(bytes)));
  const before = process.cpuUsage();
  const minutes = () => process.cpuUsage(before).user / 6e7;
  let told = 0;
  const measured = measureClassGame(strategy, detail, (walked) => {
    if (minutes() - told < 1) return;
    told = minutes();
    console.log(`${told.toFixed(0)} CPU minutes, ${(walked / 1e6).toFixed(0)} M nodes`);
  });
  const { per100, seats, nodes } = unwrap(measured);
  const { batches, lanes, deals } = strategy.record;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const figure =
    `**${sign(per100)} big bets/100** (as the big blind ${sign(seats[0])}, as the small blind ${sign(seats[1])}) ` +
    `from the strategy ${hash} of ${(batches * lanes * deals).toLocaleString('en')} deals, hands by ${detail}; ` +
    `${(nodes / 1e6).toFixed(0)} M nodes, ${minutes().toFixed(0)} CPU minutes.`;
  console.log(figure);
  if (values.strategy !== undefined) return 0;
  return writeMarked('docs/blueprint.md', `class-game ${detail}`, figure);
}

process.exitCode = (await setUp()) || (await measure());
