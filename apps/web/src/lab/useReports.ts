import type { InputError } from '@doorcard/cards';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SolveStore } from './run/solveStore.js';

interface Reports<R> {
  readonly list: readonly (R | InputError | undefined)[];
  /** Whether they are of the strategies as they are now. */
  readonly isFresh: boolean;
}

/** The reports of some decisions, read again when the strategies have changed. The old ones stay until then. */
export function useReports<R extends object>(
  store: SolveStore<R>,
  paths: readonly (string | undefined)[],
): Reports<R> {
  const version = useStore(store, (state) => state.version);
  const [read, setRead] = useState<{
    readonly key: string;
    readonly version: number;
    readonly list: Reports<R>['list'];
  }>();
  const key = JSON.stringify(paths);
  useEffect(() => {
    let isHere = true;
    if (version === 0) return undefined;
    const wanted = JSON.parse(key) as (string | null)[];
    void Promise.all(
      wanted.map(async (path) => {
        if (path === null) return undefined;
        const report = await store.getState().read(path);
        return report.ok ? report.value : report.error;
      }),
    ).then((list) => isHere && setRead({ key, version, list }));
    return () => {
      isHere = false;
    };
  }, [store, key, version]);
  return read?.key === key
    ? { list: read.list, isFresh: read.version === version }
    : { list: paths.map(() => undefined), isFresh: false };
}
