import type { InputError } from '@doorcard/cards';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { SolveStore } from './solveStore.js';

interface Solved<SpotFile> {
  /** The spot file of the last run. */
  readonly solved: SpotFile | undefined;
  readonly error: InputError | undefined;
  /** Whether the form is wanted though there is a solution. */
  readonly setLaidOut: (isLaidOut: boolean) => void;
  /** Whether the solution is shown, if the last run was of the spot of the address or not. */
  readonly isShown: (isSame: boolean) => boolean;
}

/** The last run of a store, and whether the page shows it or the form. */
export function useSolved<SpotFile>(
  store: Pick<SolveStore<object>, 'getState' | 'getInitialState' | 'subscribe'>,
): Solved<SpotFile> {
  const status = useStore(store, (state) => state.status);
  const solved = useStore(store, (state) => state.file) as SpotFile | undefined;
  const error = useStore(store, (state) => state.error);
  const [isLaidOut, setLaidOut] = useState(false);
  const isShown = (isSame: boolean): boolean =>
    status !== 'none' && !isLaidOut && (isSame || status === 'opening');
  return { solved, error, setLaidOut, isShown };
}
