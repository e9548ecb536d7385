import { useState } from 'react';
import { useWords } from '../language/LanguageProvider.js';
import { shelf } from './handShelf.js';
import type { HandRow } from './keptHand.js';

/** What the owner thinks of a hand. Kept with every letter, so that nothing is lost when the page is closed. */
export function NoteField({ row: { id, note } }: { readonly row: HandRow }) {
  const { replay: w } = useWords().web.history;
  const [text, setText] = useState(note);
  const [isKept, setKept] = useState(false);
  const write = async (value: string): Promise<void> => {
    setText(value);
    setKept(false);
    await shelf.getState().change(id, { note: value });
    setKept(shelf.getState().rows.some((row) => row.id === id && row.note === value));
  };
  return (
    <div className="note-field">
      <label className="field">
        <span>{w.note}</span>
        <textarea rows={3} value={text} onChange={({ target }) => void write(target.value)} />
      </label>
      <p className="meaning" role="status">
        {isKept ? w.noteKept : ''}
      </p>
    </div>
  );
}
