import { CLOSED, hasMover, type Moment } from './moment.js';
import { compareRunOuts, type Ratings } from './ratings.js';

// What one player wins from another, with all cards open. It is a sum of features times coefficients, which
// scripts/writeLuckValues.mjs fits to hands of computer players. A bad fit costs precision; it never adds a bias.

/** Each pair of knots, for which the value changes its sign when the players change places. */
const countPairs = (knots: number): number => (knots * (knots - 1)) / 2;
/** Each pair alone and times the pot; then the difference of the run-outs alone and times the pot. */
const countHalf = (knots: number): number => 2 * countPairs(knots) + 2;
/** Each knot of the player who acts next and each knot of the other, alone and times the pot. */
const countMover = (knots: number): number => 4 * knots;

/** How many coefficients a kind of moment has. */
export const countFeatures = ({ halves, knots }: Pick<Ratings, 'halves' | 'knots'>, kind: number): number =>
  halves * (countHalf(knots) + (hasMover(kind) ? countMover(knots) : 0));

/** By kind and street (`kind * streets + street`). */
export type Coefficients = readonly (readonly number[])[];

/** The values of one moment: for a game, kind and street the coefficients are fixed, and so is the pot. */
export class PairValue {
  private readonly knots: number;
  /** By half: values at pairs of knots. */
  private readonly grids: readonly Float64Array[];
  private readonly slopes = new Float64Array(2);
  /** By half: what the player who acts next wins, by his own knot and then by that of the other. */
  private readonly movers: readonly Float64Array[];
  private mover = -1;
  /** For moments without coefficients. */
  private readonly zeros: readonly number[];

  constructor(
    private readonly coefficients: Coefficients,
    private readonly streets: number,
    private readonly seats: number,
    private readonly ratings: Ratings,
  ) {
    const { knots } = ratings;
    this.knots = knots;
    this.grids = [new Float64Array(knots * knots), new Float64Array(knots * knots)];
    this.zeros = new Array<number>(countFeatures(ratings, CLOSED)).fill(0);
    this.movers = [new Float64Array(2 * knots), new Float64Array(2 * knots)];
  }

  /** The pot is in units. */
  prepare({ kind, mover }: Moment, street: number, pot: number): void {
    const fitted = this.coefficients[kind * this.streets + street]!;
    const all = fitted.length === 0 ? this.zeros : fitted;
    const { knots } = this;
    const { halves } = this.ratings;
    const pairs = countPairs(knots);
    this.mover = hasMover(kind) ? mover : -1;
    for (let half = 0; half < halves; half++) {
      const grid = this.grids[half]!;
      let at = half * countHalf(knots);
      for (let a = 0; a < knots; a++) {
        for (let b = a + 1; b < knots; b++, at++) {
          const value = all[at]! + pot * all[at + pairs]!;
          grid[a * knots + b] = value;
          grid[b * knots + a] = -value;
        }
      }
      this.slopes[half] = all[at + pairs]! + pot * all[at + pairs + 1]!;
      if (this.mover < 0) continue;
      at = halves * countHalf(knots) + half * countMover(knots);
      for (let i = 0; i < 2 * knots; i++) {
        this.movers[half]![i] = all[at + i]! + pot * all[at + 2 * knots + i]!;
      }
    }
  }

  /** What `seat` wins from `other`, in units. */
  value(seat: number, other: number): number {
    const { ratings, seats, knots } = this;
    let sum = 0;
    for (let half = 0; half < ratings.halves; half++) {
      const [i, j] = [half * seats + seat, half * seats + other];
      const [x, y] = [ratings.places[i]!, ratings.places[j]!];
      sum += interpolate(this.grids[half]!, knots, x, y);
      sum += this.slopes[half]! * compareRunOuts(ratings, i, j);
      if (this.mover === seat) sum += interpolateMover(this.movers[half]!, knots, x, y);
      else if (this.mover === other) sum -= interpolateMover(this.movers[half]!, knots, y, x);
    }
    return sum;
  }
}

const findKnot = (place: number, knots: number): number => Math.min(knots - 2, Math.trunc(place));

function interpolate(grid: Float64Array, knots: number, x: number, y: number): number {
  const [a, b] = [findKnot(x, knots), findKnot(y, knots)];
  const [p, q] = [x - a, y - b];
  const at = a * knots + b;
  return (
    (1 - p) * ((1 - q) * grid[at]! + q * grid[at + 1]!) +
    p * ((1 - q) * grid[at + knots]! + q * grid[at + knots + 1]!)
  );
}

function interpolateMover(values: Float64Array, knots: number, own: number, other: number): number {
  const [a, b] = [findKnot(own, knots), findKnot(other, knots)];
  const [p, q] = [own - a, other - b];
  return (
    (1 - p) * values[a]! + p * values[a + 1]! + (1 - q) * values[knots + b]! + q * values[knots + b + 1]!
  );
}

/** Adds the numbers that `value(seat, other)` multiplies by the coefficients; for the fit. */
export function addFeatures(
  features: Float64Array,
  ratings: Ratings,
  { kind, mover, shares: { length: seats } }: Moment,
  pot: number,
  seat: number,
  other: number,
): void {
  const { halves, knots, places } = ratings;
  for (let half = 0; half < halves; half++) {
    const [i, j] = [half * seats + seat, half * seats + other];
    const [own, others] = [listWeights(places[i]!, knots), listWeights(places[j]!, knots)];
    let at = half * countHalf(knots);
    const add = (place: number, step: number, feature: number): void => {
      features[place]! += feature;
      features[place + step]! += pot * feature;
    };
    for (let a = 0; a < knots; a++) {
      for (let b = a + 1; b < knots; b++, at++) {
        add(at, countPairs(knots), own[a]! * others[b]! - own[b]! * others[a]!);
      }
    }
    add(at + countPairs(knots), 1, compareRunOuts(ratings, i, j));
    if (!hasMover(kind) || mover < 0) continue;
    at = halves * countHalf(knots) + half * countMover(knots);
    const sign = mover === seat ? 1 : -1;
    for (let a = 0; a < knots; a++) {
      add(at + a, 2 * knots, sign * (mover === seat ? own : others)[a]!);
      add(at + knots + a, 2 * knots, sign * (mover === seat ? others : own)[a]!);
    }
  }
}

/** The weight of each knot in the interpolation. */
const listWeights = (place: number, knots: number): number[] =>
  Array.from({ length: knots }, (_, knot) => Math.max(0, 1 - Math.abs(place - knot)));
