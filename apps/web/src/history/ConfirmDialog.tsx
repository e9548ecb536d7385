import { useEffect, useRef } from 'react';
import { useHistoryWords } from './useHistoryWords.js';
import { Button } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './history.module.css';

interface ConfirmDialogProps {
  /** How many hands are to go. */
  readonly count: number;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before hands are deleted. The way back has the focus first. */
export function ConfirmDialog({ count, onYes, onNo }: ConfirmDialogProps) {
  const { removal } = useHistoryWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown?.open === false) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.confirm} aria-labelledby="confirm-title" onCancel={onNo}>
      <h2 id="confirm-title">{removal.title(count)}</h2>
      <p>{removal.warning}</p>
      <div className={inputs.buttons}>
        <Button look="key" onClick={onNo}>
          {removal.no}
        </Button>
        <Button onClick={onYes}>{removal.yes}</Button>
      </div>
    </dialog>
  );
}
