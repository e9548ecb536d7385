import { normalQuantile, studentQuantile, type Interval } from '@doorcard/history';
import { LUCK_STEPS } from './luck.js';
import type { GameSums } from './shard.js';

/** Sums of any size, by player: the sum over all shards may exceed the safe integers. */
export interface Totals {
  readonly groups: number;
  readonly chips: readonly bigint[];
  readonly squares: readonly bigint[];
}

/** All sums of a game; those of luck-adjusted matches count in 1/1024 of a chip. */
export interface TotalSums extends Totals {
  readonly adjusted?: Totals | undefined;
  /** What luck has added to the results. */
  readonly luck?: Totals | undefined;
}

export function addSums(
  total: TotalSums | undefined,
  { groups, chips, squares, adjusted }: GameSums,
): TotalSums {
  const sums = addTotals(total, groups, chips, squares);
  if (adjusted === undefined) return sums;
  const luck = chips.map((each, i) => BigInt(each) * BigInt(LUCK_STEPS) - BigInt(adjusted.chips[i]!));
  return {
    ...sums,
    adjusted: addTotals(total?.adjusted, groups, adjusted.chips, adjusted.squares),
    luck: addTotals(total?.luck, groups, luck, adjusted.luckSquares),
  };
}

type Whole = number | bigint | string;

const addTotals = (
  total: Totals | undefined,
  groups: number,
  chips: readonly Whole[],
  squares: readonly Whole[],
): Totals => ({
  groups: (total?.groups ?? 0) + groups,
  chips: chips.map((each, i) => (total?.chips[i] ?? 0n) + BigInt(each)),
  squares: squares.map((each, i) => (total?.squares[i] ?? 0n) + BigInt(each)),
});

/** A result in units per 100 hands. */
export interface Estimate {
  readonly per100: number;
  /** The standard error of `per100`; undefined where a game has fewer than two groups. */
  readonly error: number | undefined;
  /** The confidence interval; undefined in the same case. */
  readonly interval: Interval | undefined;
  /** The total number of hands that brings `per100` within 1 of the true value, 95 times in 100. */
  readonly handsForOne: number | undefined;
}

/** What converts chips into units per 100 hands. */
export interface Scale {
  /** By game of the match: the big bet or big blind in chips. */
  readonly units: readonly number[];
  /** Hands of a group. */
  readonly rotations: number;
}

/** The default confidence. */
export const USUAL_CONFIDENCE = 0.95;

/**
 * The mean of a player's groups and its interval. A group is one sample, since its hands share a deck. In a mix every
 * game is a stratum with its own mean and deviation, because groups are assigned to games and not drawn. The quantile
 * is Student's with groups - games degrees of freedom.
 */
export function estimate(
  games: readonly Totals[],
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

/** A result without its luck. */
export interface AdjustedEstimate extends Estimate {
  /** Its standard error divided by that of the raw result; undefined where either is. */
  readonly ratio: number | undefined;
  /** What luck added to the raw result: the raw less the adjusted result, of which 0 is expected. */
  readonly luck: Estimate;
}

/** The adjusted result of a player; undefined in matches whose luck was not measured. */
export function estimateAdjusted(
  games: readonly TotalSums[],
  player: number,
  scale: Scale,
  confidence?: number,
): AdjustedEstimate | undefined {
  const adjusted = games.flatMap((each) => each.adjusted ?? []);
  const luck = games.flatMap((each) => each.luck ?? []);
  if (adjusted.length < games.length) return undefined;
  const fine: Scale = { ...scale, units: scale.units.map((unit) => unit * LUCK_STEPS) };
  const raw = estimate(games, player, scale, confidence);
  const result = estimate(adjusted, player, fine, confidence);
  return {
    ...result,
    ratio:
      raw.error === undefined || raw.error === 0 || result.error === undefined
        ? undefined
        : result.error / raw.error,
    luck: estimate(luck, player, fine, confidence),
  };
}

/** Of a single group; the subtraction uses whole numbers, so that no digits cancel. */
function varianceOf(n: number, sum: bigint, squares: bigint): number {
  if (n < 2) return Number.NaN;
  return Number(BigInt(n) * squares - sum * sum) / (n * (n - 1));
}
