/** What one player won from another, in units per 100 hands, with its standard error. */
export interface Pairing {
  readonly first: string;
  readonly second: string;
  readonly per100: number;
  readonly error: number;
}

export interface Rating {
  readonly name: string;
  readonly rating: number;
  /** The 95 % interval reaches this far to either side. */
  readonly margin: number;
}

const Z = 1.959963984540054;

/**
 * Ratings r that fit the results of a round robin best: the sum of (result - (r of the first - r of the second))² is
 * minimal, and the ratings add up to 0. If everybody has met everybody once, this is the mean result against the whole
 * field, with 0 for the player itself. Units per 100 hands, heads-up. Sorted from the best.
 */
export function rate(players: readonly string[], pairings: readonly Pairing[]): Rating[] {
  return players
    .map((name) => {
      let [sum, variance] = [0, 0];
      for (const { first, second, per100, error } of pairings) {
        if (name !== first && name !== second) continue;
        sum += name === first ? per100 : -per100;
        variance += error * error;
      }
      return { name, rating: sum / players.length, margin: (Z * Math.sqrt(variance)) / players.length };
    })
    .sort((a, b) => b.rating - a.rating);
}

/**
 * How far results are from the differences of ratings, as a root mean square: large where A beats B beats C beats A.
 */
export function findMisfit(ratings: readonly Rating[], pairings: readonly Pairing[]): number {
  const of = new Map(ratings.map(({ name, rating }) => [name, rating]));
  const squares = pairings.map(
    ({ first, second, per100 }) => (per100 - (of.get(first)! - of.get(second)!)) ** 2,
  );
  return Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / squares.length);
}
