export { confidenceOf, planLooks, runUntil, type UntilResult } from './until.js';
export type { Estimate } from './estimate.js';
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
export {
  CRITERIA,
  FIGURES,
  type Criterion,
  type CriterionId,
  type Figure,
  type FigureId,
} from './criteria/criterion.js';
export { runCriteria, type CriteriaOptions } from './criteria/runCriteria.js';
export { THRESHOLDS } from './criteria/thresholds.js';
export { listLadderPlayers, listRungs, type Rung } from './ladder/ladderPlayers.js';
export { rate, type Pairing, type Rating } from './ladder/ratings.js';
export {
  LADDER_GAMES,
  runLadder,
  type GameLadder,
  type LadderOptions,
  type Meeting,
  type RungResult,
  type PlayerStyle,
} from './ladder/runLadder.js';
