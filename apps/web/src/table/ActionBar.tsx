import { countMissingChips, isBetweenHands, listChoices } from '@doorcard/table/client';
import { capital, nameChoice } from '@doorcard/text';
import { useRef, type ReactNode } from 'react';
import { goTo } from '../shared/address/route.js';
import { ActionKey } from '../shared/buttons/ActionKey.js';
import { Button } from '../shared/buttons/Button.js';
import { CheckIcon, CrossIcon, LockIcon, SwapIcon, UpIcon } from '../shared/icons/tableIcons.js';
import type { KeyAction } from '../shared/keys/keys.js';
import { useKeys } from '../shared/keys/useKeys.js';
import { tableStore, useTable } from '../shared/tableStore/useTable.js';
import styles from './ActionBar.module.css';
import { AmountField } from './AmountField.js';
import { usePress } from './usePress.js';
import { useReviewPress } from './useReviewPress.js';
import { useTableWords } from './useTableWords.js';

/** A button of the bar with the key that does the same. */
export interface Press {
  /** Undefined is done by its button alone. */
  readonly key?: KeyAction;
  readonly label: string;
  readonly onPress: () => void;
  readonly isOff?: boolean;
  /** Of less use: smaller, where there is room above the others. */
  readonly isExtra?: boolean;
}

function leave(): void {
  tableStore.getState().leave();
  goTo('start');
}

type Slot = 'fold' | 'call' | 'raise';

const SLOTS: readonly Slot[] = ['fold', 'call', 'raise'];
const ICONS: Readonly<Record<Slot | 'pat' | 'draw', ReactNode>> = {
  fold: <CrossIcon />,
  call: <CheckIcon />,
  raise: <UpIcon />,
  pat: <LockIcon />,
  draw: <SwapIcon />,
};

interface ActionBarProps {
  readonly onWhy: () => void;
  readonly onHint: () => void;
  /** For me, or for all: no next hand, but the way out. */
  readonly isEnd: boolean;
  /** Undefined where there is nothing more to watch. */
  readonly onWatch: (() => void) | undefined;
}

/** What I may do now, in three places that never move: fold, check or call, bet or raise. */
export function ActionBar({ onWhy, onHint, isEnd, onWatch }: ActionBarProps) {
  const { words, w, amount } = useTableWords();
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

  const presses: Press[] = choices.flatMap((choice) =>
    choice.code === 'amount'
      ? []
      : [
          {
            key: choice.key,
            label: capital(nameChoice(words, choice)),
            onPress: () => state.act(choice.action),
            isOff: choice.code === 'draw' && choice.isOff,
          },
        ],
  );
  const next: Press[] = [];
  const reviewed = useReviewPress();
  if (isBetween && !isPaused) {
    if (reasons !== undefined)
      next.push({ key: 'why', label: words.tableParts.why, onPress: onWhy, isExtra: true });
    if (missing > 0)
      next.push({
        key: 'bet',
        label: w.buy(amount(missing)),
        onPress: () => state.topUp(missing),
        isExtra: !isBroke,
      });
    if (reviewed !== undefined) next.push(reviewed);
    if (isEnd) {
      const label = onWatch === undefined ? w.newTable : words.tableParts.leave;
      next.push({ label, onPress: leave });
      if (onWatch !== undefined) next.push({ key: 'next', label: w.watchOn, onPress: onWatch });
    } else if (!isBroke) next.push({ key: 'next', label: w.next, onPress: state.nextHand });
  }

  usePress((key) => {
    const action = keys.actionOf(key);
    if (action === undefined) return undefined;
    if (action === 'hint' && isAsked) return onHint();
    if (action === free?.key) return field.current?.select();
    const place = /^card[1-7]$/.test(action) ? Number(action.slice(4)) - 1 : -1;
    const card = place < 0 || !canDraw ? undefined : view?.mine?.cards[place];
    if (card !== undefined) return state.mark(card);
    return [...presses, ...next].find((press) => press.key === action && press.isOff !== true)?.onPress();
  });

  const find = (key: KeyAction): Press | undefined => presses.find((press) => press.key === key);
  const makeSlot = (slot: Slot, press: Press | undefined, icon: ReactNode) =>
    press === undefined ? (
      <span key={slot} className={styles.gap} />
    ) : (
      <ActionKey
        // A button of one decision is never that of the next.
        key={`${slot} ${decision} ${press.key}`}
        shape="slot"
        look={slot}
        icon={icon}
        label={press.label}
        shortcut={keys.nameOf(press.key!)}
        aria-keyshortcuts={keys.keyOf(press.key!)}
        disabled={press.isOff === true}
        onClick={press.onPress}
        data-slot={slot}
      />
    );
  const makeNext = ({ key, label, onPress, isExtra }: Press) => (
    <Button
      key={label}
      look={label === next.at(-1)!.label ? 'key' : 'plain'}
      className={`${styles.next} ${isExtra === true ? styles.extra : ''}`}
      shortcut={key && keys.nameOf(key)}
      aria-keyshortcuts={key && keys.keyOf(key)}
      onClick={onPress}
    >
      {label}
    </Button>
  );
  const larger = find('bet');

  return (
    <div
      className={styles.actions}
      role="group"
      aria-label={w.actions}
      data-part="actions"
      data-asked={isAsked}
      data-between={isBetween}
    >
      {isPaused && (
        <div className={styles.paused}>
          <p role="status" data-part="paused">
            {words.table.paused}
          </p>
          <Button
            look="key"
            className={styles.next}
            aria-keyshortcuts={keys.keyOf('pause')}
            onClick={() => state.pause(false)}
          >
            {w.goOn}
          </Button>
        </div>
      )}
      {!isPaused && next.length > 0 && (
        <div className={styles.between}>
          {isBroke && <p>{w.noChips}</p>}
          <div className={styles.extras}>{next.filter(({ isExtra }) => isExtra === true).map(makeNext)}</div>
          {next.filter(({ isExtra }) => isExtra !== true).map(makeNext)}
        </div>
      )}
      {!isPaused && isAsked && !canDraw && (
        <>
          {larger !== undefined && (
            <div className={styles.above}>
              <Button
                look="plain"
                shortcut={keys.nameOf('bet')}
                aria-keyshortcuts={keys.keyOf('bet')}
                onClick={larger.onPress}
              >
                {larger.label}
              </Button>
            </div>
          )}
          <div className={styles.slots}>
            {SLOTS.map((slot) =>
              slot === 'raise' && free !== undefined && view !== undefined ? (
                <AmountField
                  key={`amount ${decision}`}
                  raise={free.raise}
                  view={view}
                  field={field}
                  icon={ICONS.raise}
                  onRaise={(to) => state.act({ type: 'raise', to })}
                />
              ) : (
                makeSlot(slot, find(slot), ICONS[slot])
              ),
            )}
          </div>
        </>
      )}
      {!isPaused && canDraw && (
        <div className={`${styles.slots} ${styles.two}`}>
          {makeSlot('call', find('pat'), ICONS.pat)}
          {makeSlot('raise', find('draw'), ICONS.draw)}
        </div>
      )}
    </div>
  );
}
