/** Numbers 0..limit-1 from a seed (xorshift, 32 bits): the same on every machine. */
export function makeDice(seed: number): (limit: number) => number {
  let state = seed | 0 || 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

export const DECK: readonly number[] = Array.from({ length: 52 }, (_, card) => card);

/** Whole decks deal mostly high cards and pairs; few suits or few ranks make the rare hands common. */
export const DECKS: readonly (readonly number[])[] = [
  DECK,
  DECK.filter((card) => (card & 3) < 2),
  DECK.filter((card) => (card & 3) === 3 || card % 5 === 0),
  DECK.filter((card) => card >> 2 < 6),
  DECK.filter((card) => card >> 2 > 9 || card >> 2 < 3),
  DECK.filter((card) => card >> 2 > 3 && card >> 2 < 9),
];

/** `count` hands of `size` cards, taking turns with the decks. */
export function dealHands(size: number, count: number, seed: number): number[][] {
  const roll = makeDice(seed);
  return Array.from({ length: count }, (_, i) => {
    const deck = [...DECKS[i % DECKS.length]!];
    return Array.from({ length: size }, () => deck.splice(roll(deck.length), 1)[0]!);
  });
}
