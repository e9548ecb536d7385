import { listFacts, type DecisionVerdict } from '@doorcard/coach';
import type { View } from '@doorcard/engine';
import { describeAction, describeFacts, describeReason, nameLevel } from '@doorcard/text';
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
  readonly children: ReactNode;
}

/** What mattered: facts, the cards that were seen, what the others may hold, and what others would do. */
export function Mattered({ view, verdict, names, words, children }: MatteredProps) {
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
      {verdict !== undefined && (
        <>
          <Holdings verdict={verdict} names={names} words={words} />
          <Opinions verdict={verdict} view={view} names={names} words={words} />
        </>
      )}
      {children}
    </aside>
  );
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function Holdings({
  verdict,
  names,
  words,
}: Pick<MatteredProps, 'names' | 'words'> & { readonly verdict: DecisionVerdict }) {
  const w = useReviewWords();
  const c = useCoachWords();
  if (verdict.opponents.length === 0) return null;
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
                {holdings.map((holding) => (
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

/** What others say about the spot, as far as there is anybody. */
function Opinions({
  verdict,
  view,
  names,
  words,
}: Pick<MatteredProps, 'view' | 'names' | 'words'> & { readonly verdict: DecisionVerdict }) {
  const w = useReviewWords();
  const { book } = verdict;
  const people = names.map((name, seat) => ({ name, isYou: seat === view.seat }));
  const { thought } = describeReason(
    w.reasons,
    { code: book.code, rule: book.rule, data: book.data },
    people,
  );
  return (
    <section className={styles.opinions} aria-label={w.opinions}>
      <h3>{w.opinions}</h3>
      <ul>
        <li>
          <b>
            {w.opinionBook(nameLevel(words.players, 'lv2'), describeAction(words, book.action, view.legal))}
          </b>{' '}
          {thought}
        </li>
        <li>{w.opinionSolved}</li>
        <li>{w.opinionTrained}</li>
      </ul>
    </section>
  );
}
