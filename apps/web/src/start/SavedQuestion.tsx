import { useEffect, useRef } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { tableStore } from '../shared/tableStore/useTable.js';
import styles from './Hero.module.css';
import { useStartWords } from './useStartWords.js';

/** Whether an unfinished table is given up for a new one. */
export function SavedQuestion({ onGoOn }: { readonly onGoOn: () => void }) {
  const w = useStartWords();
  const place = useRef<HTMLElement>(null);
  // It may have been asked from the foot of the page.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={place} className={styles.words} role="alert" tabIndex={-1} data-question="saved">
      <h2 className={styles.title}>{w.savedTitle}</h2>
      <p className={styles.line}>{w.saved}</p>
      <div className={styles.buttons}>
        <Button look="key" className={styles.main} onClick={onGoOn}>
          {w.goOnSaved}
        </Button>
        <Button className={styles.other} data-give-up onClick={() => tableStore.getState().replaceSaved()}>
          {w.giveUp}
        </Button>
      </div>
    </section>
  );
}
