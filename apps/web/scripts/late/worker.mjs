// A late street in a worker of a page, for benchLate.mjs: { file } opens a solver, { rounds } iterates it.
import { unwrap } from '@doorcard/cards';
import { makeLateSolver, readLateSetup } from '@doorcard/solver/late';

/** @type {import('@doorcard/solver/late').LateSolver | undefined} */
let solver;

self.addEventListener('message', ({ data }) => {
  if (data.file !== undefined) {
    solver?.close();
    solver = unwrap(makeLateSolver(unwrap(readLateSetup({ file: data.file }, {})).spot));
  }
  const start = performance.now();
  solver?.iterate(data.rounds);
  self.postMessage(performance.now() - start);
});
