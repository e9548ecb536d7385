import type { GameId } from '@doorcard/engine';
import type { ComponentProps } from 'react';
import { useWords } from '../language/LanguageProvider.js';
import { DownIcon, GripIcon, RemoveIcon, UpIcon } from './icons.js';

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
  const { table, web } = useWords();
  const { own: w } = web.start;
  const name = table.games[game];
  const buttons = [
    ['up', w.up(name), UpIcon, place === 0],
    ['down', w.down(name), DownIcon, isLast],
    ['remove', w.remove(name), RemoveIcon, false],
  ] as const;
  return (
    <li
      className={isDragged ? 'dragged' : undefined}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
    >
      {/* For pointers only: keyboards and screen readers have the buttons. */}
      <span className="grip" aria-hidden="true" title={w.drag(name)} {...grip}>
        <GripIcon />
      </span>
      <span className="place">{place + 1}</span>
      <span className="label">{web.start.shortGames[game]}</span>
      {buttons.map(([button, label, Icon, isOff]) => (
        <button
          key={button}
          type="button"
          className="quiet icon"
          data-button={button}
          aria-label={label}
          disabled={isOff}
          onClick={() => onPress(button)}
        >
          <Icon />
        </button>
      ))}
    </li>
  );
}
