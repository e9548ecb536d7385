import { useState } from 'react';
import type { HandRow } from '../shared/hands/keptHand.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { useHandStore } from './handStore.js';
import { useHistoryWords } from './useHistoryWords.js';
import { Button } from '../shared/buttons/Button.js';
import styles from './history.module.css';

/** Which hands are chosen, and what can be done with them. */
export function SelectionBar({ shown }: { readonly shown: readonly HandRow[] }) {
  const { list, removal } = useHistoryWords();
  const selected = useHandStore((state) => state.selected);
  const select = useHandStore((state) => state.select);
  const remove = useHandStore((state) => state.remove);
  const [isAsking, setAsking] = useState(false);
  const ids = shown.map(({ id }) => id);
  const isAll = ids.length > 0 && ids.every((id) => selected.has(id));
  return (
    <div className={styles.selection}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isAll} onChange={({ target }) => select(ids, target.checked)} />
        <span>{list.selectPage}</span>
      </label>
      {selected.size > 0 && (
        <>
          <span role="status">{list.selected(selected.size)}</span>
          <Button onClick={() => setAsking(true)}>{removal.some(selected.size)}</Button>
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
