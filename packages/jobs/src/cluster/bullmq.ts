import { loadPeer } from '../peer.js';

// ioredis first: without it BullMQ cannot be loaded, and the error would name BullMQ.
const { Redis } = await loadPeer('ioredis', 'cluster', () => import('ioredis'));
const { Job, Queue, QueueEvents, UnrecoverableError, WaitingError, Worker } = await loadPeer(
  'bullmq',
  'cluster',
  () => import('bullmq'),
);

export { Job, Queue, QueueEvents, Redis, UnrecoverableError, WaitingError, Worker };
