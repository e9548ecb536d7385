import type { GameId } from '@doorcard/engine';
import type { ReactNode } from 'react';
import { GameMark } from '../shared/games/GameMark.js';
import { useLabWords } from './useLabWords.js';
import styles from './PathBar.module.css';

interface PathBarProps {
  readonly game: GameId;
  readonly title: string;
  readonly chips: string;
  /** Cards beside the title. */
  readonly children: ReactNode;
  /** What was done on the way, each with the path before it. */
  readonly steps: readonly { readonly text: string; readonly path: string }[];
  /** Who decides now, or what happens. */
  readonly now: string;
  readonly onNode: (path: string) => void;
}

/** Where in the tree this is: the spot, and the way from the first decision, each step of it a way back. */
export function PathBar({ game, title, chips, children, steps, now, onNode }: PathBarProps) {
  const { spot: w } = useLabWords();
  return (
    <header className={styles.bar}>
      <div className={styles.what}>
        <GameMark game={game} />
        <div>
          <h2>{title}</h2>
          <p>{chips}</p>
        </div>
        {children}
      </div>
      <nav aria-label={w.path}>
        <ol className={styles.path} data-part="path">
          {steps.map(({ text, path }) => (
            <li key={path}>
              <button type="button" onClick={() => onNode(path)}>
                {text}
              </button>
            </li>
          ))}
          <li>
            <span aria-current="step">{now}</span>
          </li>
        </ol>
      </nav>
    </header>
  );
}
