// Writes src/stud/rankOdds.generated.ts: what the ranks of one to six cards become with seven, counted exactly over all
// cards that may follow. Straights and flushes are left out; src/stud/finalHand.ts adds them.
//   node packages/cpu/scripts/writeRankOdds.mjs
import { writeFileSync } from 'node:fs';

const RANKS = 13;
const HAND = 7;
const JACK = 9;
const QUEEN = 10;
const KING = 11;
const ACE = 12;
const TEN = 8;

// The buckets of src/stud/finalHand.ts without straights (30 to 32) and flushes (33 to 36).
const BUCKETS = 41;
const bucketOfHigh = (top) => Math.max(0, top - JACK);
const bucketOfPair = (rank) => 4 + rank;
const bucketOfTwoPair = (top) => 17 + (top <= 3 ? 0 : top <= 5 ? 1 : top - 4);
const bucketOfTrips = (rank) => 26 + (rank <= 3 ? 0 : rank <= 7 ? 1 : rank <= QUEEN ? 2 : 3);
const bucketOfFull = (rank) => 37 + (rank <= 4 ? 0 : rank <= TEN ? 1 : 2);
const QUADS = 40;

/** The rows of the table: what this many cards are by their ranks. */
const ROWS = 59;
const rowOfHigh = (top, courts) => Math.max(0, top - 7) * 3 + Math.min(2, courts);
const rowOfPair = (rank, hasBig) => 18 + rank * 2 + (hasBig ? 1 : 0);
const rowOfTwoPair = (top) => 44 + Math.max(0, Math.ceil(top / 2) - 1);
const rowOfTrips = (rank) => 50 + Math.trunc(rank / 3);

function readCounts(counts) {
  const pairs = [];
  const trips = [];
  let quads = false;
  let top = -1;
  for (let rank = RANKS - 1; rank >= 0; rank--) {
    const count = counts[rank];
    if (count === 0) continue;
    if (top < 0) top = rank;
    if (count === 4) quads = true;
    else if (count === 3) trips.push(rank);
    else if (count === 2) pairs.push(rank);
  }
  return { pairs, trips, quads, top };
}

function bucketOf(counts) {
  const { pairs, trips, quads, top } = readCounts(counts);
  if (quads) return QUADS;
  if (trips.length > 1 || (trips.length === 1 && pairs.length > 0)) return bucketOfFull(trips[0]);
  if (trips.length === 1) return bucketOfTrips(trips[0]);
  if (pairs.length > 1) return bucketOfTwoPair(pairs[0]);
  return pairs.length === 1 ? bucketOfPair(pairs[0]) : bucketOfHigh(top);
}

function rowOf(counts) {
  const { pairs, trips, quads, top } = readCounts(counts);
  if (quads) return 58;
  if (trips.length > 1 || (trips.length === 1 && pairs.length > 0)) return 55 + bucketOfFull(trips[0]) - 37;
  if (trips.length === 1) return rowOfTrips(trips[0]);
  if (pairs.length > 1) return rowOfTwoPair(pairs[0]);
  if (pairs.length === 1) {
    const hasBig = (pairs[0] !== KING && counts[KING] > 0) || (pairs[0] !== ACE && counts[ACE] > 0);
    return rowOfPair(pairs[0], hasBig);
  }
  let courts = 0;
  for (let rank = TEN; rank < top; rank++) courts += counts[rank];
  return rowOfHigh(top, courts);
}

const WAYS = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]];

/** Calls `visit` with every way to add this many cards to the counts, and in how many suits it can happen. */
function addCards(counts, missing, rank, ways, visit) {
  if (missing === 0) return visit(counts, ways);
  if (rank === RANKS) return;
  const held = counts[rank];
  const most = Math.min(4 - held, missing);
  for (let more = 0; more <= most; more++) {
    counts[rank] = held + more;
    addCards(counts, missing - more, rank + 1, ways * WAYS[4 - held][more], visit);
  }
  counts[rank] = held;
}

const tables = [];
for (let size = 1; size < HAND; size++) {
  const sums = Array.from({ length: ROWS }, () => new Float64Array(BUCKETS));
  addCards(new Uint8Array(RANKS), size, 0, 1, (known, ways) => {
    const row = sums[rowOf(known)];
    const copy = known.slice();
    addCards(copy, HAND - size, 0, ways, (all, count) => (row[bucketOf(all)] += count));
  });
  tables.push(sums.map(roundRow));
}

/** In parts of ten thousand, from the first bucket that is not empty to the last. */
function roundRow(row) {
  const total = row.reduce((sum, value) => sum + value, 0);
  if (total === 0) return '';
  const parts = Array.from(row, (value) => Math.round((value / total) * 10000));
  const first = parts.findIndex((value) => value > 0);
  const last = parts.findLastIndex((value) => value > 0);
  return `${first}: ${parts.slice(first, last + 1).join(' ')}`;
}

const blocks = tables.map((rows) => `  [\n${rows.map((row) => `    '${row}',`).join('\n')}\n  ],`);
writeFileSync(
  new URL('../src/stud/rankOdds.generated.ts', import.meta.url),
  `// Written by: node packages/cpu/scripts/writeRankOdds.mjs

/**
 * By the number of known cards from one to six, then by \`rowOf\` in finalHand.ts: the first bucket, then in parts of ten
 * thousand how often seven cards end in it and in those after it, straights and flushes left out.
 */
export const RANK_ODDS: readonly (readonly string[])[] = [
${blocks.join('\n')}
];
`,
);
