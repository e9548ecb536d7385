import type { Result } from '@doorcard/cards';
import type { LateFile } from '@doorcard/solver/late';
import type { SolverClient } from '@doorcard/solver/worker';
import { useEffect, useState } from 'react';
import { countThreads, findMemoryLimit, openSolver } from '../run/machine.js';

interface LateEstimate {
  readonly bytes: number;
  readonly fits: boolean;
}

let client: SolverClient | undefined;

/** The memory of a late spot, computed in a worker a moment after the last change; undefined until it is there. */
export function useLateEstimate(file: LateFile): Result<LateEstimate> | undefined {
  const text = JSON.stringify(file);
  const [estimated, setEstimated] = useState<{
    readonly of: string;
    readonly result: Result<LateEstimate>;
  }>();
  useEffect(() => {
    let isHere = true;
    const wait = setTimeout(() => {
      void estimate();
    }, 150);
    async function estimate(): Promise<void> {
      client ??= openSolver();
      const need = await client.estimate(JSON.parse(text), { threads: countThreads() });
      if (!isHere) return;
      const result: Result<LateEstimate> = need.ok
        ? { ok: true, value: { bytes: need.value.total, fits: need.value.total <= findMemoryLimit() } }
        : need;
      setEstimated({ of: text, result });
    }
    return () => {
      isHere = false;
      clearTimeout(wait);
    };
  }, [text]);
  return estimated?.of === text ? estimated.result : undefined;
}
