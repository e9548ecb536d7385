import type { Stat, StatValue } from '@doorcard/history';
import { writeChips } from '@doorcard/text';
import { writeStat } from './figures.js';
import { useProgressWords } from './useProgressWords.js';
import styles from './progress.module.css';

interface StatFigureProps {
  readonly kind: Stat['kind'];
  readonly value: StatValue;
  /** In three cells, or all in one. */
  readonly as: 'cells' | 'cell';
}

/** A value, never without its interval and n. */
export function StatFigure({ kind, value: { n, value, interval }, as }: StatFigureProps) {
  const w = useProgressWords();
  const figure = value === undefined ? '–' : writeStat(kind, value);
  const bounds =
    interval === undefined ? '–' : w.between(writeStat(kind, interval.low), writeStat(kind, interval.high));
  if (as === 'cells') {
    return (
      <>
        <td className={styles.value}>{figure}</td>
        <td>{bounds}</td>
        <td>{writeChips(n)}</td>
      </>
    );
  }
  return (
    <td>
      <span className={styles.value}>{figure}</span>
      {n > 0 && (
        <span className={styles.under}>
          {bounds}
          <br />
          {w.timesOf(n)}
        </span>
      )}
    </td>
  );
}
