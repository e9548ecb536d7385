import type { EquityDeal } from './deal.js';
import type { Tally } from './tally.js';

/** Called now and then with the share of the work that is done, from 0 to 1. */
export type Progress = (done: number) => void;

const REPORT_EVERY = 1 << 16;

/** How many ways there are to choose `count` of `n`. */
function choose(n: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/**
 * An estimate of the number of showdowns in an enumeration. With draws it assumes that every later draw is as large as
 * the first: hands seldom draw more cards later.
 */
export function countShowdowns(deal: EquityDeal): number {
  let left = deal.live.length;
  let count = 1;
  for (const { missing } of deal.gaps) {
    count *= choose(left, missing);
    left -= missing;
  }
  for (let draw = deal.draws; draw > 0; draw--) {
    for (const hand of deal.hands) {
      const drawn = deal.gaps.length > 0 ? hand.length : deal.countThrown(hand, deal.draws);
      // More cards than the deck holds: only sampling reshuffles the discards.
      if (drawn > left) return Infinity;
      count *= choose(left, drawn);
      left -= drawn;
    }
  }
  return count;
}

/** Visits every way in which the unknown cards can fall, each once. */
export function enumerate(deal: EquityDeal, tally: Tally, total: number, onProgress: Progress): void {
  const { live, hands, board, gaps } = deal;
  const used = new Uint8Array(live.length);

  const settle = (weight: number): void => {
    tally.settle(weight);
    if (tally.showdowns % REPORT_EVERY === 0) onProgress(Math.min(1, tally.showdowns / total));
  };

  /** Chooses the cards of one gap in ascending order, then goes on with the next. */
  const fill = (index: number, chosen: number, from: number): void => {
    const gap = gaps[index]!;
    if (chosen === gap.missing) {
      finishGap(index);
      return;
    }
    const last = live.length - (gap.missing - chosen);
    for (let i = from; i <= last; i++) {
      if (used[i] === 1) continue;
      used[i] = 1;
      gap.cards[gap.known + chosen] = live[i]!;
      fill(index, chosen + 1, i + 1);
      used[i] = 0;
    }
  };

  const finishGap = (index: number): void => {
    if (deal.draws === 0)
      for (const player of deal.wholeAfter[index + 1]!) tally.rank(player, hands[player]!, board);
    if (index + 1 < gaps.length) fill(index + 1, 0, 0);
    else if (deal.draws > 0) draw(deal.draws, 0, 1, live.length - deal.unknown);
    else settle(1);
  };

  /** Lets one player draw in every possible way, then the next, then the next round. */
  const draw = (drawsLeft: number, player: number, weight: number, left: number): void => {
    if (drawsLeft === 0) {
      for (let i = 0; i < hands.length; i++) tally.rank(i, hands[i]!, board);
      settle(weight);
      return;
    }
    if (player === hands.length) {
      draw(drawsLeft - 1, 0, weight, left);
      return;
    }
    const hand = hands[player]!;
    const places = deal.findThrown(hand, drawsLeft);
    const before = hand.slice();
    const share = weight / choose(left, places.length);
    const replace = (chosen: number, from: number): void => {
      if (chosen === places.length) {
        draw(drawsLeft, player + 1, share, left - places.length);
        return;
      }
      for (let i = from; i < live.length; i++) {
        if (used[i] === 1) continue;
        used[i] = 1;
        hand[places[chosen]!] = live[i]!;
        replace(chosen + 1, i + 1);
        used[i] = 0;
      }
    };
    replace(0, 0);
    hand.set(before);
  };

  if (deal.draws === 0) for (const player of deal.wholeAfter[0]!) tally.rank(player, hands[player]!, board);
  if (gaps.length > 0) fill(0, 0, 0);
  else if (deal.draws > 0) draw(deal.draws, 0, 1, live.length);
  else settle(1);
}
