import { useEffect } from 'react';
import { useCoach } from '../shared/coach/coachStore.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { VerdictIcon } from '../shared/coach/VerdictIcon.js';
import {
  countLabels,
  describeHand,
  isFault,
  nameShort,
  sumLosses,
  writeLost,
  writeNumber,
} from '../shared/coach/verdictText.js';
import { useWords } from '../shared/language/useWords.js';
import hidden from '../shared/style/unseen.module.css';
import styles from './VerdictStrip.module.css';

/** More than this many decisions are only counted. */
const MOST_ICONS = 8;

/** After a hand: what my decisions were worth, one sign each. It fills in as the coach goes on. */
export function VerdictStrip({ hand }: { readonly hand: string }) {
  const w = useCoachWords();
  const words = useWords();
  const coached = useCoach((state) => state.hands.get(hand));
  const failed = useCoach((state) => state.failed);
  const review = useCoach((state) => state.review);
  const isKept = useCoach((state) => state.last === hand);
  const isUnknown = coached === undefined;
  // After a reload the hand was kept before the page was there.
  useEffect(() => {
    if (isUnknown && isKept) review(hand);
  }, [isUnknown, isKept, hand, review]);
  const decisions = coached?.verdicts.review?.decisions ?? [];
  const refused = coached?.verdicts.refused ?? undefined;
  const faults = decisions.filter(({ verdict }) => isFault(verdict.label));
  const { mean, half } = sumLosses(decisions);
  const nothing =
    refused !== undefined
      ? (w.refusals[refused] ?? refused)
      : failed !== undefined
        ? w.failed
        : coached?.isFinal === true
          ? w.strip.none
          : w.strip.checking;
  return (
    <section
      className={styles.strip}
      aria-label={w.strip.name}
      data-part="strip"
      data-final={coached?.isFinal === true}
    >
      {decisions.length === 0 ? (
        <p className={styles.note}>{nothing}</p>
      ) : (
        <>
          <p className={styles.text} aria-hidden="true">
            {/* The sum first, in a place of its own: signs that come later move nothing. */}
            <strong>{w.strip.lost(writeLost(mean), writeNumber(half))}</strong>
            <span>{faults.length === 0 ? w.strip.clean : countLabels(w, faults)}</span>
          </p>
          {decisions.length <= MOST_ICONS && (
            <ol className={styles.icons} aria-hidden="true">
              {decisions.map(({ place, street, verdict }) => (
                <li key={place}>
                  <VerdictIcon label={verdict.label} />
                  <span>{nameShort(w, words, street)}</span>
                </li>
              ))}
            </ol>
          )}
          <p className={hidden.unseen} role="status">
            {coached?.isFinal === true && describeHand(w, decisions)}
          </p>
        </>
      )}
    </section>
  );
}
