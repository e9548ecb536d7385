import { below, rankBadugi4, type Card, type Rng } from '@doorcard/cards';
import { DRAW_COUNTS, type PlayerIndex } from '../game/compiledGame.js';
import type { Deal } from '../game/deal.js';
import type { BadugiBuckets } from './badugiBuckets.js';
import { findDiscards, listDrawCounts } from './discards.js';

const HAND = 4;
/** One hand before the draws, then four times as many after each. */
const SLOTS = 1 + 4 + 16 + 64;
/** A hand and three draws of at most three cards. */
const PILE = HAND + 3 * (DRAW_COUNTS - 1);
const DECK = 52;

/**
 * Deals of heads-up Badugi. Each player has a pile of his own from which he draws; both together are 26 cards, so the
 * deck always suffices and no discard comes back. Hands after a draw are built when they are first reached.
 */
export class BadugiDeal implements Deal {
  readonly buckets: readonly [Int32Array, Int32Array] = [new Int32Array(SLOTS), new Int32Array(SLOTS)];
  readonly draws: readonly [Uint8Array, Uint8Array] = [new Uint8Array(SLOTS), new Uint8Array(SLOTS)];
  readonly ranks: readonly [Int32Array, Int32Array] = [new Int32Array(SLOTS), new Int32Array(SLOTS)];
  readonly firsts = new Uint8Array(0);
  private readonly deck = Uint8Array.from({ length: DECK }, (_, card) => card);
  /** By player and slot: the cards in rising order, and how many of the pile are used. */
  private readonly hands = [new Uint8Array(SLOTS * HAND), new Uint8Array(SLOTS * HAND)] as const;
  private readonly used = [new Uint8Array(SLOTS), new Uint8Array(SLOTS)] as const;
  private readonly groups: readonly [Uint8Array, Uint8Array];

  constructor(buckets0: BadugiBuckets, buckets1: BadugiBuckets) {
    this.groups = [buckets0.byRank, buckets1.byRank];
  }

  reset(): void {
    for (let card = 0; card < DECK; card++) this.deck[card] = card;
  }

  deal(rng: Rng): void {
    const { deck } = this;
    for (let i = 0; i < 2 * PILE; i++) {
      const j = i + below(rng, DECK - i);
      const card = deck[i]!;
      deck[i] = deck[j]!;
      deck[j] = card;
    }
    this.open(0);
    this.open(1);
  }

  /** The pile of a player: his first hand, then the cards that he draws, in order. */
  pileOf(player: PlayerIndex): readonly Card[] {
    return [...this.deck.subarray(player * PILE, (player + 1) * PILE)];
  }

  /** The cards of a slot, in rising order. */
  handAt(player: PlayerIndex, slot: number): readonly Card[] {
    return [...this.hands[player].subarray(slot * HAND, (slot + 1) * HAND)];
  }

  private open(player: PlayerIndex): void {
    const { deck } = this;
    this.buckets[player].fill(-1);
    const hand = this.hands[player];
    for (let i = 0; i < HAND; i++) insert(hand, 0, i, deck[player * PILE + i]!);
    this.used[player][0] = HAND;
    this.finish(player, 0);
  }

  fill(player: PlayerIndex, slot: number): void {
    const from = (slot - 1) >> 2;
    const count = (slot - 1) & 3;
    const hand = this.hands[player];
    const start = slot * HAND;
    const discards = findDiscards(hand, from * HAND, count);
    let held = 0;
    for (let i = 0; i < HAND; i++) {
      if (((discards >> i) & 1) === 0) hand[start + held++] = hand[from * HAND + i]!;
    }
    let next = this.used[player][from]!;
    for (; held < HAND; held++) insert(hand, start, held, this.deck[player * PILE + next++]!);
    this.used[player][slot] = next;
    this.finish(player, slot);
  }

  private finish(player: PlayerIndex, slot: number): void {
    const hand = this.hands[player];
    const at = slot * HAND;
    const rank = rankBadugi4(hand[at]!, hand[at + 1]!, hand[at + 2]!, hand[at + 3]!);
    this.buckets[player][slot] = this.groups[player][rank]!;
    this.ranks[player][slot] = 2 * rank;
    this.draws[player][slot] = listDrawCounts(rank);
  }
}

/** Puts a card into a hand of `held` cards in rising order. */
function insert(hand: Uint8Array, start: number, held: number, card: Card): void {
  let at = start + held;
  while (at > start && hand[at - 1]! > card) {
    hand[at] = hand[at - 1]!;
    at--;
  }
  hand[at] = card;
}
