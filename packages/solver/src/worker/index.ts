// A run in a worker of a browser or of Node, controlled by messages; and threads that share its memory.
export type { RunProgress } from '../run/solveRun.js';
export type {
  LateSolveReport,
  OpenedPoint,
  OpenedSolve,
  PointReport,
  PointResponse,
  PointSolveOptions,
  SolveOptions,
  SolveReport,
  SolveRest,
} from './message.js';
export { portOf, type BrowserEnd, type NodeEnd, type SolverPort, type WorkerEnd } from './solverPort.js';
export { SolverClient } from './solverClient.js';
export { serveSolver, type SolverHost } from './solverService.js';
export { serveThread, spawnOn } from './thread.js';
export { reportGone, serveWorker, type Spawn, type WorkerJob } from '../postflop/threadPool.js';
