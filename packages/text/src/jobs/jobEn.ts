import type { JobWords } from './jobWords.js';

const countShards = (shards: number): string => (shards === 1 ? '1 shard' : `${shards} shards`);
const countThreads = (threads: number): string => (threads === 1 ? '1 thread' : `${threads} threads`);

export const jobEn: JobWords = {
  'run-sent': ({ run, shards }) => `Run ${run}: ${countShards(shards)} sent.`,
  'run-resumed': ({ run, shards, done, underWay, sent }) =>
    `Run ${run} continues: of ${countShards(shards)} ${done} done, ${underWay} under way, ${sent} sent.`,
  'run-changed': ({ run }) =>
    `Run ${run} had another plan before; results that do not belong to this one are not used.`,
  'run-unreadable': ({ run, problem }) =>
    `The stored record of run ${run} cannot be read (${problem}); it is written again.`,
  'run-claimed': ({ run, leader }) =>
    `${leader} was leading run ${run} a moment ago; waiting until its claim expires.`,
  'run-other-version': ({ run, needs, own }) =>
    `Run ${run} needs version ${needs}; this worker has ${own} and does not work for it.`,
  'shards-sent-again': ({ shards }) => `${countShards(shards)} missing from the cluster: sent again.`,
  'result-unusable': ({ shard, problem }) =>
    `The stored result of shard ${shard} cannot be used (${problem}); it is computed again.`,
  'shard-lost': ({ run, shard }) =>
    `Shard ${shard} of run ${run} was lost with its worker; another worker takes it.`,
  'shard-done': ({ run, shard }) => `Shard ${shard} of run ${run} is done.`,
  'shard-failed': ({ run, shard, problem }) => `Shard ${shard} of run ${run} failed: ${problem}`,
  'shard-returned': ({ run, shard }) => `Shard ${shard} of run ${run} is given back.`,
  'shard-dropped': ({ run, shard }) =>
    `The cluster has given shard ${shard} of run ${run} to another worker; it is dropped here.`,
  'worker-started': ({ worker, threads, version }) =>
    `Worker ${worker} waits for work with ${countThreads(threads)}, version ${version}. Ctrl-C ends it.`,
  'worker-ended': () => 'The worker has ended.',
  'worker-joined': ({ worker, threads }) => `Worker ${worker} has joined with ${countThreads(threads)}.`,
  'worker-other-version': ({ worker, version, needs }) =>
    `Worker ${worker} has version ${version}; this run needs ${needs}, so it gets no work.`,
  'worker-left': ({ worker }) => `Worker ${worker} has left.`,
  'worker-silent': ({ worker }) => `Worker ${worker} is silent; its shards go to others.`,
  'worker-none': ({ version }) => `No worker has version ${version}; the run waits for one.`,
  'connection-lost': ({ waitSeconds }) =>
    `The connection to the cluster is lost; trying again for ${waitSeconds} s.`,
  'connection-back': () => 'The cluster is back.',
};
