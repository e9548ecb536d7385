import { countBits, rankDeuceToSeven5, type Card } from '@doorcard/cards';
import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import { isLock } from '../equity/lock.js';
import type { Holding } from '../share/laterStreet.js';
import type { Spot } from '../share/spot.js';
import { STEPS, weighShown } from '../share/weights.js';
import type { DeuceTable } from './deuceTables.js';
import { findOutcome, listKept, type Outcome } from './drawTable.js';
import { BUCKETS, bucketOf, pairedOf, ranksOf, UNPAIRED } from './lowBuckets.js';
import { countDrawn, findEntryRange, findRange } from './opponentRange.js';

/** A way to go on: stand pat, or keep some ranks and draw. */
export interface Plan {
  /** The ranks that stay; all of a pat hand. */
  readonly kept: number;
  readonly isPat: boolean;
  readonly chances: Float64Array;
}

/** By bucket: certain to be it. */
const CERTAIN = Array.from({ length: BUCKETS }, (_, bucket) => {
  const chances = new Float64Array(BUCKETS);
  chances[bucket] = 1;
  return chances;
});

export const countDraws = ({ game, street }: View): number =>
  VARIANTS[game as GameId].streets.length - 1 - street;

/** Five cards of one suit are not a low, whatever their ranks. */
const WORST_LOW = rankDeuceToSeven5(0, 4, 8, 12, 20);
const bucketOfHand = (hand: readonly Card[]): number =>
  (hand[0]! & 3) === (hand[1]! & 3) &&
  (hand[0]! & 3) === (hand[2]! & 3) &&
  rankDeuceToSeven5(hand[0]!, hand[1]!, hand[2]!, hand[3]!, hand[4]!) <= WORST_LOW
    ? BUCKETS - 1
    : bucketOf(ranksOf(hand), pairedOf(hand));

export const planPat = (hand: readonly Card[]): Plan => ({
  kept: ranksOf(hand),
  isPat: true,
  chances: CERTAIN[bucketOfHand(hand)]!,
});

export function planDraws(hand: readonly Card[], draws: number): Plan[] {
  const ranks = ranksOf(hand);
  const plans = listKept(ranks, draws).map((kept) => planKept(kept, draws));
  // Of five cards that make no low, the second highest may be the one to throw.
  if (countBits(ranks) === 5) {
    const top = 1 << (31 - Math.clz32(ranks));
    const second = 1 << (31 - Math.clz32(ranks & ~top));
    plans.push(planKept(ranks & ~second, draws));
  }
  return plans;
}

const planKept = (kept: number, draws: number): Plan => {
  const outcome: Outcome = findOutcome(kept, draws);
  return { kept, isPat: false, chances: outcome.chances };
};

/** A pat hand is a snow from queens on. */
const SNOWED = 22;

/** By bucket: the chance that all opponents have a worse hand at the end, ties counted half for each. */
const beaten = new Float64Array(BUCKETS);

/** Fills `beaten` for the opponents of a spot, each of them having shown so much more. */
export function readOpponents({ view, log }: Spot, table: DeuceTable, more: number): Float64Array {
  beaten.fill(1);
  const all = VARIANTS[view.game as GameId].streets.length - 1;
  for (let seat = 0; seat < view.seats.length; seat++) {
    const { folded, draws } = view.seats[seat]!;
    if (folded || seat === view.seat) continue;
    const left = all - draws.length;
    const last = draws.at(-1);
    const range =
      last === undefined
        ? findEntryRange(log.entries[seat]!, all)
        : findRange(Math.min(5, countDrawn(last)), left);
    // With draws to come a bet says less about the end.
    const shown = (log.shown[seat]! + more) * (left === 0 ? 1 : 0.5);
    multiplyBeaten(range, weighShown(shown, table.narrowing));
  }
  return beaten;
}

const weighted = new Float64Array(BUCKETS);

function multiplyBeaten(range: Float64Array, weights: Float64Array): void {
  let [total, worse] = [0, 1];
  for (let i = 0; i < BUCKETS; i++) {
    const chance = range[i]!;
    const strength = Math.min(STEPS - 1, Math.floor((worse - chance / 2) * STEPS));
    weighted[i] = chance * weights[Math.max(0, strength)]!;
    total += weighted[i]!;
    worse -= chance;
  }
  let better = 0;
  for (let i = 0; i < BUCKETS; i++) {
    const here = weighted[i]! / total;
    beaten[i]! *= Math.max(0, 1 - better - here / 2);
    better += here;
  }
}

/** The share of the pot of a plan against `beaten`. */
export function sharePlan({ chances }: Plan, odds: Float64Array): number {
  let share = 0;
  for (let i = 0; i < BUCKETS; i++) share += chances[i]! * odds[i]!;
  return share;
}

/** What a hand is worth between draws: the better of standing pat and the best draw. */
export class DeuceHolding implements Holding {
  readonly draw: number;
  readonly isSnow: boolean;
  private readonly plans: readonly Plan[];
  private readonly draws: number;

  constructor(
    private readonly spot: Spot,
    private readonly table: DeuceTable,
  ) {
    const hand = spot.view.mine!.cards;
    this.draws = countDraws(spot.view);
    this.plans = this.draws === 0 ? [planPat(hand)] : [planPat(hand), ...planDraws(hand, this.draws)];
    const bucket = this.plans[0]!.chances.indexOf(1);
    const isMade = bucket < UNPAIRED / 2;
    const isPat = spot.view.seats[spot.view.seat!]!.draws.at(-1) === 'pat';
    this.isSnow = this.draws === 0 && isPat && bucket >= SNOWED;
    this.draw = this.draws > 0 && !isMade && this.plans.some(({ kept }) => countBits(kept) === 4) ? 1 : 0;
  }

  share(more: number): number {
    const odds = readOpponents(this.spot, this.table, more);
    let most = 0;
    for (let i = 0; i < this.plans.length; i++) most = Math.max(most, sharePlan(this.plans[i]!, odds));
    return most;
  }

  isLock(): boolean {
    return this.draws === 0 && this.plans[0]!.chances[0] === 1 && isLock(this.spot.view);
  }
}
