import { DECK_SIZE, rankBadugi, rankBadugi4, rankOf, suitOf, type Card } from '@doorcard/cards';
import type { BadugiBuckets } from '../badugi/badugiBuckets.js';
import { findDiscards, listDrawCounts } from '../badugi/discards.js';
import { DRAW_COUNTS } from '../game/compiledGame.js';
import type { HandClasses } from './classGame.js';
import { DrawTally, keepAll } from './drawTables.js';

// Classes of Badugi hands: the ranks, so that players see exactly which cards count, or the buckets of a strategy.
//
// What a draw leads to is an average over all first hands of four cards. With ranks the average is taken over hands that
// keep cards of the same ranks and throw away as many that count; with buckets over all hands of a bucket.

const STAGES = 4;
/** Ranks are numbered from 1. */
const RANKS = 1092;

export type ClassDetail = 'ranks' | 'buckets';

/** Calls back with one of all hands that differ only by the names of their suits, and with their number. */
function forEachPattern(visit: (hand: readonly Card[], weight: number) => void): void {
  for (let a = 0; a < DECK_SIZE; a++)
    for (let b = a + 1; b < DECK_SIZE; b++)
      for (let c = b + 1; c < DECK_SIZE; c++)
        for (let d = c + 1; d < DECK_SIZE; d++) {
          const ranks = [0, 0, 0, 0];
          for (const card of [a, b, c, d]) ranks[suitOf(card)]! |= 1 << rankOf(card);
          // The hand whose suits come in falling order of what they hold stands for all.
          if (ranks.some((held, suit) => suit > 0 && held > ranks[suit - 1]!)) continue;
          visit([a, b, c, d], countOrders(ranks));
        }
}

/** The number of orders of four numbers, larger ones first; equal numbers count once. */
function countOrders(sorted: readonly number[]): number {
  let orders = 1;
  let equal = 0;
  sorted.forEach((each, i) => {
    equal = i > 0 && sorted[i - 1] === each ? equal + 1 : 1;
    orders *= (i + 1) / equal;
  });
  return Math.round(orders);
}

/** Adds the weights of all hands after drawing to the kept cards: one, two or three of the stock. */
function tally(
  [a, b, c]: readonly Card[],
  stock: readonly Card[],
  weight: number,
  row: Float64Array,
  classOf: Int32Array,
): void {
  const count = stock.length;
  if (c !== undefined) {
    for (const x of stock) row[classOf[rankBadugi4(a!, b!, c, x)]!]! += weight;
    return;
  }
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      if (b !== undefined) {
        row[classOf[rankBadugi4(a!, b, stock[i]!, stock[j]!)]!]! += weight;
        continue;
      }
      for (let k = j + 1; k < count; k++)
        row[classOf[rankBadugi4(a!, stock[i]!, stock[j]!, stock[k]!)]!]! += weight;
    }
  }
}

/** The classes of Badugi for a strategy with these buckets. */
export function makeBadugiClasses(buckets: BadugiBuckets, detail: ClassDetail): HandClasses {
  const count = detail === 'ranks' ? RANKS : buckets.count;
  const classOf = Int32Array.from({ length: RANKS + 1 }, (_, rank) =>
    rank === 0 ? -1 : detail === 'ranks' ? rank - 1 : buckets.byRank[rank]!,
  );
  const first = new Float64Array(count);
  const tallies = Array.from({ length: DRAW_COUNTS }, () => new DrawTally(count, count));
  const kinds = tallies.map(() => new Map<string, number>());
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
  let hands = 0;
  forEachPattern((hand, weight) => {
    const rank = rankBadugi(hand);
    const from = classOf[rank]!;
    first[from]! += weight;
    hands += weight;
    const allowed = listDrawCounts(rank);
    const stock = deck.filter((card) => !hand.includes(card));
    for (let drawn = 1; drawn < DRAW_COUNTS; drawn++) {
      if (((allowed >> drawn) & 1) === 0) continue;
      const discards = findDiscards(hand, 0, drawn);
      const kept = hand.filter((_, i) => ((discards >> i) & 1) === 0);
      // The rank of a hand says how many of its cards count.
      const key = detail === 'ranks' ? `${rankBadugi(kept)} ${allowed}` : String(from);
      const known = kinds[drawn]!;
      if (!known.has(key)) known.set(key, known.size);
      tally(kept, stock, weight, tallies[drawn]!.open(from, known.get(key)!), classOf);
    }
  });
  const draws = tallies.map((each, drawn) => (drawn === 0 ? keepAll(count) : each.finish()));
  const bucketOf = new Int32Array(count);
  const strengths = new Int32Array(count);
  for (let rank = 1; rank <= RANKS; rank++) {
    const own = classOf[rank]!;
    bucketOf[own] = buckets.byRank[rank]!;
    // Buckets are ranges of ranks, so one rank of each shows which is better.
    strengths[own] = rank;
  }
  return {
    first: first.map((weight) => weight / hands),
    draws: Array.from({ length: STAGES - 1 }, () => draws),
    strengths,
    buckets: Array.from({ length: STAGES }, () => bucketOf),
  };
}
