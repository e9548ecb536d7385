import '../../src/shared/jitless.js';

// A page without anything to see: the test asks its worker.

declare global {
  interface Window {
    judgeInWorker: () => Promise<string>;
  }
}

window.judgeInWorker = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
