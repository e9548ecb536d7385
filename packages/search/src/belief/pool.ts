import type { Card, Rng } from '@doorcard/cards';
import type { HandFrame, Seat, SeatCards } from '@doorcard/engine';
import { drawFraction } from '../resettableStream.js';

/** Entries that are drawn before all that fit are listed. */
const MOST_DRAWN = 40;

/** What one opponent may hold and who he may be: entries with weights. */
export class Pool {
  readonly weights: Float64Array;
  /** By entry and type: the weight. */
  readonly typeWeights: Float64Array;
  /** By entry: what it was dealt and discarded. */
  readonly entries: SeatCards[];
  /** By entry: entries with the same number were one sample once. */
  readonly origins: Int32Array;
  private sums: Float64Array | undefined;
  /** By entry, deck, and two halves each: the cards dealt from the deck, and those kept out of it. */
  private masks: Int32Array | undefined;

  constructor(
    readonly frame: HandFrame,
    readonly seat: Seat,
    size: number,
    readonly types: number,
    /** Whether the entries are all there are, and not a sample. */
    readonly isListed: boolean,
  ) {
    const { count, discards } = frame.seats[seat]!;
    this.weights = new Float64Array(size);
    this.origins = Int32Array.from({ length: size }, (_, i) => i);
    this.typeWeights = new Float64Array(size * types);
    const nothing = new Uint8Array(0);
    this.entries = Array.from({ length: size }, () => ({
      dealt: new Uint8Array(count),
      thrown: discards.length === 0 ? nothing : new Uint8Array(discards.length),
    }));
  }

  get size(): number {
    return this.weights.length;
  }

  /** Call when the entries and the weights of the types are complete. */
  close(): void {
    const { types, typeWeights, weights } = this;
    this.sums = new Float64Array(weights.length);
    let sum = 0;
    for (let i = 0; i < weights.length; i++) {
      let weight = 0;
      for (let type = 0; type < types; type++) weight += typeWeights[i * types + type]!;
      weights[i] = weight;
      sum += weight;
      this.sums[i] = sum;
    }
    if (!(sum > 0)) throw new Error('no holding of an opponent fits what he did');
    const decks = this.frame.reshuffles.length + 1;
    this.masks = new Int32Array(weights.length * decks * 4);
    for (let i = 0; i < weights.length; i++)
      writeMasks(this.frame, this.seat, this.entries[i]!, this.masks, i * decks * 4);
  }

  get total(): number {
    return this.sums!.at(-1)!;
  }

  /**
   * The effective number of samples: 1 / the sum of squared shares. Copies of one sample have the same first cards but
   * got their later ones on their own, so the number is somewhere from that of the origins to that of the entries; the
   * geometric mean of both is taken.
   */
  get effective(): number {
    const byOrigin = new Float64Array(this.size);
    for (let i = 0; i < this.size; i++) byOrigin[this.origins[i]!]! += this.weights[i]!;
    return (this.total * this.total) / Math.sqrt(sumSquares(this.weights) * sumSquares(byOrigin));
  }

  /** One entry, each as likely as its weight says. */
  draw(rng: Rng): number {
    return this.findAt(drawFraction(rng));
  }

  /** The entry at a position, 0..1, on the sum of the weights. */
  findAt(position: number): number {
    const sums = this.sums!;
    const target = position * this.total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > target) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The weight of all entries that fit the cards that are taken. */
  weighFitting(taken: TakenCards): number {
    const { weights, frame } = this;
    const masks = this.masks!;
    let total = 0;
    if (frame.reshuffles.length > 0) {
      for (let i = 0; i < weights.length; i++) if (taken.fits(this, i)) total += weights[i]!;
      return total;
    }
    // One deck, from which nothing is kept out.
    const { low, high } = taken;
    for (let i = 0; i < weights.length; i++) {
      if ((masks[i * 4]! & low) === 0 && (masks[i * 4 + 1]! & high) === 0) total += weights[i]!;
    }
    return total;
  }

  /** One of them, each as likely as its weight says. There must be one. */
  drawFitting(taken: TakenCards, rng: Rng): number {
    // Any entry is drawn again until it fits, which is far quicker than looking at all of them.
    for (let tries = 0; tries < MOST_DRAWN; tries++) {
      const entry = this.draw(rng);
      if (taken.fits(this, entry)) return entry;
    }
    let rest = drawFraction(rng) * this.weighFitting(taken);
    let last = -1;
    for (let i = 0; i < this.size; i++) {
      if (this.weights[i] === 0 || !taken.fits(this, i)) continue;
      last = i;
      rest -= this.weights[i]!;
      if (rest < 0) break;
    }
    return last;
  }

  /** Who he is, given an entry. */
  drawType(entry: number, rng: Rng): number {
    const { types, typeWeights } = this;
    let rest = drawFraction(rng) * this.weights[entry]!;
    let last = 0;
    for (let type = 0; type < types; type++) {
      const weight = typeWeights[entry * types + type]!;
      if (weight === 0) continue;
      last = type;
      rest -= weight;
      if (rest < 0) break;
    }
    return last;
  }

