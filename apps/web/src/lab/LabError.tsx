import type { InputError } from '@doorcard/cards';
import { Note } from '../shared/controls/Note.js';
import { useLabWords } from './useLabWords.js';

/** What is wrong, in words and with its code. */
export function LabError({ error }: { readonly error: InputError }) {
  const w = useLabWords();
  const { code, value, problem, expected } = error;
  const text = w.errors[code]?.(value) ?? w.otherError(value, problem, expected);
  return (
    <Note tone="error" role="alert" data-code={code}>
      {text} <code>{code}</code>
    </Note>
  );
}
