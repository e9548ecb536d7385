import type { Drill } from '@doorcard/coach/drill';
import { findEntry } from '@doorcard/coach/drill';
import type { Action, View } from '@doorcard/engine';
import { capital, describeAnswer, describeFacts, explainDrill } from '@doorcard/text';
import { useEffect, useRef } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { OpinionList } from '../shared/coach/OpinionList.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { useOpinions } from '../shared/coach/useOpinions.js';
import { ValueBars } from '../shared/coach/ValueBars.js';
import { VerdictIcon } from '../shared/coach/VerdictIcon.js';
import { useDrills } from '../shared/drills/drillStore.js';
import { CardGrid, SeenGrid } from '../shared/tableParts/SeenGrid.js';
import styles from './AnswerPanel.module.css';
import type { SessionPlan } from './sessionPlan.js';
import { ShareToday } from './ShareToday.js';
import { useDrillText } from './useDrillText.js';
import { useDrillWords } from './useDrillWords.js';
import { useNow } from './useNow.js';

interface AnswerPanelProps {
  readonly drill: Drill;
  readonly answer: number;
  readonly plan: SessionPlan;
  readonly onNext: () => void;
}

const DAY = 24 * 3600 * 1000;

/** After an answer: whether it was right, why, and when it comes back. On a phone a sheet from below. */
export function AnswerPanel({ drill, answer, plan, onNext }: AnswerPanelProps) {
  const w = useDrillWords();
  const words = useDrillText();
  const now = useNow();
  const { accepted, answers, question } = drill;
  const isRight = accepted.includes(answer);
  const name = (i: number): string => describeAnswer(words, answers[i]!, question);
  const due = useDrills(({ book }) =>
    drill.family === 'ownMistakes'
      ? book.mistakes.find(({ id }) => id === drill.key)?.memory.due
      : findEntry(book, drill.family, drill.game, now).memory.due,
  );
  const days = due === undefined ? 0 : Math.round((due - now) / DAY);
  const isLast = plan.results.length === plan.items.length - 1;
  const next = useRef<HTMLButtonElement>(null);
  // The answers are off now: the next thing to press has the focus.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      className={styles.panel}
      aria-label={isRight ? w.session.right : w.session.wrong}
      data-part="answer"
      data-right={isRight}
    >
      <div className={`${styles.head} ${isRight ? styles.right : styles.wrong}`} role="status">
        <VerdictIcon label={isRight ? 'best' : 'mistake'} />
        <div>
          <h2>{isRight ? w.session.right : w.session.wrong}</h2>
          <p>
            {isRight
              ? w.session.youSaid(name(answer))
              : `${w.session.youSaid(name(answer))} ${w.session.accepted(accepted.map(name).join(', '))}`}
          </p>
        </div>
      </div>
      <Why drill={drill} answer={answer} />
      {plan.from === 'today' && <ShareToday drill={drill} isRight={isRight} seed={plan.seed} />}
      <footer className={styles.foot}>
        <span>{due === undefined ? '' : capital(days < 1 ? w.backSoon : w.backIn(days))}</span>
        <Button ref={next} look="key" className={styles.next} shortcut="↵" onClick={onNext} data-part="next">
          {isLast ? w.session.finish : w.session.next}
        </Button>
      </footer>
    </aside>
  );
}

function Why({ drill, answer }: Pick<AnswerPanelProps, 'drill' | 'answer'>) {
  const w = useDrillWords();
  const words = useDrillText();
  const c = useCoachWords();
  const { question, explanation, answers } = drill;
  const chosen = answers[answer];
  if (question.kind === 'decision' && explanation.kind === 'decision') {
    const { view } = question;
    const taken = chosen?.kind === 'action' ? chosen.action : undefined;
    const facts = describeFacts(words, view, explanation.facts);
    return (
      <>
        <ValueBars view={view} verdict={explanation} taken={taken} words={words} most={4} />
        <section className={styles.why}>
          <h3>{w.session.why}</h3>
          <ul>
            {explanation.taken !== undefined && (
              <li>
                {words.drills.explainTaken(
                  describeAnswer(words, { kind: 'action', action: explanation.taken }, question),
                )}
              </li>
            )}
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </section>
        <SeenGrid view={view} w={c.seen} />
        {taken !== undefined && <Others view={view} taken={taken} />}
      </>
    );
  }
  return (
    <>
      <section className={styles.why}>
        <h3>{w.session.why}</h3>
        <ul>
          {explainDrill(words, drill).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {question.kind === 'deadOuts' && explanation.kind === 'deadOuts' && (
        <CardGrid
          mine={new Set(question.mine)}
          seen={new Set(question.boards.flat())}
          live={new Set(explanation.outs.filter((card) => !explanation.dead.includes(card)))}
          w={{ ...c.seen, title: w.session.outs }}
        />
      )}
    </>
  );
}

/** Second opinions where somebody can be asked; most drills are too early or have too many players. */
function Others({ view, taken }: { readonly view: View; readonly taken: Action }) {
  const words = useDrillText();
  const opinions = useOpinions({ view, taken, players: [] });
  const canAsk = Object.values(opinions.states).some((state) => state?.status !== 'refused');
  return canAsk ? <OpinionList view={view} opinions={opinions} words={words} /> : null;
}
