import type { DecisionVerdict, OwnDecision } from '@doorcard/coach';
import { VARIANTS, type GameId } from '@doorcard/engine';
import { capital, describeAction, describeVerdict, isLossless } from '@doorcard/text';
import { Button } from '../shared/buttons/Button.js';
import { coachStore } from '../shared/coach/coachStore.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import tones from '../shared/coach/tones.module.css';
import { nameOpponents, ValueBars } from '../shared/coach/ValueBars.js';
import { VerdictIcon } from '../shared/coach/VerdictIcon.js';
import { halfOf, writeNumber } from '../shared/coach/verdictText.js';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import styles from './VerdictPanel.module.css';
import { useReviewWords } from './useReviewWords.js';

interface VerdictPanelProps {
  readonly hand: string;
  readonly own: OwnDecision;
  readonly verdict: DecisionVerdict | undefined;
  readonly isFinal: boolean;
  readonly isHelped: boolean;
  readonly words: SharedWords;
}

/** The verdict: label, loss with its interval, the value of every action, and how much it depends on the opponents. */
export function VerdictPanel({ hand, own, verdict, isFinal, isHelped, words }: VerdictPanelProps) {
  const w = useReviewWords();
  const c = useCoachWords();
  if (verdict === undefined) {
    return (
      <section className={styles.panel} data-part="verdict">
        <p role="status">{c.strip.checking}</p>
      </section>
    );
  }
  const { view, action } = own;
  const { label, loss, actions } = verdict;
  const taken = capital(describeAction(words, action, view.legal));
  const isNothing = isLossless(loss);
  const street = VARIANTS[view.game as GameId].streets[view.street]!.name;
  const sentences = describeVerdict({ ...words, coach: c.coach }, verdict);
  return (
    <section
      className={styles.panel}
      aria-label={c.coach.labels[label]}
      data-part="verdict"
      data-label={label}
    >
      <header className={`${styles.head} ${tones[label]}`}>
        <VerdictIcon label={label} />
        <h2>{c.coach.labels[label]}</h2>
        <p className={styles.cost}>
          {isNothing ? w.costNothing(taken) : w.cost(taken, writeNumber(loss.mean))}{' '}
          {!isNothing && <small>± {writeNumber(halfOf(loss))}</small>}
        </p>
        {isHelped && (
          <span className={styles.helped} title={c.helpedMeaning}>
            {c.helped}
          </span>
        )}
      </header>
      {!isNothing && (
        <p className={styles.phone}>
          {w.better(
            words.table.streets[street] ?? street,
            describeAction(words, action, view.legal),
            describeAction(words, actions[0]!.action, view.legal),
          )}
        </p>
      )}
      <ValueBars view={view} verdict={verdict} taken={action} words={words} hasScale />
      <div className={styles.foot}>
        <p>{sentences.slice(isNothing && loss.high === 0 ? 1 : 0).join(' ')}</p>
        <Button
          look="quiet"
          disabled={!isFinal}
          onClick={() => coachStore.getState().refine(hand, own.place)}
        >
          {w.more}
        </Button>
      </div>
      {verdict.spread.length > 0 && !isNothing && (
        <details className={styles.spread}>
          <summary>{c.spread}</summary>
          <p>{c.spreadMeaning}</p>
          <ul>
            {verdict.spread.map(({ model, loss: other }) => (
              <li key={model}>
                <span>{nameOpponents(c, words, model)}</span>
                <b>
                  {writeNumber(other.mean)} ± {writeNumber(halfOf(other))} BB
                </b>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
