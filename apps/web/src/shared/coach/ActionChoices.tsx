import { isSameAction } from '@doorcard/cpu';
import type { Action, View } from '@doorcard/engine';
import { capital, describeAction } from '@doorcard/text';
import { ActionKey } from '../buttons/ActionKey.js';
import { useShortcuts } from '../keys/useShortcuts.js';
import type { SharedWords } from '../language/words/sharedWords.js';
import styles from './ActionChoices.module.css';
import { findLook } from './ValueBars.js';

interface ActionChoicesProps {
  readonly view: View;
  readonly actions: readonly Action[];
  readonly words: SharedWords;
  readonly label: string;
  /** What was chosen, once it counts. */
  readonly chosen?: Action | undefined;
  /** Those that are known to be right or wrong. */
  readonly right?: readonly Action[];
  readonly wrong?: readonly Action[];
  readonly isOff?: boolean;
  readonly onChoose: (action: Action) => void;
}

const ORDER: readonly Action['type'][] = ['fold', 'check', 'call', 'bringIn', 'raise', 'draw'];

const rankOf = (action: Action): number => {
  const place = 1e9 * ORDER.indexOf(action.type);
  if (action.type === 'raise') return place + action.to;
  return action.type === 'draw' ? place + action.discard.length : place;
};

/** Actions to choose from, in the order of the table and with equal weight; numbers choose too. */
export function ActionChoices(props: ActionChoicesProps) {
  const { view, actions, words, label, chosen, right = [], wrong = [], isOff = false, onChoose } = props;
  const shown = actions.toSorted((a, b) => rankOf(a) - rankOf(b));
  const has = (list: readonly Action[], action: Action): boolean =>
    list.some((each) => isSameAction(each, action));
  useShortcuts((key) => {
    const action = /^[1-9]$/.test(key) ? shown[Number(key) - 1] : undefined;
    if (action === undefined || isOff || has(wrong, action)) return false;
    onChoose(action);
    return true;
  });
  return (
    <ol className={styles.choices} aria-label={label} data-part="choices">
      {shown.map((action, i) => {
        const { look, icon } = findLook(action);
        const mark = has(right, action) ? 'right' : has(wrong, action) ? 'wrong' : undefined;
        const isChosen = chosen !== undefined && isSameAction(chosen, action);
        return (
          <li key={JSON.stringify(action)}>
            <ActionKey
              shape="choice"
              look={look}
              icon={icon}
              label={capital(describeAction(words, action, view.legal))}
              shortcut={i < 9 ? String(i + 1) : undefined}
              aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
              aria-pressed={chosen === undefined ? undefined : isChosen}
              mark={mark}
              disabled={isOff || mark === 'wrong'}
              onClick={() => onChoose(action)}
              data-action={action.type}
            />
          </li>
        );
      })}
    </ol>
  );
}
