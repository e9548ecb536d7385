import '../../src/shared/jitless.js';
import { portOf, SolverClient } from '@doorcard/solver/worker';
import { digestTables } from './digest.js';

// A page without anything to see: the test asks its solvers.

declare global {
  interface Window {
    openSolver: () => SolverClient;
    digestTables: typeof digestTables;
  }
}

window.openSolver = () =>
  new SolverClient(portOf(new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' })));
window.digestTables = digestTables;
