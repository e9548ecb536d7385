import type { Drill } from '@doorcard/coach/drill';
import { useEffect, useRef, useState } from 'react';
import { addressOf, goTo, replaceAddress } from '../shared/address/route.js';
import { Button } from '../shared/buttons/Button.js';
import { useCoach } from '../shared/coach/coachStore.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { drillStore } from '../shared/drills/drillStore.js';
import { GameMark } from '../shared/games/GameMark.js';
import { CheckIcon, CrossIcon } from '../shared/icons/tableIcons.js';
import { useShortcuts } from '../shared/keys/useShortcuts.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { AnswerChoices } from './AnswerChoices.js';
import { AnswerPanel } from './AnswerPanel.js';
import { DrillLine } from './DrillLine.js';
import hidden from '../shared/style/unseen.module.css';
import styles from './DrillSession.module.css';
import { QuestionView } from './QuestionView.js';
import { SessionEnd } from './SessionEnd.js';
import { makeSessionTail, type SessionPlan } from './sessionPlan.js';
import { useDealtDrill } from './useDealtDrill.js';
import { useDrillText } from './useDrillText.js';
import { useDrillWords } from './useDrillWords.js';

/** A session: one question after the other. All of it is in the address, so a reload goes on where it was. */
export function DrillSession({ plan }: { readonly plan: SessionPlan }) {
  const at = plan.results.length;
  return at >= plan.items.length ? <SessionEnd plan={plan} /> : <OpenQuestion key={at} plan={plan} at={at} />;
}

const show = (plan: SessionPlan): void => replaceAddress(addressOf('drill', makeSessionTail(plan)));

function OpenQuestion({ plan, at }: { readonly plan: SessionPlan; readonly at: number }) {
  const w = useDrillWords();
  const c = useCoachWords();
  const words = useDrillText();
  const { textMode = false } = usePreferences();
  const failed = useCoach((state) => state.failed);
  const drill = useDealtDrill(plan, at);
  const item = plan.items[at]!;
  const isMemory = !('mistake' in item) && item.isBlind;
  const [isHidden, setHidden] = useState(false);
  const { answer } = plan;
  const isAnswered = answer !== undefined;
  const isKeeping = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    window.scrollTo(0, 0);
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const keep = async (asked: Drill, chosen: number): Promise<void> => {
    isKeeping.current = true;
    await drillStore.getState().answer(asked, chosen, Date.now());
    isKeeping.current = false;
    if (!isLeft.current) show({ ...plan, answer: chosen });
  };
  const say = (chosen: number): void => {
    if (isAnswered || isKeeping.current || drill === undefined || drill === null) return;
    // The address says that a question is answered only once the answer is kept: after a reload it would not be asked again.
    if (drill.answers[chosen] !== undefined) void keep(drill, chosen);
  };
  const goOn = (): void => {
    if (drill === null) return show({ ...plan, results: [...plan.results, false], answer: undefined });
    if (!isAnswered || drill === undefined) return undefined;
    return show({ ...plan, results: [...plan.results, drill.accepted.includes(answer)], answer: undefined });
  };
  useShortcuts((key) => {
    if (key === 'Enter' || key === 'n') {
      goOn();
      return true;
    }
    if (key === 'Escape') {
      goTo('drill');
      return true;
    }
    if (key === 'h' && isMemory) {
      setHidden(true);
      return true;
    }
    return false;
  });
  const game = drill?.game ?? ('mistake' in item ? undefined : item.game);
  const family = drill?.family ?? ('mistake' in item ? 'ownMistakes' : item.family);
  const name =
    plan.from === 'today'
      ? w.today.title
      : isMemory
        ? w.memory
        : family === 'ownMistakes'
          ? w.ownMistakes
          : w.drills.families[family];
  const mustLook = isMemory && !isHidden && !isAnswered;
  return (
    <main className={styles.page} data-part="drill" data-game={game} data-answered={isAnswered}>
      <header className={styles.bar}>
        {game !== undefined && <GameMark game={game} />}
        <h1>{game === undefined ? name : `${words.shortGames[game]}: ${name}`}</h1>
        <Steps plan={plan} drill={drill ?? undefined} />
        <span className={styles.count}>{w.session.place(at + 1, plan.items.length)}</span>
        <a
          className={styles.close}
          href={addressOf('drill')}
          aria-label={w.session.close}
          title={w.session.close}
        >
          <CrossIcon />
        </a>
      </header>
      {drill === undefined && (
        <p className={styles.loading} role="status">
          {failed === undefined ? w.session.loading : c.failed}
        </p>
      )}
      {drill === null && (
        <section className={styles.gone}>
          <p>{w.session.gone}</p>
          <Button look="key" onClick={goOn}>
            {w.session.next}
          </Button>
        </section>
      )}
      {drill !== undefined && drill !== null && (
        <div className={styles.body}>
          <div className={styles.spot}>
            <QuestionView drill={drill} isHidden={isMemory && isHidden && !isAnswered} />
            {mustLook ? (
              <div className={styles.look}>
                <p>{w.session.look}</p>
                <Button
                  look="key"
                  shortcut="H"
                  aria-keyshortcuts="h"
                  onClick={() => setHidden(true)}
                  data-part="hide"
                >
                  {w.session.hide}
                </Button>
              </div>
            ) : (
              <AnswerChoices drill={drill} answer={answer} onAnswer={say} />
            )}
          </div>
          {isAnswered && <AnswerPanel drill={drill} answer={answer} plan={plan} onNext={goOn} />}
        </div>
      )}
      {textMode && drill !== undefined && drill !== null && (
        <DrillLine
          drill={drill}
          answer={answer}
          onAnswer={say}
          onNext={goOn}
          onHide={() => setHidden(true)}
        />
      )}
    </main>
  );
}

/** The questions of the session: done, now, to come. */
function Steps({ plan, drill }: { readonly plan: SessionPlan; readonly drill: Drill | undefined }) {
  const w = useDrillWords();
  const { results, items, answer } = plan;
  if (items.length === 1) return <span className={styles.steps} />;
  return (
    <ol className={styles.steps} aria-label={w.session.progress}>
      {items.map((_, i) => {
        const now = i === results.length;
        const right =
          results[i] ??
          (now && answer !== undefined && drill !== undefined ? drill.accepted.includes(answer) : undefined);
        const state = right === undefined ? (now ? 'now' : 'open') : right ? 'right' : 'wrong';
        return (
          <li key={i} className={styles[state]} aria-current={now ? 'step' : undefined}>
            {right !== undefined && (right ? <CheckIcon /> : <CrossIcon />)}
            <span className={hidden.unseen}>{w.session.states[state]}</span>
          </li>
        );
      })}
    </ol>
  );
}
