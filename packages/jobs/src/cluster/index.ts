export { makeCluster } from './cluster.js';
export { codeVersion } from './codeVersion.js';
export type { ClusterSettings } from './settings.js';
export { startWorker, type RunningWorker, type WorkerOptions } from './worker.js';
