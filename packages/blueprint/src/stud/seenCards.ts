import type { Card } from '@doorcard/cards';
import { insertRank, MOST_CARDS, numberRankSet } from './rankSet.js';

const FIRST_UP = 2;
const END_UP = 6;
const FIRST_STREET = 3;
const RANKS = 13;
const SUITS = 4;

/**
 * The cards of a deal as one player sees them, street by street. Cards are in the order of the dealer: two down, four up,
 * one down.
 */
export class SeenCards {
  /** How many cards a player has, and how many of them are up. */
  size = 0;
  up = 0;
  /** Ranks in rising order. */
  readonly own = new Uint8Array(MOST_CARDS);
  readonly ownUp = new Uint8Array(MOST_CARDS);
  readonly otherUp = new Uint8Array(MOST_CARDS);
  /** Numbers of these sets of ranks. */
  ownSet = 0;
  ownBoard = 0;
  otherBoard = 0;
  /** By rank: the up cards of the other player. */
  readonly dead = new Uint8Array(RANKS);
  /** By suit. */
  readonly ownSuits = new Uint8Array(SUITS);
  readonly ownUpSuits = new Uint8Array(SUITS);
  readonly otherUpSuits = new Uint8Array(SUITS);

  /** The first street. `other` needs only the up cards of the other player, in their places. */
  begin(own: ArrayLike<Card>, other: ArrayLike<Card>): void {
    this.size = 0;
    this.up = 0;
    this.dead.fill(0);
    this.ownSuits.fill(0);
    this.ownUpSuits.fill(0);
    this.otherUpSuits.fill(0);
    while (this.size < FIRST_STREET) this.addCard(own, other);
    this.numberSets();
  }

  /** The next street. */
  advance(own: ArrayLike<Card>, other: ArrayLike<Card>): void {
    this.addCard(own, other);
    this.numberSets();
  }

  private addCard(own: ArrayLike<Card>, other: ArrayLike<Card>): void {
    const { size, up } = this;
    const card = own[size]!;
    insertRank(this.own, size, card >> 2);
    this.ownSuits[card & 3]!++;
    if (size >= FIRST_UP && size < END_UP) {
      const shown = other[size]!;
      insertRank(this.ownUp, up, card >> 2);
      insertRank(this.otherUp, up, shown >> 2);
      this.ownUpSuits[card & 3]!++;
      this.otherUpSuits[shown & 3]!++;
      this.dead[shown >> 2]!++;
      this.up = up + 1;
    }
    this.size = size + 1;
  }

  private numberSets(): void {
    const { size, up } = this;
    this.ownSet = numberRankSet(this.own, size);
    this.ownBoard = numberRankSet(this.ownUp, up);
    this.otherBoard = numberRankSet(this.otherUp, up);
  }
}
