import type { WinRate } from '@doorcard/history';
import { writeBets } from './figures.js';
import { useProgressWords } from './useProgressWords.js';
import styles from './progress.module.css';

/** Big bets per 100 hands, with the interval under it or that there are too few hands for one. */
export function RateFigure({ per100, interval }: Pick<WinRate, 'per100' | 'interval'>) {
  const w = useProgressWords();
  return (
    <>
      {writeBets(per100!)}
      <span className={styles.under}>
        {interval === undefined ? w.tooFew : w.between(writeBets(interval.low), writeBets(interval.high))}
      </span>
    </>
  );
}
