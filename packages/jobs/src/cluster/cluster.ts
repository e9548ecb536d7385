import { checkPlan } from '../checkPlan.js';
import type { Runner } from '../runner.js';
import { describeAddress } from './connection.js';
import { leadRun, type LeadOptions } from './lead.js';
import { checkVersion, USUAL_LOCK_MS, USUAL_PATIENCE_MS, type ClusterSettings } from './settings.js';

export interface ClusterOptions extends ClusterSettings {
  /** How long the results of an ended run stay, so that the same run finds them again; a day by default. */
  readonly keepMs?: number;
}

const USUAL_KEEP_MS = 86_400_000;

/** Runs plans on the workers of a cluster, wherever they are. See `startWorker`. */
export function makeCluster(options: ClusterOptions): Runner {
  const settings: LeadOptions = {
    lockMs: USUAL_LOCK_MS,
    patienceMs: USUAL_PATIENCE_MS,
    keepMs: USUAL_KEEP_MS,
    ...options,
  };
  checkVersion(settings.version);
  describeAddress(settings.url);
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  return {
    async run(plan, watch) {
      checkPlan(plan);
      if (plan.shards.length === 0) return;
      const signals = watch.signal ? [watch.signal, closing.signal] : [closing.signal];
      const run = leadRun(plan, { ...watch, signal: AbortSignal.any(signals) }, settings);
      running.add(run);
      try {
        await run;
      } finally {
        running.delete(run);
      }
    },
    async close() {
      closing.abort();
      await Promise.allSettled(running);
    },
  };
}
