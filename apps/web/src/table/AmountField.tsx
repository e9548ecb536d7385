import type { LegalRaise } from '@doorcard/engine';
import { useState, type RefObject, type SyntheticEvent } from 'react';
import { capital, listAmounts } from './choice.js';
import { useKeys } from '../settings/useKeys.js';
import { useTableWords } from './useTableWords.js';

interface AmountFieldProps {
  readonly raise: LegalRaise;
  readonly pot: number;
  readonly currentBet: number;
  readonly call: number;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onRaise: (to: number) => void;
}

/** How much, where any amount goes. */
export function AmountField({ raise, pot, currentBet, call, field, onRaise }: AmountFieldProps) {
  const { words } = useTableWords();
  const { table: w } = words.web;
  const keys = useKeys();
  const { as, min, max } = raise;
  const [text, setText] = useState(String(min));
  const to = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  const isRight = to >= min && to <= max;
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isRight) onRaise(to);
  };
  return (
    <form className="amount" onSubmit={send}>
      <div className="sizes">
        {listAmounts(raise, pot, currentBet, call).map(([name, size]) => (
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
        aria-invalid={!isRight}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="main" disabled={!isRight} aria-keyshortcuts={keys.keyOf('raise')}>
        {capital(words.actions.raise(as, isRight ? to : min))}{' '}
        <kbd aria-hidden="true">{keys.nameOf('raise')}</kbd>
      </button>
    </form>
  );
}
