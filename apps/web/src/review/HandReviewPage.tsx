import { useEffect } from 'react';
import { addressOf, replaceAddress } from '../shared/address/route.js';
import { buttonClass } from '../shared/buttons/Button.js';
import { useCoach } from '../shared/coach/coachStore.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { findWorst } from '../shared/coach/verdictText.js';
import { ErrorNote } from '../shared/controls/ErrorNote.js';
import notes from '../shared/controls/Note.module.css';
import { DecisionView } from './DecisionView.js';
import styles from './review.module.css';
import { useReviewedHand } from './useReviewedHand.js';
import { useReviewWords } from './useReviewWords.js';

interface HandReviewPageProps {
  readonly id: string;
  /** The decision of the address; undefined is the worst one. */
  readonly place: number | undefined;
}

/** One hand: its decisions, and everything about one of them. */
export function HandReviewPage({ id, place }: HandReviewPageProps) {
  const w = useReviewWords();
  const c = useCoachWords();
  const { opened, coached } = useReviewedHand(id);
  const failed = useCoach((state) => state.failed);
  const hand = opened !== undefined && 'hand' in opened ? opened.hand : undefined;
  const judged = coached?.verdicts.review?.decisions ?? [];
  const refused = coached?.verdicts.refused ?? undefined;
  const chosen = hand?.decisions.find((each) => each.place === place);
  const worst = coached?.isFinal === true ? findWorst(judged) : undefined;
  const shown = chosen ?? hand?.decisions.find((each) => each.place === worst?.place) ?? hand?.decisions[0];
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  // The address names what is shown, so that it can be copied; until the verdicts are there nothing is chosen for good.
  const wanted =
    chosen === undefined && shown !== undefined && coached?.isFinal === true ? shown.place : undefined;
  useEffect(() => {
    if (wanted !== undefined) replaceAddress(addressOf('review', `${encodeURIComponent(id)}/${wanted}`));
  }, [wanted, id]);
  if (hand === undefined || shown === undefined || refused !== undefined || failed !== undefined) {
    const note =
      refused !== undefined
        ? (c.refusals[refused] ?? refused)
        : failed !== undefined
          ? c.failed
          : opened === undefined
            ? w.opening
            : 'error' in opened
              ? w.missing
              : w.noDecisions;
    return (
      <main className={styles.empty} data-part="review">
        <h1>{w.title}</h1>
        <p className={notes.note} role="status">
          {note}
        </p>
        {opened !== undefined && 'error' in opened && <ErrorNote error={opened.error} />}
        <p className={styles.buttons}>
          <a className={buttonClass('plain')} href={addressOf('review')}>
            {w.session.title}
          </a>
          <a className={buttonClass('plain')} href={addressOf('history', encodeURIComponent(id))}>
            {w.replay}
          </a>
        </p>
      </main>
    );
  }
  return <DecisionView key={`${id} ${shown.place}`} hand={hand} own={shown} coached={coached} />;
}
