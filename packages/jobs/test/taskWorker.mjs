// What the worker of a page does, in a thread of Node: plain JavaScript, since threads load built files only.
import { parentPort } from 'node:worker_threads';
import { serveTasks } from '../dist/workers/index.js';
import { tasks } from './tasks.mjs';

if (parentPort === null) throw new Error('to be started as a thread');
const port = parentPort;
port.on(
  'message',
  serveTasks(tasks, (message) => port.postMessage(message)),
);
