import type { GameId } from '@doorcard/engine';
import type { ComponentProps } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { useWords } from '../shared/language/useWords.js';
import { DownIcon, GripIcon, RemoveIcon, UpIcon } from './icons.js';
import styles from './OwnRotation.module.css';
import { useStartWords } from './useStartWords.js';

export type RowButton = 'up' | 'down' | 'remove';

interface RotationRowProps {
  readonly game: GameId;
  readonly place: number;
  readonly isLast: boolean;
  readonly isDragged: boolean;
  readonly shift: number;
  readonly grip: Pick<
    ComponentProps<'span'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  readonly onPress: (button: RowButton) => void;
}

/** One game of an order. */
export function RotationRow({ game, place, isLast, isDragged, shift, grip, onPress }: RotationRowProps) {
  const { table, shortGames } = useWords();
  const { own: w } = useStartWords();
  const name = table.games[game];
  const buttons = [
    ['up', w.up(name), UpIcon, place === 0],
    ['down', w.down(name), DownIcon, isLast],
    ['remove', w.remove(name), RemoveIcon, false],
  ] as const;
  return (
    <li
      className={`${styles.row} ${isDragged ? styles.dragged : ''}`}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
    >
      {/* For pointers only: keyboards and screen readers have the buttons. */}
      <span className={styles.grip} aria-hidden="true" title={w.drag(name)} {...grip}>
        <GripIcon />
      </span>
      <span className={styles.place}>{place + 1}</span>
      <span className={styles.label}>{shortGames[game]}</span>
      {buttons.map(([button, label, Icon, isOff]) => (
        <Button
          key={button}
          look="quiet"
          className={styles.icon}
          data-button={button}
          aria-label={label}
          disabled={isOff}
          onClick={() => onPress(button)}
        >
          <Icon />
        </Button>
      ))}
    </li>
  );
}
