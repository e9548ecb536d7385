export { makeThreads, type ThreadsOptions } from './threads.js';
