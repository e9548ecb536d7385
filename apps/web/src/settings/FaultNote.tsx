import { useWords } from '../shared/language/useWords.js';
import { useSettingsWords } from './useSettingsWords.js';
import notes from '../shared/controls/Note.module.css';

interface FaultNoteProps {
  readonly code: string;
  /** What in particular is wrong, as the program names it. */
  readonly value?: string;
}

/** What went wrong, in words and with its code. */
export function FaultNote({ code, value = '' }: FaultNoteProps) {
  const { errors, somethingWrong } = useWords();
  const w = useSettingsWords();
  const text = w.errors[code] ?? errors[code] ?? somethingWrong;
  return (
    <p className={`${notes.note} ${notes.error}`} role="alert">
      {text} <code>{value === '' ? code : `${code}: ${value}`}</code>
    </p>
  );
}
