/**
 * What the Badugi players have to reach: docs/design/badugi-criteria.md. The figures are not tuned: a player that fails
 * is changed, never the figure.
 */
export const THRESHOLDS = {
  /** SC-001: first in with hands that late position plays, early folds so much more often, as a share of hands. */
  positionGap: 0.4,
  /** SC-002: units per 100 hands against lv1. */
  winRate: 0,
  /** SC-003: how many times as often it bets or raises when all have drawn two or more as when one is pat. */
  raiseRatio: 1.3,
  /** SC-005: first-in decisions that the opening table gives. */
  adherence: 0.8,
  /** SC-007: break-or-pat decisions that agree with the better showdown share. */
  goodBreaks: 0.7,
} as const;