  /** How likely he is of each type, 0..1. */
  shareTypes(): number[] {
    const { types, typeWeights, total } = this;
    return Array.from({ length: types }, (_, type) => {
      let sum = 0;
      for (let i = type; i < typeWeights.length; i += types) sum += typeWeights[i]!;
      return sum / total;
    });
  }

  maskAt(entry: number, at: number): number {
    return this.masks![entry * (this.frame.reshuffles.length + 1) * 4 + at]!;
  }
}

function sumSquares(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return sum;
}

/** Writes which cards came from each deck and which were kept out of it, in four words for each deck. */
function writeMasks(frame: HandFrame, seat: Seat, cards: SeatCards, into: Int32Array, at: number): void {
  const { count, decks } = frame.seats[seat]!;
  for (let i = 0; i < count; i++) {
    const card = cards.dealt[i]!;
    const word = at + decks[i]! * 4 + (card < 32 ? 0 : 1);
    into[word] = into[word]! | (1 << (card & 31));
  }
  frame.reshuffles.forEach((reshuffle, i) => {
    const [low, high] = frame.findKept(reshuffle, seat, cards);
    into[at + (i + 1) * 4 + 2]! |= low;
    into[at + (i + 1) * 4 + 3]! |= high;
  });
}

/** The cards of some seats, by deck: nobody else can have been dealt them. */
export class TakenCards {
  private readonly words: Int32Array;
  private readonly own: Int32Array;

  /** `pooled` are the seats, as bits, whose cards come from pools. */
  constructor(frame: HandFrame, pooled: number, dead: readonly Card[]) {
    const { view, seats } = frame;
    this.words = new Int32Array((frame.reshuffles.length + 1) * 4);
    this.own = this.words.slice();
    const { mine, seat, board } = view;
    const cards = { dealt: Uint8Array.from(mine!.dealt), thrown: Uint8Array.from(mine!.thrown) };
    writeMasks(frame, seat!, cards, this.own, 0);
    for (const card of board) this.own[card < 32 ? 0 : 1]! |= 1 << (card & 31);
    for (const card of dead) {
      for (let at = 0; at < this.own.length; at += 4) this.own[at + (card < 32 ? 0 : 1)]! |= 1 << (card & 31);
    }
    seats.forEach(({ known, decks }, other) => {
      if (other === seat || ((pooled >> other) & 1) === 1) return;
      known.forEach((card, i) => {
        if (card >= 0) this.own[decks[i]! * 4 + (card < 32 ? 0 : 1)]! |= 1 << (card & 31);
      });
    });
  }

  /** Only the cards of the viewing seat and the board are taken. */
  clear(): void {
    this.words.set(this.own);
  }

  /** Those of the first deck. */
  get low(): number {
    return this.words[0]!;
  }

  get high(): number {
    return this.words[1]!;
  }

  /** Whether an entry of a pool has none of them. */
  fits(pool: Pool, entry: number): boolean {
    const { words } = this;
    for (let at = 0; at < words.length; at += 4) {
      const low = pool.maskAt(entry, at);
      const high = pool.maskAt(entry, at + 1);
      if ((low & (words[at]! | words[at + 2]!)) !== 0 || (high & (words[at + 1]! | words[at + 3]!)) !== 0)
        return false;
      if (
        (pool.maskAt(entry, at + 2) & words[at]!) !== 0 ||
        (pool.maskAt(entry, at + 3) & words[at + 1]!) !== 0
      ) {
        return false;
      }
    }
    return true;
  }

  /** Cards that two entries share are taken once: what is kept out of a deck may be kept out twice. */
  add(pool: Pool, entry: number): void {
    for (let at = 0; at < this.words.length; at++) this.words[at]! |= pool.maskAt(entry, at);
  }

  /** Whether a card may come from a deck, for a seat that keeps it out of the later decks in `kept` (bits). */
  allows(card: number, deck: number, kept: number): boolean {
    const { words } = this;
    const half = card < 32 ? 0 : 1;
    const bit = 1 << (card & 31);
    if (((words[deck * 4 + half]! | words[deck * 4 + 2 + half]!) & bit) !== 0) return false;
    for (let rest = kept; rest !== 0; rest &= rest - 1) {
      const later = 31 - Math.clz32(rest & -rest);
      if ((words[later * 4 + half]! & bit) !== 0) return false;
    }
    return true;
  }

  take(card: number, deck: number, kept: number): void {
    const { words } = this;
    const half = card < 32 ? 0 : 1;
    const bit = 1 << (card & 31);
    words[deck * 4 + half]! |= bit;
    for (let rest = kept; rest !== 0; rest &= rest - 1) {
      words[(31 - Math.clz32(rest & -rest)) * 4 + 2 + half]! |= bit;
    }
  }
}
