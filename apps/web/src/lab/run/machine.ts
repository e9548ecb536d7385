import type { Result } from '@doorcard/cards';
import { portOf, SolverClient, type OpenedSolve } from '@doorcard/solver/worker';

const GIGABYTE = 2 ** 30;
/** What most machines have, where the browser does not say. */
const USUAL_MEMORY = 4;

/** Starts a worker that solves. */
export const openSolver = (): SolverClient =>
  new SolverClient(portOf(new Worker(new URL('../solverWorker.ts', import.meta.url), { type: 'module' })));

/** All threads but one, which the page needs for itself; one where memory cannot be shared. */
export const countThreads = (): number =>
  crossOriginIsolated ? Math.min(16, Math.max(1, navigator.hardwareConcurrency - 1)) : 1;

/** Bytes that a solver may take: half of the memory, and what browsers give one page at most. */
export function findMemoryLimit(): number {
  const { deviceMemory = USUAL_MEMORY } = navigator as { readonly deviceMemory?: number };
  return Math.min(2 * GIGABYTE, (deviceMemory * GIGABYTE) / 2);
}

let estimator: SolverClient | undefined;

/** Bytes that a run of a spot file would take, computed in a worker that solves nothing. */
export function estimateMemory(file: object): Promise<Result<OpenedSolve['memory']>> {
  estimator ??= openSolver();
  return estimator.estimate(file, { threads: countThreads() });
}
