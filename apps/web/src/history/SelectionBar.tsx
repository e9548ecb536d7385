import { useState } from 'react';
import { useWords } from '../language/LanguageProvider.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { useShelf } from './handShelf.js';
import type { HandRow } from './keptHand.js';

/** Which hands are chosen, and what can be done with them. */
export function SelectionBar({ shown }: { readonly shown: readonly HandRow[] }) {
  const { list, removal } = useWords().web.history;
  const selected = useShelf((state) => state.selected);
  const select = useShelf((state) => state.select);
  const remove = useShelf((state) => state.remove);
  const [isAsking, setAsking] = useState(false);
  const ids = shown.map(({ id }) => id);
  const isAll = ids.length > 0 && ids.every((id) => selected.has(id));
  return (
    <div className="selection">
      <label className="tick">
        <input type="checkbox" checked={isAll} onChange={({ target }) => select(ids, target.checked)} />
        <span>{list.selectPage}</span>
      </label>
      {selected.size > 0 && (
        <>
          <span role="status">{list.selected(selected.size)}</span>
          <button type="button" onClick={() => setAsking(true)}>
            {removal.some(selected.size)}
          </button>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          count={selected.size}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void remove([...selected]);
          }}
        />
      )}
    </div>
  );
}
