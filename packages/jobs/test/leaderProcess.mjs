import { makeCluster } from '../dist/cluster/index.js';
import { makeJobPlan } from '../dist/index.js';
import { tasks } from './tasks.mjs';

/** @param {object} message */
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

const { plan, ...options } = JSON.parse(process.argv[2] ?? '');
const task = /** @type {import('../dist/index.js').Task} */ (tasks.find(({ name }) => name === plan.task));
const cluster = makeCluster(options);
try {
  await cluster.run(makeJobPlan(task, plan.run, plan.shards), {
    onResult: ({ id }) => say({ result: id }),
    onNote: (note) => say({ note }),
  });
  say({ done: true });
} catch (error) {
  say({ error: /** @type {{ code: string }} */ (error).code });
  process.exitCode = 2;
}
