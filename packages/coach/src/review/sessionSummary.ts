import { below, type Rng } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';
import { isLabel, LABELS, type Estimate, type Label, type NoLabel } from '../verdict/label.js';
import type { HandReview, ReviewedDecision } from './handReview.js';

/** What decisions of one kind cost. */
export interface LossRow {
  readonly game: GameId;
  /** Null: all streets. */
  readonly street: string | null;
  readonly hands: number;
  readonly decisions: number;
  /** Big bets lost per 100 hands, with an interval from resampling hands; undefined with fewer than two hands. */
  readonly per100: Estimate | undefined;
}

export interface ExpensiveDecision {
  /** The index of the hand. */
  readonly hand: number;
  readonly decision: ReviewedDecision;
}

export interface SessionSummary {
  readonly hands: number;
  readonly decisions: number;
  readonly labels: Readonly<Partial<Record<Label | NoLabel, number>>>;
  /** The part of the decisions that were the best action, 0..1. */
  readonly agreement: number;
  /** The same with its interval, from resampling hands. */
  readonly agreementRange: Estimate | undefined;
  /** The part of the decisions without a label. */
  readonly unlabelled: number;
  readonly losses: readonly LossRow[];
  readonly expensive: readonly ExpensiveDecision[];
  /** What the hands won per 100, with its interval; hands whose result is unknown are left out. */
  readonly result: Estimate | undefined;
  /** The result less the luck of the cards, of the hands in which all cards are known, and how many those are. */
  readonly adjusted: Estimate | undefined;
  readonly adjustedHands: number;
}

const RESAMPLES = 1000;
const PER = 100;

/** What a session cost and where. `top` is the number of decisions to list. */
export function summarize(reviews: readonly HandReview[], top: number, rng: Rng): SessionSummary {
  const all = reviews.flatMap(({ decisions }, hand) => decisions.map((decision) => ({ hand, decision })));
  const labels: Partial<Record<Label | NoLabel, number>> = {};
  for (const label of LABELS) {
    const count = all.filter(({ decision }) => decision.verdict.label === label).length;
    if (count > 0) labels[label] = count;
  }
  const labelled = all.filter(({ decision }) => isLabel(decision.verdict.label)).length;
  const known = reviews.flatMap(({ result, luck }) =>
    result === null || luck === null || luck === undefined ? [] : [result - luck],
  );
  const results = reviews.flatMap(({ result }) => (result === null ? [] : [result]));
  return {
    hands: reviews.length,
    decisions: all.length,
    labels,
    agreement: all.length === 0 ? 0 : (labels.best ?? 0) / all.length,
    unlabelled: all.length === 0 ? 0 : 1 - labelled / all.length,
    losses: listLosses(reviews, rng),
    expensive: all
      .toSorted((a, b) => b.decision.verdict.loss.low - a.decision.verdict.loss.low)
      .slice(0, top)
      .filter(({ decision }) => decision.verdict.loss.low > 0),
    result: estimatePer100(results, rng),
    adjusted: estimatePer100(known, rng),
    adjustedHands: known.length,
    agreementRange: resampleShare(reviews, rng),
  };
}

function listLosses(reviews: readonly HandReview[], rng: Rng): LossRow[] {
  const games = [...new Set(reviews.map(({ game }) => game))];
  return games.flatMap((game) => {
    const hands = reviews.filter((review) => review.game === game);
    const streets = [...new Set(hands.flatMap(({ decisions }) => decisions.map(({ street }) => street)))];
    return [null, ...streets].map((street): LossRow => {
      const chosen = hands.map(({ decisions }) =>
        decisions.filter((decision) => street === null || decision.street === street),
      );
      return {
        game,
        street,
        hands: hands.length,
        decisions: chosen.flat().length,
        per100: estimatePer100(chosen.map(addLosses), rng),
      };
    });
  });
}

const addLosses = (decisions: readonly ReviewedDecision[]): number =>
  decisions.reduce((sum, { verdict }) => sum + verdict.counted.mean, 0);

/** The part of the decisions that are best, and the middle 95 % of it over hands drawn again and again. */
function resampleShare(reviews: readonly HandReview[], rng: Rng): Estimate | undefined {
  const hands = reviews
    .map(({ decisions }) => ({
      best: decisions.filter(({ verdict }) => verdict.label === 'best').length,
      all: decisions.length,
    }))
    .filter(({ all }) => all > 0);
  if (hands.length < 2) return undefined;
  const share = (chosen: (i: number) => number): number => {
    let [best, all] = [0, 0];
    for (let i = 0; i < hands.length; i++) {
      const hand = hands[chosen(i)]!;
      best += hand.best;
      all += hand.all;
    }
    return best / all;
  };
  const shares = Float64Array.from({ length: RESAMPLES }, () => share(() => below(rng, hands.length))).sort();
  return cutTails(
    share((i) => i),
    shares,
  );
}

const cutTails = (mean: number, sorted: Float64Array): Estimate => ({
  mean,
  low: sorted[Math.floor(0.025 * RESAMPLES)]!,
  high: sorted[Math.ceil(0.975 * RESAMPLES) - 1]!,
});

/** The mean per 100 hands and the middle 95 % of means of as many hands drawn again and again from these. */
export function estimatePer100(values: readonly number[], rng: Rng): Estimate | undefined {
  if (values.length < 2) return undefined;
  const means = Float64Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let i = 0; i < values.length; i++) sum += values[below(rng, values.length)]!;
    return (PER * sum) / values.length;
  }).sort();
  const mean = (PER * values.reduce((sum, value) => sum + value, 0)) / values.length;
  return cutTails(mean, means);
}
