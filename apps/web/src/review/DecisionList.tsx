import { THRESHOLDS, type OwnDecision, type ReviewedDecision } from '@doorcard/coach';
import { VARIANTS, type GameId } from '@doorcard/engine';
import { capital, describeAction } from '@doorcard/text';
import { useEffect, useRef } from 'react';
import { addressOf } from '../shared/address/route.js';
import tones from '../shared/coach/tones.module.css';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { VerdictIcon } from '../shared/coach/VerdictIcon.js';
import { describeLoss, nameShort } from '../shared/coach/verdictText.js';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import styles from './DecisionList.module.css';
import { useReviewWords } from './useReviewWords.js';

interface DecisionListProps {
  readonly id: string;
  readonly decisions: readonly OwnDecision[];
  readonly judged: readonly ReviewedDecision[];
  readonly helped: readonly number[];
  /** The place of the decision that is shown. */
  readonly current: number;
  /** It is asked again: what is known about it is hidden. */
  readonly isHidden: boolean;
  readonly words: SharedWords;
}

/** My decisions in their order; on a phone a row of signs. */
export function DecisionList({ id, decisions, judged, helped, current, isHidden, words }: DecisionListProps) {
  const w = useReviewWords();
  const c = useCoachWords();
  const row = useRef<HTMLOListElement>(null);
  // On a phone the row is longer than the screen is wide; the page itself stays where it is.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current=true]');
    if (row.current === null || chosen === null || chosen === undefined) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className={styles.list} aria-label={w.decisions} data-part="decisions">
      <header className={styles.head}>
        <h2>{w.decisions}</h2>
        <span>{decisions.length}</span>
      </header>
      <ol className={styles.decisions} ref={row}>
        {decisions.map(({ place, view, action }) => {
          const isCurrent = place === current;
          const verdict = judged.find((each) => each.place === place)?.verdict;
          const isSecret = isCurrent && isHidden;
          const street = VARIANTS[view.game as GameId].streets[view.street]!.name;
          return (
            <li key={place}>
              <a
                className={`${styles.decision} ${verdict === undefined || isSecret ? '' : tones[verdict.label]}`}
                href={addressOf('review', `${encodeURIComponent(id)}/${place}`)}
                aria-current={isCurrent ? 'true' : undefined}
              >
                <span className={styles.sign}>
                  {verdict === undefined || isSecret ? (
                    <span className={styles.open} aria-hidden="true" />
                  ) : (
                    <VerdictIcon label={verdict.label} />
                  )}
                </span>
                <span className={styles.text}>
                  <span className={styles.what}>
                    <small>{nameShort(c, words, street)}</small>
                    <strong>{isSecret ? '?' : capital(describeAction(words, action, view.legal))}</strong>
                  </span>
                  {verdict !== undefined && !isSecret && (
                    <span className={styles.verdict}>
                      <b>{c.coach.labels[verdict.label]}</b>
                      <b>{helped.includes(place) ? c.helped : describeLoss(verdict)}</b>
                    </span>
                  )}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      <Legend />
    </nav>
  );
}

/** What the labels mean: the numbers of the judge, and no others. */
function Legend() {
  const w = useReviewWords();
  const { coach } = useCoachWords();
  return (
    <section className={styles.legend} aria-label={w.legend}>
      <h3>{w.legend}</h3>
      <ul>
        <li>
          <VerdictIcon label="best" /> <b>{coach.labels.best}</b> <span>{w.legendBest}</span>
        </li>
        <li>
          <VerdictIcon label="fine" /> <b>{coach.labels.fine}</b> <span>{w.legendFine}</span>
        </li>
        {(['inaccuracy', 'mistake', 'blunder'] as const).map((fault) => (
          <li key={fault}>
            <VerdictIcon label={fault} /> <b>{coach.labels[fault]}</b>{' '}
            <span>
              {w.legendOf(
                String(THRESHOLDS[fault].bigBets),
                `${Math.round(100 * THRESHOLDS[fault].ofPot)} %`,
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
