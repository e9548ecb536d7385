// Shared by all solvers: a run that iterates, checks its target, respects its limits, and can be paused and cancelled.
export type { Clock } from './run/clock.js';
export type { IterativeSolver, Measurement, SolveSteps } from './run/iterativeSolver.js';
export {
  SolveRun,
  type RunEnd,
  type RunLimits,
  type RunProgress,
  type RunResult,
  type RunStatus,
} from './run/solveRun.js';
export { ThreadError } from './postflop/threadError.js';
