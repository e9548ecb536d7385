import { listFacts, type DecisionVerdict } from '@doorcard/coach';
import type { View } from '@doorcard/engine';
import { describeFacts, nameLevel } from '@doorcard/text';
import type { ReactNode } from 'react';
import { Avatar } from '../shared/avatars/Avatar.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import { SeenGrid } from '../shared/tableParts/SeenGrid.js';
import styles from './Mattered.module.css';
import { useReviewWords } from './useReviewWords.js';

interface MatteredProps {
  readonly view: View;
  /** Undefined while it is not known, or hidden. */
  readonly verdict: DecisionVerdict | undefined;
  readonly names: readonly string[];
  readonly words: SharedWords;
  /** Where the lab solves the decision; undefined if it cannot. */
  readonly lab: string | undefined;
  readonly children: ReactNode;
}

/** What mattered: facts, the cards that were seen, what the others may hold, and what others would do. */
export function Mattered({ view, verdict, names, words, lab, children }: MatteredProps) {
  const w = useReviewWords();
  const c = useCoachWords();
  const facts = verdict === undefined ? [] : listFacts(view, verdict).filter(({ code }) => code !== 'book');
  return (
    <aside className={styles.panel} aria-label={w.mattered} data-part="mattered">
      <h2>{w.mattered}</h2>
      {verdict !== undefined && (
        <ul className={styles.facts}>
          {describeFacts({ ...words, coach: c.coach }, view, facts).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <SeenGrid view={view} w={c.seen} />
      {verdict !== undefined && <Holdings verdict={verdict} names={names} words={words} />}
      {verdict !== undefined && lab !== undefined && (
        <p className={styles.meaning}>
          {w.solvable}{' '}
          <a href={lab} data-part="solve">
            {w.solveThis}
          </a>
        </p>
      )}
      {children}
    </aside>
  );
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** A kind of hand below this share says nothing. */
const LEAST_SHARE = 0.02;
/** With more opponents than this, each has fewer lines. */
const MANY = 3;

function Holdings({
  verdict,
  names,
  words,
}: Pick<MatteredProps, 'names' | 'words'> & { readonly verdict: DecisionVerdict }) {
  const w = useReviewWords();
  const c = useCoachWords();
  if (verdict.opponents.length === 0) return null;
  const most = verdict.opponents.length > MANY ? 2 : 3;
  return (
    <section className={styles.holdings} aria-label={w.likely}>
      <h3 title={w.likelyMeaning}>{w.likely}</h3>
      <ul>
        {verdict.opponents.map(({ seat, type, typeShare, holdings }) => (
          <li key={seat} className={styles.opponent}>
            <span
              className={styles.face}
              title={w.playsLike(nameLevel(words.players, type), percent(typeShare))}
            >
              <Avatar name={names[seat]} />
            </span>
            <div>
              <p className={styles.name}>{names[seat]}</p>
              <ol>
                {holdings
                  .filter(({ share }, i) => i < most && share >= LEAST_SHARE)
                  .map((holding) => (
                    <li key={`${holding.class} ${holding.top ?? ''}`} className={styles.holding}>
                      <span>
                        {holding.top === undefined ? c.holdings[holding.class] : c.lowHolding(holding.top)}
                      </span>
                      <span className={styles.track} aria-hidden="true">
                        <i style={{ width: percent(holding.share).replace(' ', '') }} />
                      </span>
                      <b>{percent(holding.share)}</b>
                    </li>
                  ))}
              </ol>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.meaning}>{w.likelyMeaning}</p>
    </section>
  );
}
