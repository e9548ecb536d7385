import { STEPS } from '../share/weights.js';

/**
 * Hands that an opponent may hold, each with how one deal of the cards to come ends: a fixed grid, the same for every
 * decision with these cards, so that nothing is drawn at random.
 */
export class BoardGrid {
  /** Which cards it is for. */
  key = -1;
  count = 0;
  /** By hand: its place before the flop, 0 the best, and its strength now, `STEPS - 1` the best. */
  readonly places: Uint8Array;
  readonly strengths: Uint8Array;
  /** By hand: 0 it wins, 1 a tie, 2 mine wins. For the low half 3 when there is not a low. */
  readonly highs: Uint8Array;
  readonly lows: Uint8Array;
  /** The rank of each hand now; of the low, where the game has one. */
  readonly ranks: Uint16Array;
  readonly lowRanks: Uint16Array;
  /** 0 nothing to come, 1 a draw, 2 a good draw: mine. */
  draw = 0;
  /** Hands that beat mine at the end in this grid. */
  losses = 0;

  constructor(size: number) {
    this.places = new Uint8Array(size);
    this.strengths = new Uint8Array(size);
    this.highs = new Uint8Array(size);
    this.lows = new Uint8Array(size);
    this.ranks = new Uint16Array(size);
    this.lowRanks = new Uint16Array(size);
  }

  /** Turns ranks into strengths: the part of the hands of the grid that are worse. */
  orderStrengths(): void {
    orderInto(this.ranks, this.count, this.strengths);
  }

  /** A low hand is as strong as its better half. */
  orderLowStrengths(): void {
    orderInto(this.lowRanks, this.count, LOW_STRENGTHS);
    for (let i = 0; i < this.count; i++) {
      if (this.lowRanks[i]! > 0 && LOW_STRENGTHS[i]! > this.strengths[i]!)
        this.strengths[i] = LOW_STRENGTHS[i]!;
    }
  }
}

export const GRID_SIZE = 400;
const LOW_STRENGTHS = new Uint8Array(GRID_SIZE);
const SHIFT = 4;
const COUNTS = new Uint16Array((8192 >> SHIFT) + 1);

function orderInto(ranks: Uint16Array, count: number, into: Uint8Array): void {
  let first = COUNTS.length;
  let last = -1;
  for (let i = 0; i < count; i++) {
    const slot = ranks[i]! >> SHIFT;
    COUNTS[slot]!++;
    if (slot < first) first = slot;
    if (slot > last) last = slot;
  }
  let below = 0;
  for (let slot = first; slot <= last; slot++) {
    const here = COUNTS[slot]!;
    if (here === 0) continue;
    // Hands as good as each other share the middle of their places.
    COUNTS[slot] = Math.min(STEPS - 1, Math.floor(((below + here / 2) * STEPS) / count));
    below += here;
  }
  for (let i = 0; i < count; i++) into[i] = COUNTS[ranks[i]! >> SHIFT]!;
  for (let slot = first; slot <= last; slot++) COUNTS[slot] = 0;
}
