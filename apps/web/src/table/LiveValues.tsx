import { useCoach } from '../shared/coach/coachStore.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { ValueBars } from '../shared/coach/ValueBars.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './CoachPanel.module.css';
import { useTableWords } from './useTableWords.js';

/** What my options are worth now, once I asked for it. */
export function LiveValues() {
  const { words } = useTableWords();
  const w = useCoachWords();
  const decision = useTable((state) => state.decision);
  const options = useCoach((state) => state.options);
  if (options?.verdict === undefined || options.decision !== decision) return null;
  return (
    <section className={styles.section} aria-label={w.rail.values} data-part="live-values">
      <header className={styles.head}>
        <h2>{w.rail.values}</h2>
        <span className={styles.helped} title={w.helpedMeaning}>
          {w.helped}
        </span>
      </header>
      <ValueBars view={options.view} verdict={options.verdict} taken={undefined} words={words} most={4} />
    </section>
  );
}
