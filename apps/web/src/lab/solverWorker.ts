import '../shared/jitless.js';
import { portOf, serveSolver, spawnOn } from '@doorcard/solver/worker';

const startThread = (): Worker =>
  new Worker(new URL('./solverThread.ts', import.meta.url), { type: 'module' });

serveSolver(portOf(self), { clock: () => performance.now(), spawn: spawnOn(startThread) });
