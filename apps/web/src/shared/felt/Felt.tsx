import type { GameId } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';
import type { ReactNode } from 'react';
import styles from './Felt.module.css';

/** What is printed on the cloth, as on a real table; the name of the game is in words elsewhere. */
const PRINT: Readonly<Record<GameId, readonly [name: string, aim: string]>> = {
  badugi: ['Badugi', 'Four suits · low'],
  stud: ['Stud', 'High'],
  razz: ['Razz', 'Ace to five · low'],
  stud8: ['Stud 8', 'High–low · 8 or better'],
  'limit-holdem': ["Hold'em", 'Limit'],
  holdem: ["Hold'em", 'No limit'],
  omaha8: ['Omaha 8', 'High–low · 8 or better'],
  plo: ['Omaha', 'Pot limit'],
  '2-7-triple': ['2–7', 'Triple draw · low'],
  '2-7-single': ['2–7', 'Single draw · no limit'],
};

interface FeltProps {
  readonly game: GameId;
  /** How many opponents sit around it. */
  readonly count: number;
  readonly label: string;
  readonly children: ReactNode;
}

/** The table: cloth, rail and print. Everything on it is measured in `--u`, which follows from its size. */
export function Felt({ game, count, label, children }: FeltProps) {
  const [name, aim] = PRINT[game];
  return (
    <div className={styles.stage}>
      <section
        className={`${styles.felt} ${styles[findLayout(game)]}`}
        aria-label={label}
        data-part="felt"
        data-count={count}
      >
        <div className={styles.rail} aria-hidden="true" />
        <div className={styles.print} lang="en" aria-hidden="true">
          <strong>{name}</strong>
          <span>{aim}</span>
        </div>
        {children}
      </section>
    </div>
  );
}
