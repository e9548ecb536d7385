import type { LegalRaise, View } from '@doorcard/engine';
import { isLegalAmount, listAmounts, parseAmount } from '@doorcard/table/client';
import { capital } from '@doorcard/text';
import { useState, type RefObject, type SyntheticEvent } from 'react';
import { useKeys } from '../settings/useKeys.js';
import { useTableWords } from './useTableWords.js';

interface AmountFieldProps {
  readonly raise: LegalRaise;
  readonly view: View;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onRaise: (to: number) => void;
}

/** How much, where any amount goes. */
export function AmountField({ raise, view, field, onRaise }: AmountFieldProps) {
  const { words } = useTableWords();
  const { table: w } = words.web;
  const keys = useKeys();
  const { as, min } = raise;
  const [text, setText] = useState(String(min));
  const typed = parseAmount(text);
  const to = typed !== undefined && isLegalAmount(raise, typed) ? typed : undefined;
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (to !== undefined) onRaise(to);
  };
  return (
    <form className="amount" onSubmit={send}>
      <div className="sizes">
        {listAmounts(view).map(([name, size]) => (
          <button key={name} type="button" className="quiet" onClick={() => setText(String(size))}>
            {w[name]}
          </button>
        ))}
      </div>
      <input
        ref={field}
        aria-label={w.amount}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={to === undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <button
        type="submit"
        className="main"
        disabled={to === undefined}
        aria-keyshortcuts={keys.keyOf('raise')}
      >
        {capital(words.actions.raise(as, to ?? min))} <kbd aria-hidden="true">{keys.nameOf('raise')}</kbd>
      </button>
    </form>
  );
}
