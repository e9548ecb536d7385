import type { ParameterBounds } from '../parameters.js';

/** What makes one personality of level 2 differ from another, in every game that has them. */
export interface StrategyProfile {
  /** 0.8..1.2: multiplies the probability of a wager. */
  readonly aggressionFactor: number;
  /** 0.10..0.25: how often a suitable spot is bluffed. */
  readonly bluffFrequency: number;
  /** 0.8..1.2: above 1 plays fewer hands. */
  readonly tightnessFactor: number;
}

/** Careful, bold, balanced, tight, wild, and steady: as many hands as the balanced one, but few raises and fewest bluffs. */
export const CPU_PROFILES: readonly StrategyProfile[] = [
  { aggressionFactor: 0.9, bluffFrequency: 0.15, tightnessFactor: 1.1 },
  { aggressionFactor: 1.1, bluffFrequency: 0.2, tightnessFactor: 0.9 },
  { aggressionFactor: 1.0, bluffFrequency: 0.17, tightnessFactor: 1.0 },
  { aggressionFactor: 0.8, bluffFrequency: 0.12, tightnessFactor: 1.2 },
  { aggressionFactor: 1.2, bluffFrequency: 0.22, tightnessFactor: 0.8 },
  { aggressionFactor: 0.85, bluffFrequency: 0.1, tightnessFactor: 1.0 },
];

export const PROFILE_BOUNDS: ParameterBounds<StrategyProfile> = {
  aggressionFactor: [0.8, 1.2],
  bluffFrequency: [0.1, 0.25],
  tightnessFactor: [0.8, 1.2],
};

/** The profile of a player by the number in its id, from 1; an id without a number is the first. */
export function getStrategyProfile(id: string): StrategyProfile {
  const number = Number(/\d+/.exec(id)?.[0] ?? 1);
  return CPU_PROFILES[(Math.max(number, 1) - 1) % CPU_PROFILES.length]!;
}
