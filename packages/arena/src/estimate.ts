import type { Interval } from '@doorcard/history';
import { normalQuantile, studentQuantile } from './quantile.js';
import type { GameSums } from './shard.js';

/** Sums of any size: those of all shards together may be more than a number holds. */
export interface TotalSums {
  readonly groups: number;
  readonly chips: readonly bigint[];
  readonly squares: readonly bigint[];
}

export function addSums(total: TotalSums | undefined, { groups, chips, squares }: GameSums): TotalSums {
  return {
    groups: (total?.groups ?? 0) + groups,
    chips: chips.map((each, i) => (total?.chips[i] ?? 0n) + BigInt(each)),
    squares: squares.map((each, i) => (total?.squares[i] ?? 0n) + BigInt(each)),
  };
}

/** A result in units per 100 hands. */
export interface Estimate {
  readonly per100: number;
  /** The standard error of `per100`; undefined where a game has fewer than two groups. */
  readonly error: number | undefined;
  /** Likewise. */
  readonly interval: Interval | undefined;
  /** How many hands in all bring `per100` within 1 of the truth, 95 times in 100. */
  readonly handsForOne: number | undefined;
}

/** How chips become units per 100 hands. */
export interface Scale {
  /** By game of the match: the big bet or big blind in chips. */
  readonly units: readonly number[];
  /** Hands of a group. */
  readonly rotations: number;
}

/** How sure an interval is when nobody says otherwise. */
export const USUAL_CONFIDENCE = 0.95;

/**
 * The mean of a player's groups and its interval. A group is one sample, since its hands share a deck. In a mix every
 * game is a stratum with its own mean and deviation, as the groups are dealt out to the games and not drawn. The
 * quantile is Student's with groups - games degrees of freedom.
 */
export function estimate(
  games: readonly TotalSums[],
  player: number,
  { units, rotations }: Scale,
  confidence = USUAL_CONFIDENCE,
): Estimate {
  let [groups, sum, variance] = [0, 0, 0];
  games.forEach(({ groups: n, chips, squares }, i) => {
    const scale = 100 / (rotations * units[i]!);
    groups += n;
    sum += scale * Number(chips[player]!);
    variance += scale * scale * n * varianceOf(n, chips[player]!, squares[player]!);
  });
  const per100 = sum / groups;
  if (Number.isNaN(variance))
    return { per100, error: undefined, interval: undefined, handsForOne: undefined };
  const error = Math.sqrt(variance) / groups;
  const half = studentQuantile((1 + confidence) / 2, groups - games.length) * error;
  const normalHalf = normalQuantile((1 + USUAL_CONFIDENCE) / 2) * error;
  return {
    per100,
    error,
    interval: { low: per100 - half, high: per100 + half },
    handsForOne: Math.ceil(normalHalf * normalHalf * groups) * rotations,
  };
}

/** Of a single group; the subtraction is done in whole numbers, so that nothing cancels. */
function varianceOf(n: number, sum: bigint, squares: bigint): number {
  if (n < 2) return Number.NaN;
  return Number(BigInt(n) * squares - sum * sum) / (n * (n - 1));
}
