// Plain nested loops over every hand of the deck, counting how often each rank comes up.

type Rank4 = (a: number, b: number, c: number, d: number) => number;
type Rank5 = (a: number, b: number, c: number, d: number, e: number) => number;
type Rank6 = (a: number, b: number, c: number, d: number, e: number, f: number) => number;
type Rank7 = (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => number;

/** More than any rank of four to seven cards. */
const RANKS_END = 1 << 14;

export function countRanks4(rank: Rank4): Uint32Array {
  const counts = new Uint32Array(RANKS_END);
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++) for (let d = c + 1; d < 52; d++) counts[rank(a, b, c, d)]!++;
  return counts;
}

export function countRanks5(rank: Rank5): Uint32Array {
  const counts = new Uint32Array(RANKS_END);
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++) for (let e = d + 1; e < 52; e++) counts[rank(a, b, c, d, e)]!++;
  return counts;
}

export function countRanks6(rank: Rank6): Uint32Array {
  const counts = new Uint32Array(RANKS_END);
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++)
          for (let e = d + 1; e < 52; e++) for (let f = e + 1; f < 52; f++) counts[rank(a, b, c, d, e, f)]!++;
  return counts;
}

export function countRanks7(rank: Rank7): Uint32Array {
  const counts = new Uint32Array(RANKS_END);
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++)
          for (let e = d + 1; e < 52; e++)
            for (let f = e + 1; f < 52; f++)
              for (let g = f + 1; g < 52; g++) counts[rank(a, b, c, d, e, f, g)]!++;
  return counts;
}

/** The sets of ranks of each size, as masks of 13 bits in rising order. */
const SETS: number[][] = Array.from({ length: 8 }, () => []);
for (let set = 0; set < 1 << 13; set++)
  SETS[[...set.toString(2)].filter((bit) => bit === '1').length]?.push(set);

/**
 * Each hand of up to seven cards once, of those that differ only by the names of their suits: clubs hold the highest
 * set of ranks, spades the lowest. `ways` is how many hands it represents. `hand` is reused.
 */
function forEachSuiting(size: number, visit: (hand: readonly number[], ways: number) => void): void {
  const hand = new Array<number>(size).fill(0);
  const place = (suit: number, filled: number, above: number, alike: number, ways: number): void => {
    if (suit === 4) return visit(hand, ways);
    for (let more = suit === 3 ? size - filled : 0; more <= size - filled; more++) {
      for (const set of SETS[more]!) {
        if (set > above) break;
        for (let rank = 0, at = filled; rank < 13; rank++) {
          if ((set >> rank) & 1) hand[at++] = rank * 4 + suit;
        }
        // n suits with the same ranks are the same in n! of the 4! orders
        const same = set === above ? alike + 1 : 1;
        place(suit + 1, filled + more, set, same, ways / same);
      }
    }
  };
  place(0, 0, Infinity, 0, 24);
}

/** The ranks of all six-card hands, one evaluation for all hands that differ only by the names of suits. */
export function countSuitings6(rank: Rank6): Uint32Array {
  const counts = new Uint32Array(RANKS_END);
  forEachSuiting(6, (hand, ways) => {
    const [a, b, c, d, e, f] = hand as [number, number, number, number, number, number];
    counts[rank(a, b, c, d, e, f)]! += ways;
  });
  return counts;
}

/** The same for seven cards. */
export function countSuitings7(rank: Rank7): Uint32Array {
  const counts = new Uint32Array(RANKS_END);
  forEachSuiting(7, (hand, ways) => {
    const [a, b, c, d, e, f, g] = hand as [number, number, number, number, number, number, number];
    counts[rank(a, b, c, d, e, f, g)]! += ways;
  });
  return counts;
}

/** How many of all six-card hands do not rank as their best five. */
export function countNotBest6(rank6: Rank6, rank5: Rank5): number {
  let wrong = 0;
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++)
          for (let e = d + 1; e < 52; e++) {
            const withoutF = rank5(a, b, c, d, e);
            for (let f = e + 1; f < 52; f++) {
              const best = Math.max(
                withoutF,
                rank5(a, b, c, d, f),
                rank5(a, b, c, e, f),
                rank5(a, b, d, e, f),
                rank5(a, c, d, e, f),
                rank5(b, c, d, e, f),
              );
              if (rank6(a, b, c, d, e, f) !== best) wrong++;
            }
          }
  return wrong;
}

/** How many seven-card hands, up to the names of their suits, do not rank as their best six. */
export function countNotBest7(rank7: Rank7, rank6: Rank6): number {
  let wrong = 0;
  forEachSuiting(7, (hand) => {
    const [a, b, c, d, e, f, g] = hand as [number, number, number, number, number, number, number];
    const best = Math.max(
      rank6(a, b, c, d, e, f),
      rank6(a, b, c, d, e, g),
      rank6(a, b, c, d, f, g),
      rank6(a, b, c, e, f, g),
      rank6(a, b, d, e, f, g),
      rank6(a, c, d, e, f, g),
      rank6(b, c, d, e, f, g),
    );
    if (rank7(a, b, c, d, e, f, g) !== best) wrong++;
  });
  return wrong;
}

/** Every hand of `size` cards, one by one. */
export function* everyHand(size: number, from = 0): Generator<number[]> {
  if (size === 0) return yield [];
  for (let card = from; card < 52; card++) {
    for (const rest of everyHand(size - 1, card + 1)) yield [card, ...rest];
  }
}

/** Every hand of `size` cards, up to the names of the suits. */
export function listSuitings(size: number): number[][] {
  const hands: number[][] = [];
  forEachSuiting(size, (hand) => hands.push([...hand]));
  return hands;
}

/** The ranks that came up, from the worst. */
export const listRanks = (counts: Uint32Array): number[] =>
  [...counts.keys()].filter((rank) => counts[rank] !== 0);

/** The number of hands of each class; `name` gives the class of a rank. */
export function countClasses(counts: Uint32Array, nameOf: (rank: number) => string): Record<string, number> {
  const classes: Record<string, number> = {};
  for (const rank of listRanks(counts)) {
    const name = nameOf(rank);
    classes[name] = (classes[name] ?? 0) + counts[rank]!;
  }
  return classes;
}
