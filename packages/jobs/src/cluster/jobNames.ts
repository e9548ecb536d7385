import { createHash } from 'node:crypto';
import type { Plan, Shard } from '../plan.js';

/**
 * The ids under which a plan is known to the cluster. The same shard of the same run has the same id whoever sends
 * it and however often. What it computes is part of its id, so that another plan under an old name can never be
 * answered with old results. Dots join them, since names have none and BullMQ refuses colons.
 */
export interface JobNames {
  readonly parent: string;
  readonly shards: ReadonlyMap<string, Shard>;
}

export function nameJobs({ run, task, shards }: Plan, version: string): JobNames {
  const named = new Map<string, Shard>();
  const whole = createHash('sha256');
  for (const shard of shards) {
    const id = `${run}.${version}.${shard.id}.${hash(JSON.stringify([task, shard.parameters]))}`;
    named.set(id, shard);
    whole.update(`${id}\n`);
  }
  return { parent: `${run}.${version}.${whole.digest('hex').slice(0, 12)}`, shards: named };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** BullMQ names the children of a parent by their keys, which end with the id. */
export const readJobId = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

/** How a person knows a shard, from the id of its job. */
export function describeJob(id: string): string {
  const [run = id, , shard = '?'] = id.split('.');
  return `shard ${shard} of run ${run}`;
}
