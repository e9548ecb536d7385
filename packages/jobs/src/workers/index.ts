// A runner on workers of a page; no code of Node and no types of browsers.
export { makeWorkers, type WorkersOptions } from './workers.js';
export { serveTasks } from './taskService.js';
export type { TaskWorker, WorkerEvent } from './taskWorker.js';
