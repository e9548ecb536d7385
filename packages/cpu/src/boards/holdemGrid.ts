import { rankHigh5, rankHigh6, rankHigh7, type Card } from '@doorcard/cards';
import { STEPS } from '../share/weights.js';
import type { BoardGrid } from './boardGrid.js';
import { placeTwo } from './startingPlace.js';
import { countStraightOuts } from './straightDraws.js';

/** One pair in this many of the cards that are not seen, by cards on the board: the fewer ranks a hand costs, the more. */
const STRIDES: Readonly<Record<number, number>> = { 3: 6, 4: 5, 5: 3 };

/** How strong a draw counts before it is made. */
const FLUSH_DRAW = Math.floor(0.72 * STEPS);
const STRAIGHT_DRAW = Math.floor(0.6 * STEPS);

const hidden = new Uint8Array(52);
const mineByRiver = new Uint16Array(52);

/** Fills a grid for two cards and a board of three to five. */
export function fillHoldem(grid: BoardGrid, hand: readonly Card[], board: readonly Card[]): void {
  const [x, y] = [hand[0]!, hand[1]!];
  const size = hide(x, y, board);
  const [f, g, h] = [board[0]!, board[1]!, board[2]!];
  const stride = STRIDES[board.length]!;
  const isFlop = board.length === 3;
  const isRiver = board.length === 5;
  const t0 = isFlop ? 0 : board[3]!;
  const r0 = isRiver ? board[4]! : 0;
  const suits = new SuitCount(board);
  const boardRanks = ranksOf(board);
  const mineNow = isRiver ? rankHigh7(x, y, f, g, h, t0, r0) : 0;
  if (board.length === 4) {
    for (let i = 0; i < size; i++) mineByRiver[hidden[i]!] = rankHigh7(x, y, f, g, h, t0, hidden[i]!);
  }
  let [count, losses, next] = [0, 0, 0];
  for (let j = 1; j < size; j++) {
    let i = next;
    for (; i < j; i += stride) {
      const [a, b] = [hidden[i]!, hidden[j]!];
      let outcome: number;
      let now: number;
      if (isRiver) {
        now = rankHigh7(a, b, f, g, h, t0, r0);
        outcome = now > mineNow ? 0 : now === mineNow ? 1 : 2;
      } else {
        // Cards to come: spread evenly, another pair of them for each hand.
        let river = pickCard(count, 40503, size);
        while (river === i || river === j) river = river + 1 === size ? 0 : river + 1;
        const r = hidden[river]!;
        let [mine, theirs] = [0, 0];
        if (isFlop) {
          let turn = pickCard(count, 49471, size);
          while (turn === i || turn === j || turn === river) turn = turn + 1 === size ? 0 : turn + 1;
          const t = hidden[turn]!;
          mine = rankHigh7(x, y, f, g, h, t, r);
          theirs = rankHigh7(a, b, f, g, h, t, r);
          now = rankHigh5(a, b, f, g, h);
        } else {
          mine = mineByRiver[r]!;
          theirs = rankHigh7(a, b, f, g, h, t0, r);
          now = rankHigh6(a, b, f, g, h, t0);
        }
        outcome = theirs > mine ? 0 : theirs === mine ? 1 : 2;
      }
      if (outcome === 0) losses++;
      grid.highs[count] = outcome;
      grid.ranks[count] = now;
      grid.places[count] = Math.floor(placeTwo(a, b) * STEPS);
      // Remembered until the strengths are known.
      grid.lows[count] = isRiver ? 0 : findDraw(a, b, boardRanks, suits);
      count++;
    }
    // The rows of the triangle go on where the last one ended.
    next = i - j;
  }
  grid.count = count;
  grid.losses = losses;
  grid.orderStrengths();
  if (!isRiver) raiseDraws(grid);
  grid.draw = isRiver ? 0 : findDraw(x, y, boardRanks, suits);
}

function raiseDraws({ count, lows, strengths }: BoardGrid): void {
  for (let i = 0; i < count; i++) {
    const least = lows[i] === 2 ? FLUSH_DRAW : lows[i] === 1 ? STRAIGHT_DRAW : 0;
    if (strengths[i]! < least) strengths[i] = least;
  }
}

function hide(x: Card, y: Card, board: readonly Card[]): number {
  let size = 0;
  for (let card = 0; card < 52; card++) {
    if (card !== x && card !== y && !board.includes(card)) hidden[size++] = card;
  }
  return size;
}

/** The n-th of a sequence that spreads evenly over this many places. */
const pickCard = (n: number, step: number, size: number): number =>
  ((((n + 1) * step) & 0xffff) * size) >>> 16;

const ranksOf = (cards: readonly Card[]): number => {
  let ranks = 0;
  for (let i = 0; i < cards.length; i++) ranks |= 1 << (cards[i]! >> 2);
  return ranks;
};

/** How many cards of each suit a board has. */
class SuitCount {
  readonly counts = new Uint8Array(4);

  constructor(board: readonly Card[]) {
    for (let i = 0; i < board.length; i++) this.counts[board[i]! & 3]!++;
  }
}

/** 2: four to a flush; 1: two ranks or more make a straight. With a board that has the draw by itself, 0. */
function findDraw(a: Card, b: Card, boardRanks: number, { counts }: SuitCount): number {
  const first = counts[a & 3]! + 1 + Number((a & 3) === (b & 3));
  if (first === 4) return 2;
  if ((a & 3) !== (b & 3) && counts[b & 3]! === 3) return 2;
  const outs = countStraightOuts(boardRanks | (1 << (a >> 2)) | (1 << (b >> 2)));
  return outs >= 2 && countStraightOuts(boardRanks) === 0 ? 1 : 0;
}
