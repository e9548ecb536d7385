// A page without anything to see, for benchLate.mjs.
const worker = new Worker(new URL('./worker.mjs', import.meta.url), { type: 'module' });

/**
 * The milliseconds of all iterations of an order in the worker, of a new solver where a file is given.
 * @param {{ file?: object, rounds: number }} order
 * @returns {Promise<number>}
 */
const iterate = (order) =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
    worker.postMessage(order);
  });

Object.assign(window, { iterate });
