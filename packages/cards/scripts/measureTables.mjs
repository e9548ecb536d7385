// Prints how much memory the tables of all evaluators take: what stays in array buffers after each has ranked a hand.
// Run it after a build: node packages/cards/scripts/measureTables.mjs
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = /** @type {() => void} */ (runInNewContext('gc'));

function countBytes() {
  collect();
  return process.memoryUsage().arrayBuffers;
}

const before = countBytes();
const { cards, prepareBoards, RANKING_BY_ID, rankOmahaHigh, rankOmahaLow } = await import('../dist/index.js');
const hand = cards('As2d3c4h6s9dJc');
for (const { rank, sizes } of Object.values(RANKING_BY_ID)) {
  for (const size of sizes) rank(hand.slice(0, size));
}
rankOmahaHigh(hand.slice(0, 4), cards('5s7d8cThKs'));
rankOmahaLow(hand.slice(0, 4), cards('5s7d8cThKs'));
prepareBoards();
const bytes = countBytes() - before;
console.log(`${(bytes / 1e6).toFixed(1)} MB (${bytes} bytes)`);
