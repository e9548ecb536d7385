import { Xoshiro256 } from '@doorcard/cards';
import { estimatePer100, type Estimate } from '@doorcard/coach';
import { capital, describeAction } from '@doorcard/text';
import { useEffect, useState } from 'react';
import { addressOf, goTo, useRouteTail } from '../shared/address/route.js';
import { Button, buttonClass } from '../shared/buttons/Button.js';
import { coachStore, useCoach } from '../shared/coach/coachStore.js';
import { LEAST_DECISIONS } from '../shared/coach/leastDecisions.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { VerdictIcon } from '../shared/coach/VerdictIcon.js';
import {
  countLabels,
  describeLoss,
  halfOf,
  sumLosses,
  writeLost,
  writeNumber,
} from '../shared/coach/verdictText.js';
import notes from '../shared/controls/Note.module.css';
import { GameMark } from '../shared/games/GameMark.js';
import { useWords } from '../shared/language/useWords.js';
import { openSession, SESSIONS, type Session, type SessionChoice } from './session.js';
import styles from './SessionPage.module.css';
import { useReviewWords } from './useReviewWords.js';

/** A session: what it cost, and the decisions that cost the most. */
export function SessionPage() {
  const { session: w, title } = useReviewWords();
  const choice = readChoice(useRouteTail());
  const background = useCoach((state) => state.background);
  const [session, setSession] = useState<Session>();
  const done = useCoach((state) => state.judged);
  useEffect(() => {
    let isHere = true;
    const show = (opened: Session): void => {
      if (isHere) setSession(opened);
    };
    openSession(choice, Date.now()).then(show, () => {});
    return () => {
      isHere = false;
    };
  }, [choice, done]);
  return (
    <main className={styles.page} data-part="session">
      <header>
        <h1>{w.title}</h1>
        <p className={styles.lead}>{w.lead}</p>
      </header>
      <div className={styles.choices} role="group" aria-label={w.choose}>
        {SESSIONS.map((each) => (
          <Button
            key={each}
            look="quiet"
            aria-pressed={each === choice}
            onClick={() => goTo('review', `?hands=${each}`)}
          >
            {w.choices[each]}
          </Button>
        ))}
      </div>
      {session === undefined ? (
        <p role="status">{title}…</p>
      ) : (
        <>
          {session.unjudged > 0 && (
            <p className={`${notes.note} ${styles.unjudged}`} role="status">
              {background !== undefined && background.done < background.all
                ? w.judging(background.done, background.all)
                : w.unjudged(session.unjudged)}{' '}
              <Button onClick={() => coachStore.getState().reviewAll()} data-part="judge-all">
                {w.judge}
              </Button>
            </p>
          )}
          {session.hands.length === 0 ? (
            <section className={styles.none}>
              <p>{w.none}</p>
              <a className={buttonClass('key')} href={addressOf('start')}>
                {w.play}
              </a>
            </section>
          ) : (
            <Judged session={session} />
          )}
        </>
      )}
    </main>
  );
}

const readChoice = (tail: string): SessionChoice => {
  const wanted = new URLSearchParams(tail.replace(/^\?/, '')).get('hands');
  return SESSIONS.find((each) => each === wanted) ?? 'table';
};

const writeEstimate = (estimate: Estimate): string =>
  `${writeNumber(estimate.mean, 1)} ± ${writeNumber(halfOf(estimate), 1)}`;

function Judged({ session: { hands, summary } }: { readonly session: Session }) {
  const { session: w } = useReviewWords();
  const { table, shortGames, ...words } = useWords();
  const c = useCoachWords();
  const all = { ...words, table, shortGames };
  const lost = sumLosses(hands.flatMap(({ review }) => review.decisions));
  const isFew = summary.decisions < LEAST_DECISIONS;
  const per100 = estimatePer100(
    hands.map(({ review }) => sumLosses(review.decisions).mean),
    Xoshiro256.fromSeed(1n),
  );
  const rows = summary.losses.filter(({ street }) => street === null);
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{w.hands}</dt>
          <dd>{summary.hands}</dd>
        </div>
        <div>
          <dt>{w.decisions}</dt>
          <dd>{summary.decisions}</dd>
        </div>
        <div>
          <dt>{w.best}</dt>
          <dd>{Math.round(100 * summary.agreement)} %</dd>
        </div>
        <div>
          <dt>{w.lost}</dt>
          <dd data-part="session-lost">
            {writeLost(lost.mean)} <small>± {writeNumber(lost.half)} BB</small>
          </dd>
        </div>
        <div>
          <dt>{w.per100}</dt>
          <dd>
            {isFew || per100 === undefined ? (
              <small>{w.few(summary.decisions, LEAST_DECISIONS)}</small>
            ) : (
              <>
                {writeNumber(per100.mean, 1)} <small>± {writeNumber(halfOf(per100), 1)} BB</small>
              </>
            )}
          </dd>
        </div>
        {summary.result !== undefined && !isFew && (
          <div>
            <dt>{w.result}</dt>
            <dd>
              <small>{writeEstimate(summary.result)} BB</small>
            </dd>
          </div>
        )}
      </dl>
      <section className={styles.part} aria-labelledby="expensive">
        <h2 id="expensive">{w.expensive}</h2>
        {summary.expensive.length === 0 ? (
          <p>{w.cheap}</p>
        ) : (
          <ol className={styles.list} data-part="expensive">
            {summary.expensive.map(({ hand, decision }) => {
              const { row } = hands[hand]!;
              const { verdict, street, place } = decision;
              return (
                <li key={`${row.id} ${place}`}>
                  <a
                    className={styles.row}
                    href={addressOf('review', `${encodeURIComponent(row.id)}/${place}`)}
                  >
                    <VerdictIcon label={verdict.label} />
                    <GameMark game={row.game} size="small" />
                    <span className={styles.what}>
                      <b>{capital(describeAction(all, verdict.taken))}</b>{' '}
                      <small>
                        {[
                          shortGames[row.game],
                          table.streets[street] ?? street,
                          ...(row.number === null ? [] : [table.handNumber(row.number)]),
                        ].join(' · ')}
                      </small>
                    </span>
                    <span className={styles.cost}>
                      <b>{c.coach.labels[verdict.label]}</b> <small>{describeLoss(verdict)}</small>
                    </span>
                  </a>
                </li>
              );
            })}
          </ol>
        )}
      </section>
      {rows.length > 1 && (
        <section className={styles.part} aria-label={w.lost}>
          <ul className={styles.games}>
            {rows.map(({ game, decisions, per100: each }) => (
              <li key={game}>
                <GameMark game={game} size="small" /> {shortGames[game]}{' '}
                <small>
                  {decisions < LEAST_DECISIONS || each === undefined
                    ? w.few(decisions, LEAST_DECISIONS)
                    : `${writeEstimate(each)} BB/100`}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part} aria-labelledby="hands">
        <h2 id="hands">{w.byHand}</h2>
        <ol className={styles.list}>
          {hands.slice(0, 50).map(({ row, review }) => (
            <li key={row.id}>
              <a className={styles.row} href={addressOf('review', encodeURIComponent(row.id))}>
                <GameMark game={row.game} size="small" />
                <span className={styles.what}>
                  <b>{row.number === null ? shortGames[row.game] : table.handNumber(row.number)}</b>{' '}
                  <small>{countLabels(c, review.decisions)}</small>
                </span>
                <span className={styles.cost}>
                  <b>{writeNumber(-sumLosses(review.decisions).mean)} BB</b>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
