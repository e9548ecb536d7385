import type { Plan } from '@doorcard/engine';
import type { DrawScores } from './drawScores.js';
import type { Holdings } from './holdings.js';
import { KNOTS, type Ratings } from './ratings.js';

/**
 * Draw games: the score takes draws into account, and ranks are only compared when no card is to come. Made hands have
 * knots of their own: with the same chances they are played otherwise than draws.
 */
export class DrawRatings implements Ratings {
  readonly halves = 1;
  readonly knots = 2 * KNOTS;
  readonly places: Float64Array;
  readonly ranks: readonly Int32Array[];
  readonly runOuts = 1;
  private isFinal = false;

  constructor(
    private readonly plan: Plan,
    private readonly holdings: Holdings,
    private readonly table: DrawScores,
  ) {
    this.places = new Float64Array(plan.seats);
    this.ranks = Array.from({ length: plan.seats }, () => new Int32Array(1));
  }

  prepare(_unseen: Uint8Array, _size: number, live: number): void {
    const { counts, draws } = this.holdings;
    this.isFinal = true;
    for (let seat = 0; seat < this.plan.seats; seat++) {
      const isComplete = draws[seat] === 0 && counts[seat] === this.plan.handSize;
      if ((live >> seat) & 1 && !isComplete) this.isFinal = false;
    }
  }

  rate(seat: number): void {
    const { cards, counts, draws } = this.holdings;
    const score = this.table.score(cards[seat]!, counts[seat]!, draws[seat]!);
    const isMade = this.table.isMade(cards[seat]!, counts[seat]!);
    this.places[seat] = (isMade ? KNOTS : 0) + score * (KNOTS - 1);
    this.ranks[seat]![0] = this.isFinal ? this.table.rank(cards[seat]!) : 0;
  }
}
