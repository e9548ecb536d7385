// Writes src/stud8/finalGrades.generated.ts: what one to six known cards become when the others are dealt at random,
// by pairs alone; straights and flushes are reckoned from outs. Deals from a fixed seed, so the file is always the same.
//   npx tsc -b packages/cpu && node packages/cpu/scripts/writeFinalGrades.mjs
import { writeFileSync } from 'node:fs';
import { DECK_SIZE, below, rankOf, Xoshiro256 } from '@doorcard/cards';
import { HIGH_GRADES } from '../dist/stud8/highGrade.js';
import { classOf, KNOWN_CLASSES, LIVE_STEPS, liveStepOf } from '../dist/stud8/knownCards.js';
import { readShape } from '../dist/stud/handShape.js';

const DEALS = 1_500_000; // for each number of known cards
const MOST_DEAD = 12;
const rng = Xoshiro256.fromSeed(8n);
const deck = Uint8Array.from({ length: DECK_SIZE }, (_, card) => card);

const tierOf = (value, ...tops) => tops.findIndex((top) => value <= top);

const rows = [];
for (let known = 1; known <= 6; known++) {
  const sums = Array.from({ length: KNOWN_CLASSES * LIVE_STEPS }, () => new Float64Array(HIGH_GRADES + 1));
  for (let deal = 0; deal < DEALS; deal++) {
    const dead = 1 + below(rng, MOST_DEAD);
    for (let i = 0; i < 7 + dead; i++) {
      const j = i + below(rng, DECK_SIZE - i);
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
    // The known cards, then those to come, then the dead ones.
    const cards = Array.from(deck.subarray(0, known));
    const shape = readShape(cards);
    const seen = new Uint8Array(13);
    for (const card of cards) seen[rankOf(card)]++;
    for (let i = 7; i < 7 + dead; i++) seen[rankOf(deck[i])]++;
    const row = sums[classOf(shape) * LIVE_STEPS + liveStepOf(shape, seen)];
    row[gradePairs(deck)]++;
    row[HIGH_GRADES]++;
  }
  rows.push(sums);
}

/** The grade of the first seven cards when suits and runs do not count. */
function gradePairs(cards) {
  const counts = new Uint8Array(15);
  for (let i = 0; i < 7; i++) counts[rankOf(cards[i]) + 2]++;
  let [four, trips, pair, second, top] = [0, 0, 0, 0, 0];
  for (let value = 14; value >= 2; value--) {
    if (counts[value] > 0) top ||= value;
    if (counts[value] === 4) four ||= value;
    else if (counts[value] === 3 && trips === 0) trips = value;
    else if (counts[value] >= 2) {
      if (pair === 0) pair = value;
      else second ||= value;
    }
  }
  if (four) return 21;
  if (trips && pair) return trips <= 8 ? 19 : 20;
  if (trips) return trips <= 8 ? 13 : 14;
  if (second) return 8 + tierOf(pair, 7, 10, 12, 13, 14);
  if (pair) return 3 + tierOf(pair, 5, 8, 11, 13, 14);
  return tierOf(top, 11, 13, 14);
}

const CLASS_NAMES = [
  ...['8', 'J', 'K', 'A'].map((top) => `no pair, up to ${top}`),
  ...['2-5', '6-8', '9-J', 'Q-K', 'A'].map((ranks) => `pair ${ranks}`),
  ...['7', 'T', 'Q', 'K', 'A'].map((top) => `two pair, up to ${top}`),
  'trips up to 8',
  'trips from 9',
  'full house up to 8',
  'full house from 9',
  'quads',
];
const LIVE_NAMES = ['live', 'thin', 'dead'];
const ENOUGH = 200;

const lines = [];
for (const [index, sums] of rows.entries()) {
  for (let key = 0; key < sums.length; key++) {
    const live = key % LIVE_STEPS;
    const own = sums[key];
    // Rows that hardly ever come up are those of live cards; classes that need more cards than there are stay empty.
    const row = own[HIGH_GRADES] >= ENOUGH ? own : sums[key - live];
    if (row[HIGH_GRADES] === 0) {
      lines.push('  [],');
      continue;
    }
    const shares = Array.from(row.subarray(0, HIGH_GRADES), (sum) =>
      Math.round((1000 * sum) / row[HIGH_GRADES]),
    );
    const grades = [...shares.slice(0, 15), ...shares.slice(19)];
    const cards = index === 0 ? '1 card' : `${index + 1} cards`;
    lines.push(
      `  [${grades.join(', ')}], // ${cards}: ${CLASS_NAMES[(key - live) / LIVE_STEPS]}, ${LIVE_NAMES[live]}`,
    );
  }
}

writeFileSync(
  new URL('../src/stud8/finalGrades.generated.ts', import.meta.url),
  `// Written by scripts/writeFinalGrades.mjs. By number of known cards, class and live step: how many of a thousand end in
// grades 0 to 14 and 19 to 21 of highGrade.ts. An empty row needs more cards than are known.
// prettier-ignore
export const FINAL_GRADES: readonly (readonly number[])[] = [
${lines.join('\n')}
];
`,
);
