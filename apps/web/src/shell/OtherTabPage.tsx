import { goTo } from '../shared/address/route.js';
import { Button } from '../shared/buttons/Button.js';
import { readPreferences } from '../shared/preferences/preferences.js';
import { tableStore, useTable } from '../shared/tableStore/useTable.js';
import { takeNext } from '../shared/tableStore/workerPort.js';
import { PlainPage } from './PlainPage.js';
import { useShellWords } from './useShellWords.js';

const CODES = ['table/elsewhere', 'table/taken'];

/** Whether another tab has the table that this one wanted or had. */
export const useOtherTab = (): boolean =>
  useTable(({ error }) => error !== undefined && CODES.includes(error.code));

/** The table is in another tab; it can be brought here. */
export function OtherTabPage() {
  const { otherTab: w } = useShellWords();
  const code = useTable((state) => state.error?.code);
  const isTaken = code === 'table/taken';
  const take = (): void => {
    takeNext();
    tableStore.getState().resume(readPreferences().speed ?? 'usual');
  };
  const goBack = (): void => {
    tableStore.getState().dismiss();
    goTo('start');
  };
  return (
    <PlainPage
      title={isTaken ? w.taken : w.title}
      buttons={
        <>
          <Button look="key" onClick={take}>
            {w.take}
          </Button>
          <Button onClick={goBack}>{w.back}</Button>
        </>
      }
    >
      {isTaken ? w.takenText : w.text} <code>{code}</code>
    </PlainPage>
  );
}
