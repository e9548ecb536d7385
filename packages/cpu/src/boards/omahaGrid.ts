import { rankOmahaHigh, rankOmahaLow, type Card } from '@doorcard/cards';
import type { BoardGrid } from './boardGrid.js';
import { DEALS, findDeals, lowerBit, upperBit, type OmahaDeals } from './omahaDeals.js';
import { canBeLow, enterBoard, rankDealLow, rankDealNow, rankHandNow } from './omahaNow.js';

/** Deals of the cards to come, and hands for each of them; on the last street only hands. */
const RUNOUTS = 27;
const HANDS_EACH = 4;
const LAST_HANDS = 110;

const mine = new Uint8Array(4);
const theirs = new Uint8Array(4);
const full = new Uint8Array(5);

/** Fills a grid for four cards and a board of three to five. */
export function fillOmaha(
  grid: BoardGrid,
  hand: readonly Card[],
  board: readonly Card[],
  hasLow: boolean,
): void {
  mine.set(hand);
  let [lower, upper] = [0, 0];
  for (let i = 0; i < hand.length; i++) {
    lower |= lowerBit(hand[i]!);
    upper |= upperBit(hand[i]!);
  }
  for (let i = 0; i < board.length; i++) {
    full[i] = board[i]!;
    lower |= lowerBit(board[i]!);
    upper |= upperBit(board[i]!);
  }
  grid.count = 0;
  grid.losses = 0;
  enterBoard(board, hasLow);
  if (board.length === 5) fillRiver(grid, hasLow, lower, upper);
  else fillEarlier(grid, board, hasLow, lower, upper);
  grid.orderStrengths();
  if (hasLow) grid.orderLowStrengths();
}

function fillRiver(grid: BoardGrid, hasLow: boolean, lower: number, upper: number): void {
  const deals = findDeals();
  const places = hasLow ? deals.placesWithLow : deals.places;
  const high = rankOmahaHigh(mine, full);
  const low = hasLow ? rankOmahaLow(mine, full) : 0;
  for (let n = 0; n < DEALS && grid.count < LAST_HANDS; n++) {
    if ((deals.lower[n]! & lower) !== 0 || (deals.upper[n]! & upper) !== 0) continue;
    const now = rankDealNow(n);
    const nowLow = rankDealLow(n);
    if (hasLow) grid.lowRanks[grid.count] = nowLow;
    note(grid, places[n]!, hasLow, now, high, now, low, nowLow);
  }
  grid.draw = 0;
}

function fillEarlier(
  grid: BoardGrid,
  board: readonly Card[],
  hasLow: boolean,
  lower: number,
  upper: number,
): void {
  const deals = findDeals();
  const places = hasLow ? deals.placesWithLow : deals.places;
  const mineNow = rankHandNow(mine);
  let [n, behind, caught] = [0, 0, 0];
  for (let run = 0, runs = 0; run < DEALS && runs < RUNOUTS; run++) {
    const turn = board.length === 4 ? board[3]! : deals.runouts[2 * run]!;
    const river = deals.runouts[2 * run + 1]!;
    const low = lowerBit(river) | (board.length === 4 ? 0 : lowerBit(turn));
    const up = upperBit(river) | (board.length === 4 ? 0 : upperBit(turn));
    if ((lower & low) !== 0 || (upper & up) !== 0) continue;
    runs++;
    full[3] = turn;
    full[4] = river;
    const high = rankOmahaHigh(mine, full);
    const isLow = hasLow && canBeLow(full);
    const myLow = isLow ? rankOmahaLow(mine, full) : 0;
    for (let hands = 0; hands < HANDS_EACH; n = (n + 1) % DEALS) {
      if ((deals.lower[n]! & (lower | low)) !== 0 || (deals.upper[n]! & (upper | up)) !== 0) continue;
      hands++;
      take(deals, n);
      const now = rankDealNow(n);
      const end = rankOmahaHigh(theirs, full);
      if (now > mineNow) {
        behind++;
        if (high > end) caught++;
      }
      if (hasLow) grid.lowRanks[grid.count] = rankDealLow(n);
      note(grid, places[n]!, hasLow, now, high, end, myLow, isLow ? rankOmahaLow(theirs, full) : 0);
    }
  }
  const chance = caught / Math.max(12, behind);
  const good = board.length === 3 ? 0.3 : 0.2;
  grid.draw = chance >= good ? 2 : chance >= 0.65 * good ? 1 : 0;
}

function take({ cards }: OmahaDeals, n: number): void {
  for (let i = 0; i < 4; i++) theirs[i] = cards[4 * n + i]!;
}

/** Adds a hand to the grid: its rank now, and at the end mine and its own. */
function note(
  grid: BoardGrid,
  place: number,
  hasLow: boolean,
  now: number,
  high: number,
  end: number,
  myLow: number,
  low: number,
): void {
  const at = grid.count++;
  grid.places[at] = place;
  grid.ranks[at] = now;
  grid.highs[at] = end > high ? 0 : end === high ? 1 : 2;
  if (hasLow) grid.lows[at] = low === 0 && myLow === 0 ? 3 : low > myLow ? 0 : low === myLow ? 1 : 2;
  if (end > high || low > myLow) grid.losses++;
}
