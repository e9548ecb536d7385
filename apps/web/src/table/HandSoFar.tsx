import { listPeople } from '@doorcard/text';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './CoachPanel.module.css';
import { tellSoFar } from './handSoFar.js';
import { useTableWords } from './useTableWords.js';

/** How the betting went, a line for each street. */
export function HandSoFar() {
  const { words, w } = useTableWords();
  const view = useTable((state) => state.view);
  const hand = useTable((state) => state.hand);
  if (view === undefined || hand === undefined) return null;
  const streets = tellSoFar(words, w.alike, view, listPeople(words, hand));
  if (streets.length === 0) return null;
  return (
    <section className={styles.section} aria-label={w.soFar} data-part="so-far">
      <header className={styles.head}>
        <h2>{w.soFar}</h2>
      </header>
      <dl className={styles.streets}>
        {streets.map(({ street, deeds }) => (
          <div key={street}>
            <dt>{words.table.streets[street] ?? street}</dt>
            <dd>{w.listDeeds(deeds)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
