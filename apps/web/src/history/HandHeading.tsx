import type { ReactNode } from 'react';
import { GameMark } from '../shared/games/GameMark.js';
import type { HandRow } from '../shared/hands/keptHand.js';
import { useHandAmounts } from '../shared/hands/useHandAmounts.js';
import { useHistoryWords } from './useHistoryWords.js';
import { useWhen } from './useWhen.js';
import styles from './history.module.css';

/** What hand this is, in a line. */
export function HandHeading({ row, children }: { readonly row: HandRow; readonly children?: ReactNode }) {
  const { words, write, writeResult } = useHandAmounts(row);
  const { replay: w, list, kinds } = useHistoryWords();
  const when = useWhen();
  const { game, number, kind, seed, result, pot } = row;
  return (
    <div className={styles.heading}>
      <h1 className={styles.name}>
        <GameMark game={game} /> {words.table.games[game]}
      </h1>
      {children}
      <ul>
        <li>{when(row.at)}</li>
        <li>{kinds[kind]}</li>
        {number !== null && <li>{words.table.handNumber(number)}</li>}
        {seed !== null && <li className={styles.practice}>{words.table.practice(seed)}</li>}
        {result !== null && <li>{w.result(...writeResult(result))}</li>}
        <li>{list.pot(write(pot))}</li>
      </ul>
    </div>
  );
}
