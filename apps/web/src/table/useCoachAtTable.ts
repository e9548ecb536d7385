import { listChoices } from '@doorcard/table/client';
import { useEffect } from 'react';
import { coachStore } from '../shared/coach/coachStore.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { tableStore, useTable } from '../shared/tableStore/useTable.js';

/**
 * Starts the coach's thread with the table, has it value my options where I asked for that, and marks the decisions
 * that I made with such help.
 */
export function useCoachAtTable(): void {
  const { judge = true, showValues = false } = usePreferences();
  const isAsked = useTable((state) => listChoices(state).length > 0);
  const hasHint = useTable((state) => state.hint !== undefined);
  const decision = useTable((state) => state.decision);
  const hand = useTable((state) => state.hand?.hand);
  const isHelped = isAsked && (showValues || hasHint);
  useEffect(() => {
    if (!judge) return undefined;
    // Not at once: what the table needs first is fetched first.
    const timer = setTimeout(() => coachStore.getState().warm(), 500);
    return () => clearTimeout(timer);
  }, [judge]);
  useEffect(() => {
    const { view, hand: info } = tableStore.getState();
    if (!isHelped || view === undefined || info === undefined) return undefined;
    const { help, askOptions, forgetOptions } = coachStore.getState();
    help(info.hand, decision);
    askOptions({ hand: info.hand, decision, view, players: info.players });
    return forgetOptions;
  }, [isHelped, decision, hand]);
}
