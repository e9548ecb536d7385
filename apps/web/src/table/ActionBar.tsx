import { countMissingChips, findWinner, isBetweenHands, listChoices } from '@doorcard/table/client';
import { capital, nameChoice } from '@doorcard/text';
import { useRef } from 'react';
import type { KeyAction } from '../settings/keys.js';
import { useKeys } from '../settings/useKeys.js';
import { AmountField } from './AmountField.js';
import { usePress } from './usePress.js';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** A button of the bar with the key that does the same. */
interface Button {
  readonly key: KeyAction;
  readonly label: string;
  readonly onPress: () => void;
  readonly isBold?: boolean;
  readonly isQuiet?: boolean;
  readonly isOff?: boolean;
}

/** What I may do now. It has its height always, so that nothing jumps. */
export function ActionBar({ onWhy }: { readonly onWhy: () => void }) {
  const { words, amount } = useTableWords();
  const { table: w } = words.web;
  const keys = useKeys();
  const state = useTable((each) => each);
  const { table, view, decision, reasons } = state;
  const field = useRef<HTMLInputElement>(null);
  const isPaused = table?.paused === true;
  const missing = countMissingChips(state);
  const isBetween = isBetweenHands(state);
  const choices = isBetween ? [] : listChoices(state);
  const isAsked = choices.length > 0;
  const canDraw = choices.some(({ code }) => code === 'draw');
  const free = choices.find((choice) => choice.code === 'amount');
  const isBroke = missing > 0 && missing === table?.startChips;

  const buttons: Button[] = choices.flatMap((choice) =>
    choice.code === 'amount'
      ? []
      : [
          {
            key: choice.key,
            label: capital(nameChoice(words, choice)),
            onPress: () => state.act(choice.action),
            isBold: choice.code === 'raise' || choice.code === 'draw',
            isOff: choice.code === 'draw' && choice.isOff,
          },
        ],
  );
  if (isBetween && !isPaused) {
    if (findWinner(state) === undefined && !isBroke)
      buttons.push({ key: 'next', label: w.next, onPress: state.nextHand, isBold: true });
    if (missing > 0)
      buttons.push({
        key: 'bet',
        label: w.buy(amount(missing)),
        onPress: () => state.topUp(missing),
        isQuiet: !isBroke,
        isBold: isBroke,
      });
    if (reasons !== undefined) buttons.push({ key: 'why', label: w.why, onPress: onWhy });
  }
  if (isAsked) buttons.push({ key: 'hint', label: w.hint, onPress: state.askHint, isQuiet: true });

  usePress((key) => {
    const action = keys.actionOf(key);
    if (action === undefined) return undefined;
    if (action === free?.key) return field.current?.select();
    const place = /^card[1-7]$/.test(action) ? Number(action.slice(4)) - 1 : -1;
    const card = place < 0 || !canDraw ? undefined : view?.mine?.cards[place];
    if (card !== undefined) return state.mark(card);
    return buttons.find((button) => button.key === action && button.isOff !== true)?.onPress();
  });

  return (
    <div
      className="actions"
      role="group"
      aria-label={w.actions}
      data-asked={isAsked}
      data-between={isBetween}
    >
      {isPaused ? (
        <>
          <p className="paused" role="status">
            {words.table.paused}
          </p>
          <button
            type="button"
            className="main"
            aria-keyshortcuts={keys.keyOf('pause')}
            onClick={() => state.pause(false)}
          >
            {w.goOn}
          </button>
        </>
      ) : (
        <div className="buttons">
          {isBroke && <p className="paused">{w.noChips}</p>}
          {buttons.map((button) => (
            <BarButton key={`${button.key} ${button.label}`} button={button} />
          ))}
        </div>
      )}
      {free !== undefined && view !== undefined && (
        <AmountField
          key={decision}
          raise={free.raise}
          view={view}
          field={field}
          onRaise={(to) => state.act({ type: 'raise', to })}
        />
      )}
    </div>
  );
}

function BarButton({ button: { key, label, onPress, isBold, isQuiet, isOff } }: { readonly button: Button }) {
  const keys = useKeys();
  return (
    <button
      type="button"
      className={isBold === true ? 'main' : isQuiet === true ? 'quiet' : ''}
      aria-keyshortcuts={keys.keyOf(key)}
      disabled={isOff}
      onClick={onPress}
    >
      {label} <kbd aria-hidden="true">{keys.nameOf(key)}</kbd>
    </button>
  );
}
