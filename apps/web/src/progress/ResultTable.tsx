import type { WinRate } from '@doorcard/history';
import { writeChips } from '@doorcard/text';
import { RateFigure } from './RateFigure.js';
import { writeBets } from './figures.js';
import { useProgressWords } from './useProgressWords.js';
import styles from './progress.module.css';

interface ResultTableProps {
  readonly title: string;
  /** What the rows are. */
  readonly column: string;
  readonly rows: readonly { readonly key: string; readonly name: string; readonly rate: WinRate }[];
}

/** Results side by side: bars to the right of the middle are wins, to the left losses. */
export function ResultTable({ title, column, rows }: ResultTableProps) {
  const w = useProgressWords();
  const most = Math.max(...rows.map(({ rate }) => Math.abs(rate.bets)));
  return (
    <section className={styles.results}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{w.hands}</th>
            <th scope="col">{w.resultInBets}</th>
            <th scope="col">{w.per100}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, rate: { hands, bets, per100, interval } }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <Bar share={most === 0 ? 0 : bets / most} />
              </th>
              <td>{writeChips(hands)}</td>
              <td>{writeBets(bets)}</td>
              <td>
                <RateFigure per100={per100} interval={interval} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const HALF = 50;

/** From the middle, as far as the share of the largest. Losses are hatched, so that no colour is needed to tell. */
function Bar({ share }: { readonly share: number }) {
  const width = HALF * Math.abs(share);
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <line x1={HALF} x2={HALF} y1="0" y2="6" />
      <rect
        className={share < 0 ? styles.loss : styles.gain}
        x={share < 0 ? HALF - width : HALF}
        y="1"
        width={width}
        height="4"
      />
    </svg>
  );
}
