import type { Entry } from './actionLog.js';
import { openerWidth, raiserWidth, type FirstStreetTable } from './firstStreet.js';
import type { Spot } from './spot.js';

// How likely a hand is for what a player has done, by its place among all hands. Places are in steps of 1/64.

export const STEPS = 64;

/** Hands that do not fit are not ruled out, only made rarer: somebody may bluff. */
const MISFIT = 0.12;
/** What the best hands keep of their weight for a player who only called or checked. */
const WOULD_RAISE = 0.35;

/** Fills `into`, by place before the flop or draw (0 is the best): how well such a hand fits how the seat came in. */
export function weighEntry(
  { log, view }: Spot,
  seat: number,
  table: FirstStreetTable,
  into: Float64Array,
): void {
  const seats = view.seats.length;
  const opened = openerWidth(table, log.openedInto, seats);
  const entry: Entry = log.entries[seat]!;
  let widest = 1;
  let best = 0;
  if (entry === 'raised') widest = Math.min(1, opened + 0.1);
  else if (entry === 'reraised') widest = raiserWidth(table, 2, opened) + 0.1;
  else if (entry === 'called') {
    widest = Math.min(1, opened + 0.05);
    best = 0.7 * opened * table.reraise;
  } else if (entry === 'limped') best = 0.3 * opened;
  else if (entry === 'checked') best = seats === 2 ? 0.6 * table.raiseLimp : 0.08;
  for (let step = 0; step < STEPS; step++) {
    const place = (step + 0.5) / STEPS;
    into[step] = place > widest ? MISFIT : place < best ? WOULD_RAISE : 1;
  }
}

/** How the strength that somebody shows is read. */
export interface Narrowing {
  /** The part of the hands that goes on when strength 1 is shown. */
  readonly part: number;
  /** The weight of hands that do not fit strength 1, and what every further unit leaves of it. */
  readonly floor: number;
  readonly fading: number;
}

/** Weights, and what they were found for. */
class KeptWeights {
  readonly weights = new Float64Array(STEPS);
  shown = 0;
  narrowing: Narrowing | undefined;
}

const ANY_STRENGTH = new Float64Array(STEPS).fill(1);
/** The last ones: in fixed limit few different strengths are ever shown. */
const KEPT = Array.from({ length: 128 }, () => new KeptWeights());
/** Spreads whole numbers and simple fractions over the list. */
const SPREAD = 1021.37;

/** By strength now (STEPS - 1 is the best): how well it fits so much strength shown. Valid until the next call. */
export function weighShown(shown: number, narrowing: Narrowing): Float64Array {
  if (shown <= 0) return ANY_STRENGTH;
  const kept = KEPT[(shown * SPREAD) & (KEPT.length - 1)]!;
  if (kept.shown !== shown || kept.narrowing !== narrowing) {
    fillShown(shown, narrowing, kept.weights);
    kept.shown = shown;
    kept.narrowing = narrowing;
  }
  return kept.weights;
}

function fillShown(shown: number, { part, floor, fading }: Narrowing, into: Float64Array): void {
  const width = raiseTo(part, shown);
  const rest = shown <= 1 ? 1 - (1 - floor) * shown : floor * raiseTo(fading, shown - 1);
  for (let step = 0; step < STEPS; step++) {
    const better = (STEPS - step - 0.5) / STEPS;
    const ratio = better <= width ? 1 : (width / better) * (width / better);
    const fit = ratio * ratio;
    into[step] = rest + (1 - rest) * fit;
  }
}

/** A power; between whole ones a straight line, so that no engine can differ. */
function raiseTo(base: number, exponent: number): number {
  const whole = Math.floor(exponent);
  let power = 1;
  for (let i = 0; i < whole; i++) power *= base;
  return power * (1 + (exponent - whole) * (base - 1));
}
