import type { TableError } from '@doorcard/table';
import { describeError } from '@doorcard/text';
import { useWords } from '../language/useWords.js';
import { Note } from './Note.js';

/** What went wrong, in words and with its code. */
export function ErrorNote({ error }: { readonly error: TableError }) {
  const words = useWords();
  const text = error.code === 'table/failed' ? words.workerFailed : describeError(words, error);
  return (
    <Note tone="error" role="alert">
      {text} <code>{error.code}</code>
    </Note>
  );
}
