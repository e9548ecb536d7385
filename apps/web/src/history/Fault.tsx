import type { InputError } from '@doorcard/cards';
import { useWords } from '../language/LanguageProvider.js';

/** What is wrong in words, with its code; where it has no words of its own, with what the program says of it. */
export function FaultText({ error }: { readonly error: InputError }) {
  const words = useWords();
  const { problems, otherProblem } = words.web.history;
  const known = words.errors[error.code];
  return (
    <>
      {known ?? problems[error.code.split('/')[0]!] ?? otherProblem}{' '}
      {known === undefined && <span lang="en">{error.message}</span>} <code>{error.code}</code>
    </>
  );
}

export function Fault({ error }: { readonly error: InputError }) {
  return (
    <p className="note error" role="alert">
      <FaultText error={error} />
    </p>
  );
}
