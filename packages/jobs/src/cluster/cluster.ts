import type { Runner } from '../runner.js';
import { checkAddress } from './connection.js';
import { leadRun } from './lead.js';
import { checkVersion, DEFAULTS, type ClusterSettings } from './settings.js';

/** Runs plans on the workers of a cluster. See `startWorker`. */
export function makeCluster(options: ClusterSettings): Runner {
  const settings = { ...DEFAULTS, ...options };
  checkVersion(settings.version);
  checkAddress(settings.url);
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  return {
    async run(plan, watch) {
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
