import { z } from 'zod';
import { JobsError } from './error.js';
import { findNonJson } from './json.js';
import type { Plan } from './plan.js';

const NAME_WORDS = 'letters, digits, - and _, at most 100 of them';

/** Names become parts of ids and keys elsewhere. */
const nameSchema = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, NAME_WORDS);

const planSchema = z.object({
  run: nameSchema,
  task: nameSchema,
  shards: z.array(z.object({ id: nameSchema })),
});

/** Refuses a plan that threads or machines could not do exactly as it is meant. */
export function checkPlan(plan: Plan): void {
  const { error } = planSchema.safeParse(plan);
  if (error) {
    const { path, message } = error.issues[0]!;
    throw badPlan(path.join('.'), `the plan's ${path.join('.')} cannot be used; expected ${message}`);
  }
  const seen = new Set<string>();
  for (const { id, parameters } of plan.shards) {
    if (seen.has(id))
      throw badPlan(id, `the plan has two shards "${id}"; expected an id of its own for each`);
    seen.add(id);
    const bad = findNonJson(parameters, 'parameters');
    if (bad !== undefined)
      throw badPlan(id, `the ${bad} of shard "${id}" cannot travel; expected plain JSON`);
  }
}

const badPlan = (value: string, message: string): JobsError => new JobsError('jobs/bad-plan', value, message);
