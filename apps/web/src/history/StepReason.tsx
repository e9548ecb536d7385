import type { Explained } from '@doorcard/table';
import { describeReason, listDecided, nameDecision, namePlayer, type Person } from '@doorcard/text';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import { Facts } from '../shared/tableParts/Facts.js';
import type { Step } from './replay.js';
import { useHistoryWords } from './useHistoryWords.js';
import styles from './history.module.css';

interface StepReasonProps {
  readonly step: Step;
  readonly explained: Explained | undefined;
  readonly people: readonly Person[];
  readonly players: readonly string[];
  readonly words: SharedWords;
}

/** Why the decision that led here was made. */
export function StepReason({ step, explained, people, players, words }: StepReasonProps) {
  const { replay: w, reasons } = useHistoryWords();
  if (explained === undefined) return <p className={styles.soft}>{w.noReason}</p>;
  const { seat, decision, action, reason } = explained;
  const { thought, facts } = describeReason(reasons, reason, people);
  return (
    <>
      <p className={styles.did}>
        <strong>{people[seat]?.name}</strong>{' '}
        <span className={styles.player}>{namePlayer(words.players, players[seat] ?? '')}</span>
        <strong className={styles.action}>
          {nameDecision(words, action, listDecided(step.view.events)[decision]?.event)}
        </strong>
      </p>
      <p>{thought}</p>
      <Facts facts={facts} />
    </>
  );
}
