import { DECK_SIZE } from '@doorcard/cards';
import type { Plan } from '@doorcard/engine';
import { FixedNoise } from './fixedNoise.js';
import { shuffleFront, type Percentiles } from './percentile.js';

const RUN_OUTS = 64;
const UNKNOWN = -1;

/** The scores of the cards of the first street in games without draws, each computed when it is first needed. */
export class OpeningScores {
  /** The number of cards that a player gets on the first street. */
  readonly size: number;
  /** By half and number of cards, then by `numberCards`. */
  private readonly tables: (Float32Array | undefined)[] = [];
  private readonly deck = new Uint8Array(DECK_SIZE);
  private readonly hole: Uint8Array;
  private readonly noise = new FixedNoise();

  constructor(
    private readonly plan: Plan,
    private readonly percentiles: readonly Percentiles[],
  ) {
    const { down = 0, up = 0 } = plan.setup.variant.streets[0]!;
    this.size = down + up;
    this.hole = new Uint8Array(plan.handSize);
  }

  score(half: number, cards: Uint8Array, count: number): number {
    const table = (this.tables[half * MOST_CARDS + count] ??= new Float32Array(
      CHOOSE[count]![DECK_SIZE]!,
    ).fill(UNKNOWN));
    const number = numberCards(cards, count);
    if (table[number] === UNKNOWN) table[number] = this.compute(half, cards, count);
    return table[number]!;
  }

  private compute(half: number, cards: Uint8Array, count: number): number {
    const { plan, deck, hole, noise } = this;
    // Sorted, so that the score does not depend on the order in which the cards came.
    const sorted = cards.slice(0, count).sort();
    let size = 0;
    for (let card = 0; card < DECK_SIZE; card++) if (!sorted.includes(card)) deck[size++] = card;
    const missing = plan.handSize - count;
    const board = plan.setup.variant.showdown.boardSize;
    hole.set(sorted);
    noise.restart();
    let sum = 0;
    for (let i = 0; i < RUN_OUTS; i++) {
      shuffleFront(deck, size, missing + board, noise);
      hole.set(deck.subarray(0, missing), count);
      const rank = plan.rankers[half]!(hole, deck.subarray(missing, missing + board));
      sum += this.percentiles[half]![rank]!;
    }
    return sum / RUN_OUTS;
  }
}

const MOST_CARDS = 8;

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

/** By k and n: how many sets of k cards n cards have. */
const CHOOSE = Array.from({ length: MOST_CARDS }, (_, k) =>
  Float64Array.from({ length: DECK_SIZE + 1 }, (_, n) => choose(n, k)),
);

/** Numbers the sets of `count` cards: C(lowest, 1) + C(second, 2) + … */
function numberCards(cards: Uint8Array, count: number): number {
  let number = 0;
  for (let i = 0; i < count; i++) {
    let place = 1;
    for (let j = 0; j < count; j++) if (cards[j]! < cards[i]!) place++;
    number += CHOOSE[place]![cards[i]!]!;
  }
  return number;
}
