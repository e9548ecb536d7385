import { DECK_SIZE, shuffle, Xoshiro256, type Card } from '@doorcard/cards';
import { STEPS } from '../share/weights.js';
import { placeFour } from './fourCards.js';

/** Hands of four cards that opponents are imagined to hold, always the same; those with a seen card are left out. */
export const DEALS = 1024;

export interface OmahaDeals {
  readonly cards: Uint8Array;
  /** By hand: its six pairs of ranks, the higher times 13 plus the lower. */
  readonly pairs: Uint8Array;
  /** By hand: its cards, as bits of the lower and of the upper half of the deck. */
  readonly lower: Int32Array;
  readonly upper: Int32Array;
  /** By hand: its place before the flop, with and without a low half. */
  readonly places: Uint8Array;
  readonly placesWithLow: Uint8Array;
  /** Pairs of cards to come, turn and river. */
  readonly runouts: Uint8Array;
}

const HALF = 26;
const SEED = 4n;

let deals: OmahaDeals | undefined;

/** Made when the first Omaha hand is played. */
export const findDeals = (): OmahaDeals => (deals ??= makeDeals());

function makeDeals(): OmahaDeals {
  const rng = Xoshiro256.fromSeed(SEED);
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
  const made = {
    cards: new Uint8Array(4 * DEALS),
    pairs: new Uint8Array(6 * DEALS),
    lower: new Int32Array(DEALS),
    upper: new Int32Array(DEALS),
    places: new Uint8Array(DEALS),
    placesWithLow: new Uint8Array(DEALS),
    runouts: new Uint8Array(2 * DEALS),
  };
  for (let n = 0; n < DEALS; n++) {
    shuffle(deck, rng);
    const hand = deck.slice(0, 4);
    made.cards.set(hand, 4 * n);
    made.pairs.set(listPairs(hand), 6 * n);
    for (const card of hand) {
      if (card < HALF) made.lower[n]! |= 1 << card;
      else made.upper[n]! |= 1 << (card - HALF);
    }
    made.places[n] = Math.floor(placeFour(hand, false) * STEPS);
    made.placesWithLow[n] = Math.floor(placeFour(hand, true) * STEPS);
    made.runouts.set(deck.slice(4, 6), 2 * n);
  }
  return made;
}

/** The place of the ranks of two cards in a list of pairs. */
export function pairOf(a: Card, b: Card): number {
  const [one, other] = [a >> 2, b >> 2];
  return one > other ? 13 * one + other : 13 * other + one;
}

const listPairs = (hand: readonly Card[]): number[] =>
  hand.flatMap((card, i) => hand.slice(0, i).map((before) => pairOf(card, before)));

export const lowerBit = (card: Card): number => (card < HALF ? 1 << card : 0);
export const upperBit = (card: Card): number => (card < HALF ? 0 : 1 << (card - HALF));
