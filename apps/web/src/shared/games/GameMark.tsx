import type { GameId } from '@doorcard/engine';
import { GAME_LETTERS } from './gameLetters.js';
import styles from './GameMark.module.css';

interface GameMarkProps {
  readonly game: GameId;
  /** In a mix, those that are not played now have no colour. */
  readonly isQuiet?: boolean;
  readonly size?: 'small' | 'usual';
}

/** The letter of a game on its colour. The name of the game is beside it, or around it for screen readers. */
export const GameMark = ({ game, isQuiet = false, size = 'usual' }: GameMarkProps) => (
  <span
    className={`${styles.mark} ${styles[size]} ${isQuiet ? styles.quiet : ''}`}
    data-game={game}
    lang="en"
    aria-hidden="true"
  >
    {GAME_LETTERS[game]}
  </span>
);
