import { useState } from 'react';
import type { HandRow } from '../shared/hands/keptHand.js';
import { handStore } from './handStore.js';
import { useHistoryWords } from './useHistoryWords.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './history.module.css';

/** What the owner thinks of a hand. Kept with every letter, so that nothing is lost when the page is closed. */
export function NoteField({ row: { id, note } }: { readonly row: HandRow }) {
  const { replay: w } = useHistoryWords();
  const [text, setText] = useState(note);
  const [isKept, setKept] = useState(false);
  const write = async (value: string): Promise<void> => {
    setText(value);
    setKept(false);
    await handStore.getState().change(id, { note: value });
    setKept(handStore.getState().rows.some((row) => row.id === id && row.note === value));
  };
  return (
    <div className={styles.noteField}>
      <label className={inputs.field}>
        <span>{w.note}</span>
        <textarea rows={3} value={text} onChange={({ target }) => void write(target.value)} />
      </label>
      <p className={inputs.meaning} role="status">
        {isKept ? w.noteKept : ''}
      </p>
    </div>
  );
}
