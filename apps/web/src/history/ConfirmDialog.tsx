import { useEffect, useRef } from 'react';
import { useWords } from '../language/LanguageProvider.js';

interface ConfirmDialogProps {
  /** How many hands are to go. */
  readonly count: number;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before hands are deleted. The way back has the focus first. */
export function ConfirmDialog({ count, onYes, onNo }: ConfirmDialogProps) {
  const { removal } = useWords().web.history;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown?.open === false) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className="confirm" aria-labelledby="confirm-title" onCancel={onNo}>
      <h2 id="confirm-title">{removal.title(count)}</h2>
      <p>{removal.warning}</p>
      <div className="buttons">
        <button type="button" className="main" onClick={onNo}>
          {removal.no}
        </button>
        <button type="button" onClick={onYes}>
          {removal.yes}
        </button>
      </div>
    </dialog>
  );
}
