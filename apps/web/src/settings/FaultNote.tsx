import { useWords } from '../language/LanguageProvider.js';

interface FaultNoteProps {
  readonly code: string;
  /** What in particular is wrong, as the program names it. */
  readonly value?: string;
}

/** What went wrong, in words and with its code. */
export function FaultNote({ code, value = '' }: FaultNoteProps) {
  const { web, errors } = useWords();
  const text = web.settings.errors[code] ?? errors[code] ?? web.table.error;
  return (
    <p className="note error" role="alert">
      {text} <code>{value === '' ? code : `${code}: ${value}`}</code>
    </p>
  );
}
