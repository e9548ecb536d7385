import type { LateSolveReport } from '@doorcard/solver/worker';
import { useLabWords } from '../useLabWords.js';
import styles from './late.module.css';

interface GameValueProps {
  /** Of the first decision. */
  readonly report: LateSolveReport;
  readonly pot: number;
}

/** What the spot is worth to both, counted from the beginning of the street: together they are the pot. */
export function GameValue({ report, pot }: GameValueProps) {
  const { late: w } = useLabWords();
  // What was paid on this street before the decision: that of the player who bet is in the pot of the report.
  const paid = report.pot - pot;
  const own = report.ev.map((ev, side) => ev - (side === report.side ? 0 : paid));
  return (
    <section className={styles.value} data-part="game-value">
      <h2>{w.value}</h2>
      <dl>
        {w.sides.map((name, side) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-ev={side}>{own[side]!.toFixed(3)}</dd>
          </div>
        ))}
      </dl>
      <p>{w.valueMeaning}</p>
    </section>
  );
}
