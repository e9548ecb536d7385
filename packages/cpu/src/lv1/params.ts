import type { ParameterBounds } from '../parameters.js';

/** What makes one lv1 player differ from another. */
export interface CpuParamsLv1 {
  /** 0..1: how much more a hand has to be worth. */
  readonly tightness: number;
  /** 0..1: how often a hand that could raise does. */
  readonly aggression: number;
  /** 0..1: how often a worthless hand bluffs where it may. */
  readonly bluffFreq: number;
  /** 0..1: how often a draw bets where it may. */
  readonly semiBluffFreq: number;
  /** From 0: what each player beyond the second adds to the demand. */
  readonly multiwayPenalty: number;
  /** From 0: what the big bets of 5th street and later add to it. */
  readonly bigBetFear: number;
  /** From 0: the share of the raises that are made. */
  readonly raiseChanceAdjust: number;
}

export const LV1_PROFILES = ['solid', 'rock', 'standard'] as const;
export type Lv1Profile = (typeof LV1_PROFILES)[number];

export const LV1_PARAMS: Readonly<Record<Lv1Profile, CpuParamsLv1>> = {
  solid: {
    tightness: 0.75,
    aggression: 0.35,
    bluffFreq: 0.01,
    semiBluffFreq: 0.03,
    multiwayPenalty: 0.2,
    bigBetFear: 0.3,
    raiseChanceAdjust: 1,
  },
  rock: {
    tightness: 1,
    aggression: 0.35,
    bluffFreq: 0.01,
    semiBluffFreq: 0.05,
    multiwayPenalty: 1.5,
    bigBetFear: 1,
    raiseChanceAdjust: 1,
  },
  standard: {
    tightness: 0.2,
    aggression: 0.4,
    bluffFreq: 0.05,
    semiBluffFreq: 0.15,
    multiwayPenalty: 0.1,
    bigBetFear: 0.2,
    raiseChanceAdjust: 0.5,
  },
};

const SHARE = [0, 1] as const;
const FACTOR = [0, Infinity] as const;

export const LV1_BOUNDS: ParameterBounds<CpuParamsLv1> = {
  tightness: SHARE,
  aggression: SHARE,
  bluffFreq: SHARE,
  semiBluffFreq: SHARE,
  multiwayPenalty: FACTOR,
  bigBetFear: FACTOR,
  raiseChanceAdjust: FACTOR,
};
