import { isBetweenHands } from '@doorcard/table/client';
import { useStore } from 'zustand';
import { Button } from '../shared/buttons/Button.js';
import { Note } from '../shared/controls/Note.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './ShellNote.module.css';
import { putOffUpdate, takeUpdate, updateStore } from './update.js';
import { useShellWords } from './useShellWords.js';

/** Offers a new version; never while a hand is played. */
export function UpdateNote() {
  const { update } = useShellWords();
  const isOffered = useStore(updateStore, ({ waiting, isPutOff }) => waiting !== undefined && !isPutOff);
  const isQuiet = useTable((state) => state.status !== 'open' || isBetweenHands(state));
  if (!isOffered || !isQuiet) return null;
  return (
    <Note role="status" className={styles.note}>
      <p className={styles.text}>{update.ready}</p>
      <Button look="key" onClick={takeUpdate}>
        {update.reload}
      </Button>
      <Button onClick={putOffUpdate}>{update.later}</Button>
    </Note>
  );
}
