import { addressOf } from '../shared/address/route.js';
import { countDue } from '../shared/drills/countDue.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import styles from './LessonInvitation.module.css';
import { useStartWords } from './useStartWords.js';

/** What there is to learn: a first five spots for somebody new, else what is due, the spot of the day, the last session. */
export function LearnBar({ isFirstVisit }: { readonly isFirstVisit: boolean }) {
  const { learnBar: w } = useStartWords();
  const { dues = [] } = usePreferences();
  const due = countDue(dues, Date.now());
  const isNew = isFirstVisit && dues.length === 0;
  return (
    <section className={styles.part} aria-labelledby="learn" data-part="learn">
      <h2 id="learn" className={styles.head}>
        {w.title}
      </h2>
      <ul className={styles.lessons}>
        {isNew ? (
          <li>
            <a className={styles.lesson} href={addressOf('drill', 'first')} data-learn="first">
              {w.first}
            </a>
          </li>
        ) : (
          <li>
            <a className={styles.lesson} href={addressOf('drill', due > 0 ? 'mix' : '')} data-learn="drills">
              {due > 0 ? w.due(due) : w.drills}
            </a>
          </li>
        )}
        <li>
          <a className={styles.lesson} href={addressOf('drill', 'today')} data-learn="today">
            {w.today}
          </a>
        </li>
        {!isNew && (
          <li>
            <a className={styles.lesson} href={addressOf('review')} data-learn="review">
              {w.review}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
