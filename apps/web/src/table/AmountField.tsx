import type { LegalRaise, View } from '@doorcard/engine';
import { isLegalAmount, listAmounts, parseAmount } from '@doorcard/table/client';
import { capital } from '@doorcard/text';
import { useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { useKeys } from '../shared/keys/useKeys.js';
import { ActionKey } from '../shared/buttons/ActionKey.js';
import styles from './AmountField.module.css';
import { useTableWords } from './useTableWords.js';

const PARTS = { third: '⅓', half: '½', threeQuarters: '¾' } as const;

interface AmountFieldProps {
  readonly raise: LegalRaise;
  readonly view: View;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly icon: ReactNode;
  readonly onRaise: (to: number) => void;
}

/** The third slot where any amount goes: above it the usual sizes, a slider, and a field to type in. */
export function AmountField({ raise, view, field, icon, onRaise }: AmountFieldProps) {
  const { words, w } = useTableWords();
  const keys = useKeys();
  const { as, min, max } = raise;
  const { stack, bet } = view.seats[view.seat!]!;
  const isAllIn = max === stack + bet;
  const [text, setText] = useState(String(min));
  const typed = parseAmount(text);
  const to = typed !== undefined && isLegalAmount(raise, typed) ? typed : undefined;
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (to !== undefined) onRaise(to);
  };
  return (
    <form className={styles.amount} onSubmit={send} data-part="amount">
      <div className={styles.choice}>
        <div className={styles.sizes}>
          {listAmounts(view).map(([name, size]) => (
            <button
              key={name}
              type="button"
              className={styles.size}
              aria-pressed={to === size}
              onClick={() => setText(String(size))}
            >
              {name === 'most' ? (isAllIn ? w.allIn : w.pot) : name === 'pot' ? w.pot : PARTS[name]}
            </button>
          ))}
        </div>
        <input
          className={styles.slider}
          type="range"
          aria-label={w.slider}
          min={min}
          max={max}
          value={to ?? min}
          onChange={({ target }) => setText(target.value)}
        />
        <input
          ref={field}
          className={styles.field}
          aria-label={w.amount}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={to === undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <ActionKey
        shape="slot"
        look="raise"
        icon={icon}
        label={capital(words.actions.raise(as, to ?? min))}
        shortcut={keys.nameOf('raise')}
        aria-keyshortcuts={keys.keyOf('raise')}
        disabled={to === undefined}
        type="submit"
        data-slot="raise"
      />
    </form>
  );
}
