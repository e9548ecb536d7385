import { describeAction, capital } from '@doorcard/text';
import { addressOf } from '../shared/address/route.js';
import { useCoach } from '../shared/coach/coachStore.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { VerdictIcon } from '../shared/coach/VerdictIcon.js';
import { describeLoss, nameShort } from '../shared/coach/verdictText.js';
import styles from './CoachPanel.module.css';
import { useTableWords } from './useTableWords.js';

/** The verdicts on the hand before, each with its way to the review. */
export function LastHand() {
  const { words } = useTableWords();
  const w = useCoachWords();
  const last = useCoach((state) => (state.last === undefined ? undefined : state.hands.get(state.last)));
  const decisions = last?.verdicts.review?.decisions ?? [];
  if (last === undefined || decisions.length === 0) return <p className={styles.empty}>{w.rail.nothing}</p>;
  const { id, helped } = last.verdicts;
  return (
    <section className={styles.section} aria-label={w.rail.lastHand} data-part="last-hand">
      <header className={styles.head}>
        <h2>{w.rail.lastHand}</h2>
      </header>
      <ol className={styles.decisions}>
        {decisions.map(({ place, street, verdict }) => (
          <li key={place}>
            <a className={styles.decision} href={addressOf('review', `${encodeURIComponent(id)}/${place}`)}>
              <VerdictIcon label={verdict.label} />
              <span className={styles.what}>
                <small>{nameShort(w, words, street)}</small>
                <strong>{capital(describeAction(words, verdict.taken))}</strong>
              </span>
              <span className={styles.verdict}>
                <strong>{w.coach.labels[verdict.label]}</strong>
                <small>{helped.includes(place) ? w.helped : describeLoss(verdict)}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
