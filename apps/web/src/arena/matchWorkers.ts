import type { Runner } from '@doorcard/jobs';
import { makeWorkers } from '@doorcard/jobs/workers';

/** One thread stays free for the page. */
export const countWorkers = (): number => Math.min(8, Math.max(1, navigator.hardwareConcurrency - 1));

export const openRunner = (workers: number): Runner =>
  makeWorkers({
    start: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    workers,
  });
