import { makeCard, type Card } from '@doorcard/cards';
import { GameMark } from '../../shared/games/GameMark.js';
import { BoardCards } from '../BoardCards.js';
import { useLabWords } from '../useLabWords.js';
import type { PathStep } from './nodeWalk.js';
import { STREETS } from './spotFields.js';
import styles from './holdem.module.css';

interface PathBarProps {
  readonly board: readonly Card[];
  readonly pot: number;
  readonly stack: number;
  readonly steps: readonly PathStep[];
  readonly side: 0 | 1 | undefined;
  readonly isDeal: boolean;
  readonly node: string;
  readonly onNode: (path: string) => void;
}

/** Where in the tree this is: the street, the board, and the way from the first decision, each step of it a way back. */
export function PathBar({ board, pot, stack, steps, side, isDeal, onNode }: PathBarProps) {
  const { spot: w, sides, streets } = useLabWords();
  return (
    <header className={styles.bar}>
      <div className={styles.what}>
        <GameMark game="holdem" />
        <div>
          <h2>{w.heading(streets[STREETS[board.length - 3]!])}</h2>
          <p>{w.chips(pot, stack)}</p>
        </div>
        <BoardCards text={board.map(makeCard).join('')} />
      </div>
      <nav aria-label={w.path}>
        <ol className={styles.path} data-part="path">
          {steps.map(({ word, path, side: who, card }) => (
            <li key={path}>
              <button type="button" onClick={() => onNode(path)}>
                {card === undefined ? w.step(who === undefined ? '' : sides[who], word) : makeCard(card)}
              </button>
            </li>
          ))}
          <li>
            <span aria-current="step">
              {side === undefined ? (isDeal ? w.dealCard : w.over) : w.toAct(sides[side])}
            </span>
          </li>
        </ol>
      </nav>
    </header>
  );
}
