export {
  measureExploitability,
  type Exploitability,
  type PlayedSpot,
  type StrategySource,
} from './exploit/exploitability.js';
export { makeSolvedFile, parseSolvedFile, type SolvedFile } from './save/solvedFile.js';
export {
  reportNode,
  type ActionReport,
  type HandReport,
  type HandWeight,
  type NodeReport,
  type SolvedNode,
  type SolvedSpot,
} from './report/nodeReport.js';
export { PostflopReader } from './report/postflopReader.js';
export { parseBetMenu, type BetMenu, type BetMenus, type BetSize } from './spot/betMenu.js';
export { parseSpot, parseTarget, streetOf, type Rake, type Spot, type StreetMenus } from './spot/spot.js';
export {
  PRECISIONS,
  readJson,
  readLockList,
  SPOT_ALGORITHMS,
  type Precision,
  type SpotAlgorithm,
  type SpotFile,
} from './spot/spotFile.js';
export { parseLocks, type Lock } from './spot/locks.js';
export { nameAction, percentOfPot } from './tree/actionName.js';
export * from './tree/bettingTree.js';
export { buildTree, type TreeRules, type TreeStart } from './tree/buildTree.js';
export {
  findDecision,
  findNode,
  makeAction,
  parseNodePath,
  ROOT_PATH,
  type BroadPath,
  type NodePath,
} from './tree/nodePath.js';
export { countNodes, drawTree, type TreeCounts } from './tree/treeText.js';
export { discounted } from './cfr/discounted.js';
export { makeFullTraversal, type FullTraversal } from './cfr/fullTraversal.js';
export type { Discounts, Schedule } from './cfr/schedule.js';
export { SCHEDULES } from './cfr/schedules.js';
export { ConvergenceTracker } from './decision/convergenceTracker.js';
export { DEFAULT_MENU, describeMenu, type DecisionMenu } from './decision/decisionMenu.js';
export { makeDecisionPoint, type DecisionPoint } from './decision/decisionPoint.js';
export { determineAvailableActions, makeDecisionTree, type DecisionTree } from './decision/decisionTree.js';
export { computeEv, type DecisionEv, type PlayedAndBest } from './decision/ev.js';
export type { HandPolicy, ReadFrequencies } from './decision/evaluation.js';
export {
  parseGameState,
  POSITIONS,
  requiredEquity,
  type GameState,
  type GameStateInput,
  type Position,
} from './decision/gameState.js';
export { InfoSetKey, type PublicPlace } from './decision/infoSetKey.js';
export {
  MCCFR_DEFAULTS,
  parseMccfrConfig,
  type MccfrConfig,
  type MccfrConfigInput,
} from './decision/mccfrConfig.js';
export { McSampler } from './decision/mcSampler.js';
export { RegretTable } from './decision/regretTable.js';
export { passive, respond, type Response } from './decision/response.js';
export { SPR_BUCKETS, SprBucket } from './decision/sprBucket.js';
export {
  FINAL_STATUS_OF,
  type ActionStrategy,
  type FinalStatus,
  type Strategy,
} from './decision/strategy.js';
export {
  TrainingSession,
  type SampledMeasurement,
  type TrainingOptions,
} from './decision/trainingSession.js';
export { bestResponseValue, exploitability, valueOf } from './game/bestResponse.js';
export { CHANCE, END, type Game, type GamePlayer, type Policy, type Turn } from './game/game.js';
export { kuhn } from './game/kuhn.js';
export { leduc } from './game/leduc.js';
export { tabulate } from './game/tabulated.js';
export { makeExternalSampling, resumeExternalSampling } from './sampling/external.js';
export { makeOutcomeSampling, resumeOutcomeSampling } from './sampling/outcome.js';
export type { SavedRows } from './sampling/rows.js';
export type { SamplingOptions, SamplingSave, SamplingSolver } from './sampling/samplingSolver.js';
export { reportGone, serveWorker, type Spawn, type WorkerJob } from './postflop/threadPool.js';
export { areAlike, type LockedStrategy } from './postflop/lock.js';
export type { MemoryNeed } from './postflop/layout.js';
export { KERNEL_KINDS, type KernelKind } from './postflop/memory.js';
export {
  estimateMemory,
  makePostflop,
  type Measured,
  type Postflop,
  type PostflopOptions,
  type PostflopTables,
} from './postflop/postflop.js';
export { ThreadError } from './postflop/threadError.js';
export type { Clock } from './run/clock.js';
export type { IterativeSolver, Measurement, SolveSteps } from './run/iterativeSolver.js';
export {
  openPointRun,
  POINT_ALGORITHMS,
  type PointAlgorithm,
  type PointRun,
  type PointRunOptions,
} from './run/pointRun.js';
export type { PointMeasurement, PointRow, PointSolver } from './run/pointSolver.js';
export {
  RUN_ENDS,
  SolveRun,
  type RunEnd,
  type RunLimits,
  type RunProgress,
  type RunResult,
  type RunStatus,
} from './run/solveRun.js';
export {
  openSpotRun,
  readSpotSetup,
  type SpotRun,
  type SpotRunOptions,
  type SpotSettings,
  type SpotSetup,
  type SpotSolver,
  type SpotSource,
} from './run/spotRun.js';
