import type { InputError } from '@doorcard/cards';
import { useWords } from '../shared/language/useWords.js';
import { useHistoryWords } from './useHistoryWords.js';
import notes from '../shared/controls/Note.module.css';

/** What is wrong in words, with its code; where it has no words of its own, with what the program says of it. */
export function FaultText({ error }: { readonly error: InputError }) {
  const { errors } = useWords();
  const w = useHistoryWords();
  const known = errors[error.code] ?? w.errors[error.code];
  return (
    <>
      {known ?? w.problems[error.code.split('/')[0]!] ?? w.otherProblem}{' '}
      {known === undefined && <span lang="en">{error.message}</span>} <code>{error.code}</code>
    </>
  );
}

export function Fault({ error }: { readonly error: InputError }) {
  return (
    <p className={`${notes.note} ${notes.error}`} role="alert">
      <FaultText error={error} />
    </p>
  );
}
