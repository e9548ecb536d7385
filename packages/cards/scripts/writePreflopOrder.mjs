// Writes src/range/preflopOrder.generated.ts: the 169 classes of hold'em hands by their exact equity against one random
// hand. It counts every board: boards that differ only by suit names are counted once and multiplied.
// npx tsc -b packages/cards && node packages/cards/scripts/writePreflopOrder.mjs
import { writeFileSync } from 'node:fs';
import { DECK_SIZE, makeRank, rankHigh7, rankOf, suitOf } from '../dist/index.js';

const SIDE = 13;
const HANDS = 1081; // pairs of the 47 cards that are not on the board
const OPPONENTS = 990; // pairs of the 45 cards left when the hand is known too
const BOARDS = 2118760; // five of the 50 cards that are not in the hand

const SUIT_ORDERS = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].filter((c) => new Set([a, b, c]).size === 3).map((c) => [a, b, c, 6 - a - b - c]),
  ),
);
const RENAMED = SUIT_ORDERS.map((order) =>
  Uint8Array.from({ length: DECK_SIZE }, (_, card) => rankOf(card) * 4 + order[suitOf(card)]),
);

const sums = new Float64Array(SIDE * SIDE); // by class: twice the wins, plus the ties
const packed = new Uint32Array(HANDS); // rank of the hand, then the index of the hand
const firsts = new Uint8Array(HANDS);
const seconds = new Uint8Array(HANDS);
const classes = new Uint8Array(HANDS);
const below = new Uint16Array(DECK_SIZE); // by card: hands with it that are worse
const level = new Uint16Array(DECK_SIZE); // by card: hands with it that are as good

const started = performance.now();
let kinds = 0;
const board = new Uint8Array(5);
for (board[0] = 0; board[0] < DECK_SIZE - 4; board[0]++)
  for (board[1] = board[0] + 1; board[1] < DECK_SIZE - 3; board[1]++)
    for (board[2] = board[1] + 1; board[2] < DECK_SIZE - 2; board[2]++)
      for (board[3] = board[2] + 1; board[3] < DECK_SIZE - 1; board[3]++)
        for (board[4] = board[3] + 1; board[4] < DECK_SIZE; board[4]++) {
          const copies = countCopies();
          if (copies === 0) continue;
          kinds++;
          addBoard(copies);
        }

/** How many boards differ from this one only by suit names, or 0 if this one is not the first of them. */
function countCopies() {
  const own = numberOf(board);
  let same = 0;
  for (const renamed of RENAMED) {
    const other = numberOf(
      [renamed[board[0]], renamed[board[1]], renamed[board[2]], renamed[board[3]], renamed[board[4]]].sort(
        (a, b) => a - b,
      ),
    );
    if (other < own) return 0;
    if (other === own) same++;
  }
  return RENAMED.length / same;
}

function numberOf([a, b, c, d, e]) {
  return (((a * 52 + b) * 52 + c) * 52 + d) * 52 + e;
}

/** Ranks all hands on the board, then walks up the groups of equal rank. */
function addBoard(copies) {
  let count = 0;
  for (let high = 1; high < DECK_SIZE; high++) {
    if (board.includes(high)) continue;
    for (let low = 0; low < high; low++) {
      if (board.includes(low)) continue;
      const rank = rankHigh7(board[0], board[1], board[2], board[3], board[4], high, low);
      firsts[count] = high;
      seconds[count] = low;
      const suited = suitOf(high) === suitOf(low);
      classes[count] = suited ? rankOf(high) * SIDE + rankOf(low) : rankOf(low) * SIDE + rankOf(high);
      packed[count] = rank * 2048 + count;
      count++;
    }
  }
  packed.sort();
  below.fill(0);
  for (let start = 0, end = 0; start < HANDS; start = end) {
    const rank = packed[start] >>> 11;
    level.fill(0);
    for (; end < HANDS && packed[end] >>> 11 === rank; end++) {
      level[firsts[packed[end] & 2047]]++;
      level[seconds[packed[end] & 2047]]++;
    }
    for (let index = start; index < end; index++) {
      const hand = packed[index] & 2047;
      const [a, b] = [firsts[hand], seconds[hand]];
      // Opponents cannot hold the same cards; the hand itself is counted as a tie for each of its two cards.
      const wins = start - below[a] - below[b];
      const ties = end - start - level[a] - level[b] + 1;
      sums[classes[hand]] += copies * (2 * wins + ties);
    }
    for (let card = 0; card < DECK_SIZE; card++) below[card] += level[card];
  }
}

const order = Array.from(sums, (sum, hand) => {
  const [row, column] = [Math.trunc(hand / SIDE), hand % SIDE];
  const ranks = makeRank(Math.max(row, column)) + makeRank(Math.min(row, column));
  const [suffix, combos] = row === column ? ['', 6] : row > column ? ['s', 4] : ['o', 12];
  if (sum % combos !== 0) throw new Error(`the combos of ${ranks}${suffix} differ`);
  return { name: ranks + suffix, points: sum / combos };
}).sort((a, b) => b.points - a.points || (a.name < b.name ? -1 : 1));

const lines = order.map(
  ({ name, points }) => `  ['${name}', ${(points / (2 * OPPONENTS * BOARDS)).toFixed(5)}],`,
);
writeFileSync(
  new URL('../src/range/preflopOrder.generated.ts', import.meta.url),
  `// Written by: npx tsc -b packages/cards && node packages/cards/scripts/writePreflopOrder.mjs
import type { HandClassName } from './handClass.js';

/**
 * Hold'em hands from best to worst, each with its exact equity (0..1, ties count half) heads-up against one random
 * hand over all opponents and boards, rounded to five digits. The order is that of the unrounded values.
 */
export const PREFLOP_ORDER: readonly (readonly [name: HandClassName, equity: number])[] = [
${lines.join('\n')}
];
`,
);
const ties = order.filter(({ points }, index) => points === order[index + 1]?.points);
console.log(
  `${kinds} kinds of boards, ${ties.length} ties, ${Math.round((performance.now() - started) / 1000)} s`,
);
