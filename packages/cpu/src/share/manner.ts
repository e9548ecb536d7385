import type { StrategyProfile } from '../badugi/strategyProfile.js';

/** What a personality changes here. All are 1 for a player in the middle. */
export interface Manner {
  /** Multiplies how many hands come in. */
  readonly width: number;
  /** Multiplies how often a hand that is not the best bets. */
  readonly bluffs: number;
  /** Added to the share that a bet, a raise or a call for the price asks for. */
  readonly caution: number;
}

const MIDDLE_BLUFF = 0.17;
/** How much of the difference between two profiles counts: enough to be seen, too little to lose much. */
const WEIGHT = 0.5;

/** The manner of a profile. */
export const makeManner = (profile: StrategyProfile): Manner => ({
  width: 1 - WEIGHT * (profile.tightnessFactor - 1),
  bluffs: profile.aggressionFactor * (profile.bluffFrequency / MIDDLE_BLUFF),
  caution: 0.1 * WEIGHT * (profile.tightnessFactor - profile.aggressionFactor),
});
