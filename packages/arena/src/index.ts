export type { AdjustedEstimate } from './estimate.js';
export type { HandLuck, OpenLuck } from './luck.js';
export { MatchRun, type MatchRunOptions } from './matchRun.js';
export { runUntil, type UntilResult } from './until.js';
export { checkMatch, countGroups, countRotations, findMostSeats, unitOf, type Match } from './match.js';
export {
  estimatePlayers,
  runMatches,
  traceCurve,
  type CurvePoint,
  type GameEstimate,
  type MatchResult,
  type PlayerEstimate,
} from './runMatches.js';
export { makeArenaTasks } from './tasks.js';
export type { Criterion, Figure } from './criteria/criterion.js';
export { runCriteria, type CriteriaOptions } from './criteria/runCriteria.js';
export {
  LADDER_GAMES,
  runLadder,
  type FoldResult,
  type GameLadder,
  type LadderOptions,
  type Meeting,
  type PanelResult,
  type PlayerStyle,
} from './ladder/runLadder.js';
