import { useWords } from '../language/LanguageProvider.js';
import { tableStore, useTable } from '../table/useTable.js';
import { readPreferences } from './preferences.js';
import { goTo } from './route.js';
import { takeNext } from './workerPort.js';

const CODES = ['table/elsewhere', 'table/taken'];

/** Whether another tab has the table that this one wanted or had. */
export const useElsewhere = (): boolean =>
  useTable(({ error }) => error !== undefined && CODES.includes(error.code));

/** The table is in another tab; it can be brought here. */
export function ElsewherePage() {
  const { elsewhere } = useWords().web.settings;
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
    <main className="waiting">
      <h1>{isTaken ? elsewhere.taken : elsewhere.title}</h1>
      <p role="alert">
        {isTaken ? elsewhere.takenText : elsewhere.text} <code>{code}</code>
      </p>
      <div className="buttons">
        <button type="button" className="main" onClick={take}>
          {elsewhere.take}
        </button>
        <button type="button" onClick={goBack}>
          {elsewhere.back}
        </button>
      </div>
    </main>
  );
}
