import { isBetweenHands } from '@doorcard/table/client';
import { useEffect, useState } from 'react';
import { useTable } from '../shared/tableStore/useTable.js';

/** How long a new decision takes no tap, in milliseconds: a second tap was meant for the decision before it. */
const GUARD = 300;

/** Whether what is asked is so new that a tap cannot be meant for it. Keys are not delayed. */
export function useFresh(): boolean {
  const asked = useTable((state) =>
    isBetweenHands(state)
      ? `between ${state.hand?.hand}`
      : state.view?.legal
        ? `${state.hand?.hand} ${state.decision}`
        : '',
  );
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), GUARD);
    return () => clearTimeout(timer);
  }, [asked]);
  return asked !== settled;
}
