/**
 * The targets of the Badugi players: docs/design/badugi-criteria.md. They are not tuned: if a player fails, the player
 * is changed, never the target.
 */
export const THRESHOLDS = {
  /**
   * SC-001: first in with hands that late position plays, early position folds this much more often, as a share of
   * hands.
   */
  positionGap: 0.4,
  /** SC-002: units per 100 hands against lv1. */
  winRate: 0,
  /** SC-003: how many times as often it bets or raises when all have drawn two or more as when one is pat. */
  raiseRatio: 1.3,
  /** SC-005: first-in decisions that match the opening table. */
  adherence: 0.8,
  /** SC-007: break-or-pat decisions that agree with the better showdown share. */
  goodBreaks: 0.7,
} as const;
