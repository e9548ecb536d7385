import { describeAction, describeReason, listPeople, nameLevel } from '@doorcard/text';
import { Facts } from '../shared/tableParts/Facts.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './HintPanel.module.css';
import { useTableWords } from './useTableWords.js';

/** What a strong player would do in my place, and why. */
export function HintPanel() {
  const { words, w } = useTableWords();
  const hint = useTable((state) => state.hint);
  const hand = useTable((state) => state.hand);
  const legal = useTable((state) => state.view?.legal ?? null);
  if (hint === undefined || legal === null) return null;
  const people = hand === undefined ? [] : listPeople(words, hand);
  const { thought, facts } = describeReason(words.reasons, hint.reason, people);
  return (
    <section className={styles.hint} role="status" aria-label={w.hint} data-part="hint">
      <p>
        <strong>
          {words.play.hintTitle(
            nameLevel(words.players, hint.player),
            describeAction(words, hint.action, legal),
          )}
        </strong>{' '}
        {thought}
      </p>
      <Facts facts={facts} />
    </section>
  );
}
