import { useWords } from '../language/LanguageProvider.js';
import { tableStore } from '../table/useTable.js';

/** Whether an unfinished table is given up for a new one. */
export function SavedQuestion({ onGoOn }: { readonly onGoOn: () => void }) {
  const { start } = useWords().web;
  return (
    <section className="note" role="alert">
      <h2>{start.savedTitle}</h2>
      <p>{start.saved}</p>
      <div className="buttons">
        <button type="button" className="main" onClick={onGoOn}>
          {start.goOnSaved}
        </button>
        <button type="button" onClick={() => tableStore.getState().replaceSaved()}>
          {start.giveUp}
        </button>
      </div>
    </section>
  );
}
