import type { WinRate } from '@doorcard/history';
import { writeChips } from '@doorcard/text';
import { writeBets } from './figures.js';
import { useProgressWords } from './useProgressWords.js';
import styles from './progress.module.css';

/** What showdowns brought, and what came or went without one. */
export function EndTable({ rate }: { readonly rate: WinRate }) {
  const w = useProgressWords();
  const { hands, showdowns, showdownBets, otherBets } = rate;
  const rows = [
    [w.ends.showdown, showdowns, showdownBets],
    [w.ends.other, hands - showdowns, otherBets],
  ] as const;
  return (
    <section className={styles.results}>
      <h2>{w.byEnd}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.end}</th>
            <th scope="col">{w.hands}</th>
            <th scope="col">{w.resultInBets}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, count, bets]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{writeChips(count)}</td>
              <td>{writeBets(bets)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
