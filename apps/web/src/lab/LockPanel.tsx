import { makeRange, Range, type Combo } from '@doorcard/cards';
import { useState } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { namePathWord } from './pathWord.js';
import { useLabWords } from './useLabWords.js';
import styles from './lab.module.css';

interface Lock {
  readonly node: string;
  readonly strategy: Readonly<Record<string, number | string>>;
}

interface LockedAction {
  readonly name: string;
  /** As in a path. */
  readonly word: string;
  readonly frequency: number;
  /** How often each hand takes it, where hands have two cards. */
  readonly hands?: readonly (readonly [Combo, number])[];
}

interface LockPanelProps {
  /** The decision; a star is any card. */
  readonly node: string;
  readonly actions: readonly LockedAction[];
  readonly locks: readonly Lock[];
  readonly onLocks: (locks: Lock[]) => void;
}

/** Fixes the strategy of a decision: one action always, shares for all hands, or each hand as it is solved. */
export function LockPanel({ node, actions, locks, onLocks }: LockPanelProps) {
  const { lock: w, solve, actions: actionNames } = useLabWords();
  const [shares, setShares] = useState(() =>
    actions.map(({ frequency }) => (100 * frequency || 0).toFixed(0)),
  );
  const nameWord = (word: string): string => namePathWord(word, actionNames);
  const others = locks.filter((each) => each.node !== node);
  const set = (strategy: Lock['strategy']): void => onLocks([...others, { node, strategy }]);
  const always = (word: string): void => set({ [word]: 1 });
  const lockShares = (): void => {
    const parts = actions.slice(0, -1).map(({ word }, at) => [word, Number(shares[at]) / 100] as const);
    set({ ...Object.fromEntries(parts), [actions.at(-1)!.word]: 'rest' });
  };
  const lockHands = (): void =>
    set({
      ...Object.fromEntries(
        actions.slice(0, -1).map(({ word, hands }) => [word, makeRange(toRange(hands!))]),
      ),
      [actions.at(-1)!.word]: 'rest',
    });
  return (
    <details className={styles.locks} data-part="locks" open={locks.length > 0}>
      <summary>{w.title(locks.length)}</summary>
      <p className={styles.meaning}>{w.meaning}</p>
      <div className={styles.buttons}>
        {actions.map((action) => (
          <Button key={action.word} onClick={() => always(action.word)} data-lock={action.word}>
            {w.always(action.name)}
          </Button>
        ))}
      </div>
      <div className={styles.lockShares}>
        {actions.map((action, at) => (
          <label key={action.word}>
            {action.name}
            {at === actions.length - 1 ? (
              <span>{w.rest}</span>
            ) : (
              <input
                inputMode="decimal"
                value={shares[at]}
                onChange={({ target }) =>
                  setShares(shares.map((share, other) => (other === at ? target.value : share)))
                }
              />
            )}
          </label>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button onClick={lockShares} data-part="lock-shares">
          {w.shares}
        </Button>
        {actions[0]?.hands !== undefined && (
          <Button onClick={lockHands} data-part="lock-hands">
            {w.asSolved}
          </Button>
        )}
      </div>
      {locks.length > 0 && (
        <ul className={styles.lockList}>
          {locks.map((lock) => (
            <li key={lock.node}>
              <span>{w.item(lock.node.split(',').map(nameWord).join(', '), listShares(lock, nameWord))}</span>
              <Button look="quiet" onClick={() => onLocks(locks.filter((each) => each !== lock))}>
                {w.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {locks.length > 0 && <p className={styles.meaning}>{solve.locked}</p>}
    </details>
  );
}

const listShares = ({ strategy }: Lock, nameWord: (word: string) => string): string =>
  Object.entries(strategy)
    .map(
      ([word, share]) => `${nameWord(word)} ${typeof share === 'string' && share.length > 24 ? '…' : share}`,
    )
    .join(', ');

/** Two decimals, so that the text stays short; never rounded up, so that the shares of a hand are at most 1. */
const toRange = (hands: readonly (readonly [Combo, number])[]): Range =>
  Range.from(hands.map(([combo, share]) => [combo, Math.floor(100 * share + 1e-6) / 100] as const));
