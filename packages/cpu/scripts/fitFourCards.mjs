// Prints the points of four cards and the limits of their places, as src/boards/fourCards.ts has them: a least-squares
// fit to the pot shares of random hands against one random hand, in thousandths.
//   npx tsc -b packages/cards && node packages/cpu/scripts/fitFourCards.mjs plo
import { rankOmahaHigh, rankOmahaLow, Xoshiro256 } from '../../cards/dist/index.js';

const hasLow = process.argv[2] === 'omaha8';
const HANDS = 2500;
const DEALS = 350;
const PLACES = 40;
const PLACED_HANDS = 200_000;

const rng = Xoshiro256.fromSeed(5n);
const deck = Array.from({ length: 52 }, (_, card) => card);

/** The next step of a shuffle. */
function take(at) {
  const from = at + (rng.nextUint32() % (52 - at));
  [deck[at], deck[from]] = [deck[from], deck[at]];
}

/** What is counted in a hand: a constant, ranks, pairs, suits, gaps, low cards. */
function readFeatures(hand) {
  const byRank = new Array(13).fill(0);
  const bySuit = [[], [], [], []];
  for (const card of hand) {
    byRank[card >> 2]++;
    bySuit[card & 3].push(card >> 2);
  }
  const has = (rank) => Number(byRank[rank] > 0);
  const pairs = byRank.flatMap((count, rank) => (count === 2 ? [rank] : []));
  const trips = byRank.reduce((sum, count) => sum + Math.max(0, count - 2), 0);
  const suited = bySuit.filter((ranks) => ranks.length >= 2);
  const ranks = byRank.flatMap((count, rank) => (count > 0 ? [rank] : []));
  const gaps = ranks.slice(1).map((rank, i) => rank - ranks[i]);
  const low = [12, 0, 1, 2, 3, 4, 5, 6].reduce((sum, rank) => sum + has(rank), 0);
  return [
    1,
    ...byRank.map((count) => Number(count > 0)),
    pairs.length,
    pairs.reduce((sum, rank) => sum + rank, 0),
    trips,
    suited.length,
    suited.reduce((sum, each) => sum + Math.max(...each), 0),
    suited.reduce((sum, each) => sum + each.length - 2, 0),
    ...[1, 2, 3].map((gap) => gaps.filter((each) => each === gap).length),
    ...(hasLow
      ? [
          has(12) * has(0),
          has(12) * has(1),
          has(0) * has(1) * (1 - has(12)),
          has(12) * has(2),
          ...[2, 3, 4].map((least) => Number(low >= least)),
        ]
      : []),
  ];
}

const compare = (mine, theirs) => (mine > theirs ? 1 : mine === theirs ? 0.5 : 0);

function playOnce(hand) {
  for (let at = 4; at < 13; at++) take(at);
  const [other, board] = [deck.slice(4, 8), deck.slice(8, 13)];
  const high = compare(rankOmahaHigh(hand, board), rankOmahaHigh(other, board));
  if (!hasLow) return high;
  const [mine, theirs] = [rankOmahaLow(hand, board), rankOmahaLow(other, board)];
  return mine === 0 && theirs === 0 ? high : (high + compare(mine, theirs)) / 2;
}

const rows = [];
const shares = [];
for (let n = 0; n < HANDS; n++) {
  for (let at = 0; at < 4; at++) take(at);
  const hand = deck.slice(0, 4);
  let sum = 0;
  for (let i = 0; i < DEALS; i++) sum += playOnce(hand);
  rows.push(readFeatures(hand));
  shares.push(sum / DEALS);
}

/** Normal equations by Gauss and Jordan; a little weight on the diagonal, since ranks and pairs overlap. */
function fit() {
  const size = rows[0].length;
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from(
      { length: size + 1 },
      (_, j) =>
        rows.reduce((sum, row, n) => sum + row[i] * (j < size ? row[j] : shares[n]), 0) +
        (i === j ? 0.01 : 0),
    ),
  );
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let k = i; k < size; k++) if (Math.abs(matrix[k][i]) > Math.abs(matrix[pivot][i])) pivot = k;
    [matrix[i], matrix[pivot]] = [matrix[pivot], matrix[i]];
    for (let k = 0; k < size; k++) {
      if (k === i) continue;
      const times = matrix[k][i] / matrix[i][i];
      for (let j = i; j <= size; j++) matrix[k][j] -= times * matrix[i][j];
    }
  }
  return matrix.map((row, i) => Math.round((1000 * row[size]) / row[i]));
}

const [, ...points] = fit();
const score = (hand) =>
  readFeatures(hand)
    .slice(1)
    .reduce((sum, value, i) => sum + value * points[i], 0);
const scores = Array.from({ length: PLACED_HANDS }, () => {
  for (let at = 0; at < 4; at++) take(at);
  return score(deck.slice(0, 4));
}).sort((a, b) => a - b);
const limits = Array.from(
  { length: PLACES - 1 },
  (_, i) => scores[Math.floor((PLACED_HANDS * (i + 1)) / PLACES)],
);
console.log(`points ${points.join(', ')}`);
console.log(`limits ${limits.join(', ')}`);
