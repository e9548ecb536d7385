import { createHash } from 'node:crypto';
import type { JobPlan, Shard } from '../plan.js';

/**
 * The shards of a plan by their ids in the cluster. The same shard of the same run has the same id, whichever process
 * sends it and however often. What it computes is part of the id, so another plan with an old name never gets old
 * results. Dots join the parts, because names have none and BullMQ refuses colons.
 */
export function nameShards({ run, task, shards }: JobPlan, version: string): Map<string, Shard> {
  return new Map(
    shards.map((shard) => [
      `${run}.${version}.${shard.id}.${hash(JSON.stringify([task.name, shard.input]))}`,
      shard,
    ]),
  );
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A short hash of a plan: the same for the same shards. */
export const hashPlan = (ids: Iterable<string>): string => hash([...ids].join('\n'));

/** The run and the shard of an id. */
export function parseShardId(id: string): { readonly run: string; readonly shard: string } {
  const [run = id, , shard = '?'] = id.split('.');
  return { run, shard };
}
