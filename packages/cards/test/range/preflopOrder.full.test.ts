import { beforeAll, expect, test } from 'vitest';
import { DECK_SIZE, rankOf, suitOf, type Card } from '../../src/card.js';
import { rankHigh7 } from '../../src/eval/high.js';
import { unwrap } from '@doorcard/sealed';
import { cardsOf, COMBO_COUNT, type Combo } from '../../src/range/combo.js';
import { combosOf, HAND_CLASS_COUNT, makeHandClass, parseHandClass } from '../../src/range/handClass.js';
import { PREFLOP_ORDER } from '../../src/range/preflopOrder.generated.js';
import { classOf } from './classOf.js';

type Board = readonly [Card, Card, Card, Card, Card];

const OPPONENTS = 990; // combos of the 45 cards that are neither in the hand nor on the board
const BOARDS = 2_118_760; // five of the 50 cards that are not in the hand
const COMBOS: readonly Combo[] = Array.from({ length: COMBO_COUNT }, (_, combo) => combo);
const HIGH_CARDS = Uint8Array.from(COMBOS, (combo) => cardsOf(combo)[0]);
const LOW_CARDS = Uint8Array.from(COMBOS, (combo) => cardsOf(combo)[1]);
const CLASSES = Uint8Array.from(COMBOS, classOf);

/** The same for all boards that differ only in the names of the suits. */
function makeKey(board: Board): string {
  const bySuit = [0, 0, 0, 0];
  for (const card of board) bySuit[suitOf(card)]! |= 1 << rankOf(card);
  return bySuit.sort((a, b) => a - b).join();
}

const kinds = new Map<string, { readonly board: Board; copies: number }>();

beforeAll(() => {
  for (let a = 0; a < DECK_SIZE; a++)
    for (let b = 0; b < a; b++)
      for (let c = 0; c < b; c++)
        for (let d = 0; d < c; d++)
          for (let e = 0; e < d; e++) {
            const key = makeKey([a, b, c, d, e]);
            const kind = kinds.get(key);
            if (kind === undefined) kinds.set(key, { board: [a, b, c, d, e], copies: 1 });
            else kind.copies++;
          }
});

/** By combo; 0 for those that share a card with the board. */
function rankCombos(board: Board): Uint16Array {
  const [a, b, c, d, e] = board;
  const ranks = new Uint16Array(COMBO_COUNT);
  for (let combo = 0; combo < COMBO_COUNT; combo++) {
    const high = HIGH_CARDS[combo]!;
    const low = LOW_CARDS[combo]!;
    if (!board.includes(high) && !board.includes(low)) ranks[combo] = rankHigh7(a, b, c, d, e, high, low);
  }
  return ranks;
}

test('all boards fall into 134,459 kinds', () => {
  expect(kinds.size).toBe(134_459);
  expect([...kinds.values()].reduce((sum, { copies }) => sum + copies, 0)).toBe(2_598_960);
});

// By brute force: every combo of the class meets every combo that shares no card with it.
test('AA, JTs and 72o against every opponent, one by one', () => {
  const names = ['AA', 'JTs', '72o'];
  const heroes = names.map((name) =>
    combosOf(unwrap(parseHandClass(name))).map((combo) => ({ combo, opponents: listOpponents(combo) })),
  );
  const points = names.map(() => 0);
  const deals = names.map(() => 0);
  for (const { board, copies } of kinds.values()) {
    const ranks = rankCombos(board);
    for (const [index, combos] of heroes.entries()) {
      for (const { combo, opponents } of combos) {
        const own = ranks[combo]!;
        if (own === 0) continue;
        let [wins, ties, losses] = [0, 0, 0];
        for (const opponent of opponents) {
          const other = ranks[opponent]!;
          if (other === 0) continue;
          if (own > other) wins++;
          else if (own === other) ties++;
          else losses++;
        }
        points[index]! += copies * (wins + ties / 2);
        deals[index]! += copies * (wins + ties + losses);
      }
    }
  }
  for (const [index, name] of names.entries()) {
    expect(deals[index]).toBe(heroes[index]!.length * BOARDS * OPPONENTS);
    const [, equity] = PREFLOP_ORDER.find(([each]) => each === name)!;
    expect((points[index]! / deals[index]!).toFixed(5)).toBe(equity.toFixed(5));
  }
});

const listOpponents = (combo: Combo): Uint16Array =>
  Uint16Array.from(COMBOS).filter((other) => !cardsOf(other).some((card) => cardsOf(combo).includes(card)));

test('all 169 classes and their order', () => {
  const points = new Float64Array(HAND_CLASS_COUNT);
  for (const { board, copies } of kinds.values()) {
    const ranks = rankCombos(board);
    const all = ranks.slice().sort();
    const byCard = WITH_CARD.map((combos) => combos.map((combo) => ranks[combo]!).sort());
    for (let combo = 0; combo < COMBO_COUNT; combo++) {
      const rank = ranks[combo]!;
      if (rank === 0) continue;
      // Combos with either card cannot be opponents; the hand itself, a tie, was subtracted twice.
      const shared = score(byCard[HIGH_CARDS[combo]!]!, rank) + score(byCard[LOW_CARDS[combo]!]!, rank) - 1;
      points[CLASSES[combo]!]! += copies * (score(all, rank) - shared);
    }
  }
  const found = Array.from(points, (sum, hand) => ({
    name: makeHandClass(hand),
    equity: sum / combosOf(hand).length / (2 * OPPONENTS * BOARDS),
  })).sort((a, b) => b.equity - a.equity);
  expect(found.map(({ name, equity }) => [name, equity.toFixed(5)])).toEqual(
    PREFLOP_ORDER.map(([name, equity]) => [name, equity.toFixed(5)]),
  );
});

/** By card: the combos that hold it. */
const WITH_CARD = Array.from({ length: DECK_SIZE }, (_, card) =>
  Uint16Array.from(COMBOS.filter((combo) => cardsOf(combo).includes(card))),
);

/**
 * Twice the wins plus the ties of a rank among sorted ranks: those below it and those below the next one. Combos that
 * the board blocks have the rank 0 and are not wins.
 */
const score = (sorted: Uint16Array, rank: number): number =>
  countBelow(sorted, rank) + countBelow(sorted, rank + 1) - 2 * countBelow(sorted, 1);

function countBelow(sorted: Uint16Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
