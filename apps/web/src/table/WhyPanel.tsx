import { describeReason, listDecided, listPeople, nameDecision, namePlayer } from '@doorcard/text';
import { Facts } from '../shared/tableParts/Facts.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './WhyPanel.module.css';
import { useTableWords } from './useTableWords.js';

/** After a hand: every decision of every opponent, with what it thought and saw. */
export function WhyPanel() {
  const { words } = useTableWords();
  const reasons = useTable((state) => state.reasons) ?? [];
  const hand = useTable((state) => state.hand);
  const events = useTable((state) => state.view?.events) ?? [];
  if (hand === undefined) return null;
  const people = listPeople(words, hand);
  const decided = listDecided(events);
  return (
    <div
      className={styles.why}
      role="region"
      data-part="why"
      tabIndex={0}
      aria-label={words.play.whyTitle(hand.number)}
    >
      <h2>{words.play.whyTitle(hand.number)}</h2>
      {reasons.length === 0 && <p>{words.play.nobodyDecided}</p>}
      <ol>
        {reasons.map(({ seat, decision, action, reason }, i) => {
          const { thought, facts } = describeReason(words.reasons, reason, people);
          const at = decided[decision];
          const before = i === 0 ? undefined : decided[reasons[i - 1]!.decision];
          const street = at?.street ?? '';
          return (
            <li key={decision}>
              {street !== before?.street && <h3>{words.table.streets[street] ?? street}</h3>}
              <p className={styles.did}>
                <strong>{people[seat]!.name}</strong>{' '}
                <span className={styles.player}>{namePlayer(words.players, hand.players[seat]!)}</span>
                <strong className={styles.action}>{nameDecision(words, action, at?.event)}</strong>
              </p>
              <p>{thought}</p>
              <Facts facts={facts} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
