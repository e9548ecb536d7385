import { FAULTS, LEAST_EFFECTIVE, THRESHOLDS, type Fault } from './thresholds.js';

/** A number with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** All outcomes in the order in which they are shown: from best to worst, then those without a label. */
export const LABELS = ['best', 'fine', ...FAULTS, 'tooClose', 'dependsOnOpponent', 'fewSamples'] as const;

export type Label = 'best' | 'fine' | Fault;

/** Why there is no label: too few samples, an interval too wide, or opponents for whom the sign differs. */
export type NoLabel = 'fewSamples' | 'tooClose' | 'dependsOnOpponent';

export interface LossFacts {
  /** What the action loses against the best one, in big bets. */
  readonly loss: Estimate;
  /** The pot before the action, in big bets. */
  readonly pot: number;
  readonly effective: number;
  /** Whether the taken action loses against some opponents and gains against others. */
  readonly isDisputed: boolean;
  /** Whether no more worlds will come. Until then an interval that is too wide is refined before it gets a label. */
  readonly isFinal: boolean;
}

/** The loss from which a label applies, in big bets. */
export const findThreshold = (fault: Fault, pot: number): number =>
  Math.max(THRESHOLDS[fault].bigBets, THRESHOLDS[fault].ofPot * pot);

/** What to call a decision. Labels follow the lower bound of the loss, so doubt makes them milder. */
export function labelLoss({ loss, pot, effective, isDisputed, isFinal }: LossFacts): Label | NoLabel {
  if (effective < LEAST_EFFECTIVE) return 'fewSamples';
  if (isDisputed) return 'dependsOnOpponent';
  const fault = FAULTS.findLast((each) => loss.low >= findThreshold(each, pot));
  // In the end a loss that is surely large is called by its name, even if its size is uncertain.
  if (isTooWide(loss, pot) && !(isFinal && fault !== undefined)) return 'tooClose';
  return fault ?? (loss.low <= 0 ? 'best' : 'fine');
}

/** Whether more worlds are needed before the label is worth anything. */
export const isTooWide = ({ low, high }: Estimate, pot: number): boolean =>
  high - low > findThreshold('inaccuracy', pot);

export const isLabel = (label: Label | NoLabel): label is Label =>
  label === 'best' || label === 'fine' || (FAULTS as readonly string[]).includes(label);
