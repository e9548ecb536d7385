import { runMatches, type Match } from '@doorcard/arena';
import { useEffect, useState } from 'react';
import { openRunner } from './matchWorkers.js';

/** Milliseconds of a trial that is long enough to be trusted. */
const ENOUGH = 200;
const MOST_GROUPS = 256;
/** Somebody who types has finished. */
const PATIENCE = 400;

/** Milliseconds that one thread of this device needs for a hand of a match: its first hands are played. */
async function measureSpeed(match: Match, signal: AbortSignal): Promise<number> {
  const runner = openRunner(1);
  try {
    for (let groups = 1, isWarm = false; ; isWarm = true) {
      const start = performance.now();
      await runMatches(runner, 'trial', [{ ...match, groups }], { signal });
      const taken = performance.now() - start;
      // The first hand waits for code and tables too, which matters only where hands are short.
      if (taken > (isWarm ? ENOUGH : 10 * ENOUGH) || groups === MOST_GROUPS) return taken / (2 * groups);
      groups *= isWarm ? 4 : 1;
    }
  } finally {
    await runner.close();
  }
}

/** As `measureSpeed`; undefined until it is known, or where it cannot be: then the run says why. */
export function useSpeed(match: Match | undefined): number | undefined {
  // Neither the number of hands nor the seed matters.
  const key = match && JSON.stringify({ ...match, groups: 1, seed: '1' });
  const [known, setKnown] = useState<{ readonly key: string; readonly speed: number }>();
  const isKnown = known !== undefined && known.key === key;
  useEffect(() => {
    if (key === undefined || isKnown) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      measureSpeed(JSON.parse(key) as Match, stop.signal)
        .then((speed) => setKnown({ key, speed }))
        .catch(() => {});
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, isKnown]);
  return isKnown ? known.speed : undefined;
}
