import { CPU_PROFILES, type StrategyProfile } from '../strategyProfile.js';

/** How a personality plays the table. */
export interface Manner {
  /** It folds like a hand that is this many classes worse, or better if below 0; parts of a class are mixed. */
  readonly foldShift: number;
  /** Times the shares of bets and raises, and of standing pat without a badugi. */
  readonly raiseFactor: number;
  readonly snowFactor: number;
}

/** The personality that plays the table as it is. */
const TABLE_PROFILE = CPU_PROFILES[0]!;
/** A tightness that differs by this much folds like the next class. */
const CLASS_STEP = 0.15;

export const findManner = ({
  aggressionFactor,
  bluffFrequency,
  tightnessFactor,
}: StrategyProfile): Manner => ({
  foldShift: (tightnessFactor - TABLE_PROFILE.tightnessFactor) / CLASS_STEP,
  raiseFactor: aggressionFactor / TABLE_PROFILE.aggressionFactor,
  snowFactor: bluffFrequency / TABLE_PROFILE.bluffFrequency,
});
