import { below, Deck, Xoshiro256 } from '@doorcard/cards';

/** Hands of `size` cards one after the other in one flat array. */
export type FlatHands = Uint8Array;

export function dealHands(count: number, size: number, seed: bigint): FlatHands {
  const rng = Xoshiro256.fromSeed(seed);
  const deck = new Deck();
  const hands = new Uint8Array(count * size);
  for (let at = 0; at < hands.length; at += size) {
    deck.reset();
    for (let i = 0; i < size; i++) hands[at + i] = deck.draw(rng);
  }
  return hands;
}

/** Hands in the order of nested loops, from a random position. */
export function listHands(count: number, size: number, seed: bigint): FlatHands {
  const hands = new Uint8Array(count * size);
  const first = below(Xoshiro256.fromSeed(seed), 4);
  const hand = Array.from({ length: size }, (_, i) => first + i);
  for (let at = 0; at < hands.length; at += size) {
    hands.set(hand, at);
    let i = size - 1;
    while (hand[i] === 52 - size + i) i--;
    hand[i]!++;
    for (let j = i + 1; j < size; j++) hand[j] = hand[j - 1]! + 1;
  }
  return hands;
}

/** One array per hand, as the other libraries expect. */
export function splitHands<T>(hands: FlatHands, size: number, convert: (card: number) => T): T[][] {
  return Array.from({ length: hands.length / size }, (_, i) =>
    Array.from(hands.subarray(i * size, (i + 1) * size), convert),
  );
}
