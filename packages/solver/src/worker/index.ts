export type { RunProgress } from '../run/solveRun.js';
export type { OpenedSolve, SolveOptions, SolveReport, SolveRest } from './message.js';
export { portOf, type BrowserEnd, type NodeEnd, type SolverPort, type WorkerEnd } from './solverPort.js';
export { SolverClient } from './solverClient.js';
export { serveSolver, type SolverHost } from './solverService.js';
export { serveThread, spawnOn } from './thread.js';
