import type { Rng } from '@doorcard/cards';
import { imagine, type View } from '@doorcard/engine';
import { dealOnce, layTable, MOST_SAMPLES, type Opponent, type Table } from './imaginedTable.js';

const BATCH = 40;

export interface SampledEquity {
  /** The share of the pot, 0..1. */
  readonly equity: number;
  /** Its standard error. */
  readonly error: number;
  readonly samples: number;
}

/** Bad hands are not ruled out by a raise, only made rarer. */
const FLOOR = 0.15;

/**
 * What share of the pot the seat can expect if everybody stays to the end. The hidden cards are imagined; each further
 * deal exchanges them at random among the places that the seat cannot see, which is as good as imagining again and
 * many times faster. Deals in which a raiser holds much count for more. Stops when `isClear` says so.
 */
export function sampleEquity(
  view: View,
  rng: Rng,
  isClear: (equity: number, error: number) => boolean,
): SampledEquity {
  const table = layTable(view, imagine(view, rng));
  let summary = { equity: 0, error: 1, samples: 0 };
  for (let samples = 0; samples < MOST_SAMPLES;) {
    for (const end = samples + BATCH; samples < end; samples++) dealOnce(table, samples, rng);
    summary = summarise(table, samples);
    if (isClear(summary.equity, summary.error)) break;
  }
  return summary;
}

function summarise({ opponents, shares, weights }: Table, samples: number): SampledEquity {
  weights.fill(1, 0, samples);
  for (const opponent of opponents) if (opponent.aggression > 0) weigh(opponent, weights, samples);
  let total = 0;
  let sum = 0;
  for (let i = 0; i < samples; i++) {
    total += weights[i]!;
    sum += weights[i]! * shares[i]!;
  }
  const equity = sum / total;
  let squares = 0;
  for (let i = 0; i < samples; i++) {
    const part = weights[i]! * (shares[i]! - equity);
    squares += part * part;
  }
  return { equity, error: Math.sqrt(squares) / total, samples };
}

/** Multiplies the weights of the deals by how well the opponent's hand in them fits its betting. */
function weigh({ standings, aggression }: Opponent, weights: Float64Array, samples: number): void {
  const orders = standings.map((standing) => standing.slice(0, samples).sort());
  for (let i = 0; i < samples; i++) {
    let place = 0;
    for (let j = 0; j < orders.length; j++)
      place = Math.max(place, countBelow(orders[j]!, standings[j]![i]!));
    const fit = FLOOR + place / samples;
    // Between whole powers a straight line, so that no engine can differ.
    const whole = Math.floor(aggression);
    let power = 1;
    for (let k = 0; k < whole; k++) power *= fit;
    weights[i]! *= power * (1 + (aggression - whole) * (fit - 1));
  }
}

/** How many of the sorted values are smaller. */
function countBelow(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
