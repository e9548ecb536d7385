import { GAMES, type GameId } from '@doorcard/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import { useWords } from '../shared/language/useWords.js';
import { MOST_GAMES } from '../shared/tableChoice/tableChoice.js';
import styles from './OwnRotation.module.css';
import { RotationRow, type RowButton } from './RotationRow.js';
import { keyPlaces, moveGame } from './rotation.js';
import { useDragOrder } from './useDragOrder.js';
import { useStartWords } from './useStartWords.js';
import hidden from '../shared/style/unseen.module.css';

interface OwnRotationProps {
  readonly games: readonly GameId[];
  readonly onChange: (games: readonly GameId[]) => void;
}

/** An order of games: rows that move by buttons or by dragging, and the games that can be added. */
export function OwnRotation({ games, onChange }: OwnRotationProps) {
  const { table, shortGames } = useWords();
  const { own: w } = useStartWords();
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ readonly at: number; readonly button: RowButton }>(undefined);
  const [said, setSaid] = useState('');
  const keys = keyPlaces(games);

  const move = (from: number, to: number): void => {
    setSaid(w.moved(table.games[games[from]!], to + 1, games.length));
    onChange(moveGame(games, from, to));
  };
  const { dragged, gripOf, shiftOf } = useDragOrder(list, move);
  const press = (button: RowButton, at: number): void => {
    if (button === 'remove') {
      focusNext.current = { at: Math.min(at, games.length - 2), button };
      onChange(games.filter((_, other) => other !== at));
      return;
    }
    const to = button === 'up' ? at - 1 : at + 1;
    focusNext.current = { at: to, button };
    move(at, to);
  };
  // A row that moves takes the keyboard along; at the end of the way the other button has it.
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    const { at, button } = focusNext.current;
    focusNext.current = undefined;
    const row = list.current?.children[at];
    const found = row?.querySelector<HTMLButtonElement>(`[data-button=${button}]:not(:disabled)`);
    (found ?? row?.querySelector<HTMLButtonElement>('button:not(:disabled)'))?.focus();
  }, [games]);

  return (
    <div className={styles.own}>
      <ol
        ref={list}
        className={`${styles.rotation} ${dragged === undefined ? '' : styles.dragging}`}
        aria-label={w.order}
      >
        {games.map((game, at) => (
          <RotationRow
            key={keys[at]}
            game={game}
            place={at}
            isLast={at === games.length - 1}
            isDragged={at === dragged}
            shift={shiftOf(at)}
            grip={gripOf(at)}
            onPress={(button) => press(button, at)}
          />
        ))}
      </ol>
      {games.length === 0 && <p className={inputs.wrong}>{w.empty}</p>}
      <p className={hidden.unseen} role="status">
        {said}
      </p>
      <div className={styles.add} role="group" aria-label={w.add}>
        {GAMES.map((game) => (
          <Button
            key={game}
            aria-label={w.addGame(table.games[game])}
            disabled={games.length >= MOST_GAMES}
            onClick={() => onChange([...games, game])}
          >
            <span aria-hidden="true">+</span> {shortGames[game]}
          </Button>
        ))}
      </div>
    </div>
  );
}
