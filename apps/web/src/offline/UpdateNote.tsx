import { isBetweenHands } from '@doorcard/table/client';
import { useStore } from 'zustand';
import { useWords } from '../language/LanguageProvider.js';
import { useTable } from '../table/useTable.js';
import { putOffUpdate, takeUpdate, updateStore } from './update.js';

/** Offers a new version; never while a hand is played. */
export function UpdateNote() {
  const { update } = useWords().web.settings;
  const isOffered = useStore(updateStore, ({ waiting, isPutOff }) => waiting !== undefined && !isPutOff);
  const isQuiet = useTable((state) => state.status !== 'open' || isBetweenHands(state));
  if (!isOffered || !isQuiet) return null;
  return (
    <section className="update note" role="status">
      <p>{update.ready}</p>
      <div className="buttons">
        <button type="button" className="main" onClick={takeUpdate}>
          {update.reload}
        </button>
        <button type="button" onClick={putOffUpdate}>
          {update.later}
        </button>
      </div>
    </section>
  );
}
