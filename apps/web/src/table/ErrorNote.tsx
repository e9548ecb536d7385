import type { TableError } from '@doorcard/table';
import { describeError } from '@doorcard/text';
import { useWords } from '../language/LanguageProvider.js';

/** What went wrong, in words and with its code. */
export function ErrorNote({ error }: { readonly error: TableError }) {
  const words = useWords();
  const { workerFailed } = words.web.table;
  const text = error.code === 'table/failed' ? workerFailed : describeError(words, error);
  return (
    <p className="note error" role="alert">
      {text} <code>{error.code}</code>
    </p>
  );
}
