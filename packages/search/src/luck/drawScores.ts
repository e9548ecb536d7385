import { countBits, DECK_SIZE, Xoshiro256 } from '@doorcard/cards';
import { BADUGI_RULES, makeDeuceRules, RANK_COUNT, type DrawRules } from './drawRules.js';
import { findPercentiles, shuffleFront, type Percentiles } from './percentile.js';

const SAMPLES = 10_000;
const SEED = 1n;

/**
 * How good a hand of a draw game is before its last card is known: the mean percentile of the hand that it becomes, if
 * its owner discards so as to make that mean as large as possible.
 */
export class DrawScores {
  private readonly percentiles: Percentiles;
  /** By draws left, number of cards that are to come before them, and set. */
  private readonly tables: Float64Array[][];

  constructor(private readonly rules: DrawRules) {
    // Percentiles of random hands give a first way to draw; the hands that it makes give the percentiles.
    const first = this.makeTables(findPercentiles(this.sample()));
    this.percentiles = findPercentiles(this.sample(first));
    this.tables = this.makeTables(this.percentiles);
  }

  /** The score of the first `count` cards when the others are still to come, with this many draws after them. */
  score(cards: Uint8Array, count: number, draws: number): number {
    const { size, setOf, rankOf } = this.rules;
    if (draws === 0 && count === size) return this.percentiles[rankOf(cards)]!;
    return this.tables[draws]![size - count]![setOf(cards, count)]!;
  }

  /** Whether all cards are there and all of them count. */
  isMade(cards: Uint8Array, count: number): boolean {
    const { size, setOf } = this.rules;
    return count === size && countBits(setOf(cards, count)) === size;
  }

  rank(cards: Uint8Array): number {
    return this.rules.rankOf(cards);
  }

  private makeTables(percentiles: Percentiles): Float64Array[][] {
    const { size, draws, rankSet, extend } = this.rules;
    const sets = listSets(size);
    const tables: Float64Array[][] = [];
    for (let left = 0; left <= draws; left++) {
      const complete = new Float64Array(1 << RANK_COUNT);
      for (const set of sets) {
        complete[set] = left === 0 ? percentiles[rankSet(set)]! : this.bestDraw(tables[left - 1]!, set).value;
      }
      const byMissing = [complete];
      for (let missing = 1; missing <= size; missing++) {
        const [after, table] = [byMissing[missing - 1]!, new Float64Array(1 << RANK_COUNT)];
        for (const set of sets) {
          if (countBits(set) > size - missing) continue;
          let [sum, count] = [0, 0];
          extend(set, (next, cards) => {
            sum += cards * after[next]!;
            count += cards;
          });
          table[set] = sum / count;
        }
        byMissing.push(table);
      }
      tables.push(byMissing);
    }
    return tables;
  }

  /** The part of a set that is best kept, by the tables of one draw fewer. */
  private bestDraw(after: readonly Float64Array[], set: number): { kept: number; value: number } {
    const { size } = this.rules;
    const whole = countBits(set);
    let best = { kept: set, value: after[size - whole]![set]! };
    for (let kept = (set - 1) & set; ; kept = (kept - 1) & set) {
      const value = after[size - countBits(kept)]![kept]!;
      if (value > best.value) best = { kept, value };
      if (kept === 0) return best;
    }
  }

  /** Ranks of complete hands, drawn by some tables or, without tables, dealt at once. */
  private sample(tables: readonly Float64Array[][] = []): number[] {
    const { size, draws, rankOf } = this.rules;
    const rng = Xoshiro256.fromSeed(SEED);
    const deck = Uint8Array.from({ length: DECK_SIZE }, (_, card) => card);
    return Array.from({ length: SAMPLES }, () => {
      shuffleFront(deck, DECK_SIZE, size * (draws + 1), rng);
      const hand = deck.slice(0, size);
      let at = size;
      // The tables of one draw fewer say what to keep.
      for (const after of tables.slice(0, draws).toReversed()) at = this.exchange(hand, after, deck, at);
      return rankOf(hand);
    });
  }

  /** Replaces what is better not kept by cards of the deck from `at` on; returns where the next ones begin. */
  private exchange(hand: Uint8Array, after: readonly Float64Array[], deck: Uint8Array, at: number): number {
    const { size, setOf } = this.rules;
    const stays = this.keepCards(hand, this.bestDraw(after, setOf(hand, size)).kept);
    let next = at;
    for (let place = 0; place < size; place++) if (((stays >> place) & 1) === 0) hand[place] = deck[next++]!;
    return next;
  }

  /** The places of cards that form a set. */
  private keepCards(hand: Uint8Array, set: number): number {
    const { size, setOf } = this.rules;
    const cards = new Uint8Array(size);
    for (let places = 0; places < 1 << size; places++) {
      let count = 0;
      for (let place = 0; place < size; place++) if ((places >> place) & 1) cards[count++] = hand[place]!;
      if (count === countBits(set) && setOf(cards, count) === set) return places;
    }
    throw new Error('no cards of the hand form this set');
  }
}

/** All sets of up to `size` ranks, smaller ones first. */
function listSets(size: number): number[] {
  const sets = Array.from({ length: 1 << RANK_COUNT }, (_, set) => set);
  return sets.filter((set) => countBits(set) <= size).sort((a, b) => countBits(a) - countBits(b));
}

const scores = new Map<string, DrawScores>();

/** The scores of a draw game, made once; undefined where there are none for its ranking. */
export function findDrawScores(ranking: string, draws: number): DrawScores | undefined {
  const rules =
    ranking === 'badugi' ? BADUGI_RULES : ranking === 'deuceToSeven' ? makeDeuceRules(draws) : undefined;
  if (rules === undefined) return undefined;
  const key = `${ranking} ${draws}`;
  if (!scores.has(key)) scores.set(key, new DrawScores(rules));
  return scores.get(key);
}
