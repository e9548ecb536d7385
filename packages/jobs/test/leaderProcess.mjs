import { makeCluster } from '../dist/cluster/index.js';

/** @param {object} message */
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

const { plan, ...options } = JSON.parse(process.argv[2] ?? '');
const cluster = makeCluster(options);
try {
  await cluster.run(plan, { onResult: ({ id }) => say({ result: id }), onNote: (note) => say({ note }) });
  say({ done: true });
} catch (error) {
  say({ error: /** @type {{ code: string }} */ (error).code });
  process.exitCode = 2;
}
