// One decision with one hand: the equilibrium strategy, or the best response to a villain with a fixed strategy.
export {
  openPointRun,
  POINT_ALGORITHMS,
  type PointAlgorithm,
  type PointRun,
  type PointRunOptions,
} from '../run/pointRun.js';
export { describeMenu } from './decisionMenu.js';
export { determineAvailableActions, type NamedAction } from './decisionTree.js';
export { parseGameState, POSITIONS, requiredEquity, type GameState, type Position } from './gameState.js';
export { respond, type Response } from './response.js';
export { parseVillainStrategy, readVillainList } from './villainStrategy.js';
export type { HandPolicy } from './evaluation.js';
export { SprBucket } from './sprBucket.js';
export { FINAL_STATUS_OF, type ActionStrategy } from './strategy.js';
