import { startWorker } from '../dist/cluster/index.js';

/** @param {object} message */
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

const end = new AbortController();
process.on('SIGINT', () => end.abort());
try {
  const worker = await startWorker({
    ...JSON.parse(process.argv[2] ?? ''),
    tasks: new URL('./tasks.mjs', import.meta.url),
    onNote: (note) => say({ note }),
    signal: end.signal,
  });
  await worker.ended;
} catch (error) {
  say({ error: /** @type {{ code: string }} */ (error).code });
  process.exitCode = 2;
}
