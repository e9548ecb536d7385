// The parts of the other libraries without types that the benchmarks call.
declare module 'phe' {
  const phe: {
    /** Smaller is better. */
    evaluateCardCodes(codes: readonly number[]): number;
    cardCodes(names: readonly string[]): number[];
  };
  export default phe;
}

declare module 'pokersolver' {
  class Hand {
    static solve(cards: readonly string[]): Hand;
    /** From 1 (high card) to 9 (straight flush). */
    readonly rank: number;
    /** 1 when the other hand wins, -1 when this one does, 0 for a tie. */
    compare(other: Hand): number;
  }
  const pokersolver: { Hand: typeof Hand };
  export default pokersolver;
}
