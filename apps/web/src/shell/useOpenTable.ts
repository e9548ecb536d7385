import { findWinner, type TableState } from '@doorcard/table/client';
import { useEffect } from 'react';
import { goTo, useRoute } from '../shared/address/route.js';
import { keepPreferences, readPreferences } from '../shared/preferences/preferences.js';
import { tableStore } from '../shared/tableStore/useTable.js';
import { sketchTable } from './tableSketch.js';

const isAsked = ({ view }: TableState): boolean => view !== undefined && view.legal !== null;

/** The address and the table go together: a reloaded table goes on, an opened one is shown, a closed one is left. */
export function useOpenTable(): void {
  const route = useRoute();
  useEffect(() => {
    const { status, resume } = tableStore.getState();
    if (route === 'table' && status === 'closed') resume(readPreferences().speed ?? 'usual');
  }, [route]);
  useEffect(
    () =>
      tableStore.subscribe((state, before) => {
        if (state.status === 'open' && before.status !== 'open') goTo('table');
        if (state.status === 'closed' && before.status === 'open') goTo('start');
        if (state.status === 'failed' && state.error?.code === 'table/no-save') {
          keepPreferences({ open: undefined });
          state.dismiss();
          goTo('start');
        }
        if (state.table === undefined) return;
        const isNews =
          state.table !== before.table ||
          state.decision !== before.decision ||
          isAsked(state) !== isAsked(before);
        if (isNews) {
          keepPreferences({ open: findWinner(state) === undefined ? sketchTable(state) : undefined });
        }
      }),
    [],
  );
}
