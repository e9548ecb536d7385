import type { DecisionVerdict } from '@doorcard/coach';
import { isSameAction } from '@doorcard/cpu';
import type { Action, View } from '@doorcard/engine';
import { useState } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { ActionChoices } from '../shared/coach/ActionChoices.js';
import { ValueBars } from '../shared/coach/ValueBars.js';
import { isRightAnswer } from '../shared/coach/verdictText.js';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import styles from './VerdictPanel.module.css';
import { useReviewWords } from './useReviewWords.js';

interface RetryPanelProps {
  readonly view: View;
  readonly verdict: DecisionVerdict;
  readonly words: SharedWords;
  readonly onShow: () => void;
}

/** The same decision again, with the answer hidden until one is right. */
export function RetryPanel({ view, verdict, words, onShow }: RetryPanelProps) {
  const w = useReviewWords();
  const [tried, setTried] = useState<readonly Action[]>([]);
  const isRight = (action: Action): boolean =>
    isRightAnswer(verdict.actions.find((each) => isSameAction(each.action, action))!);
  const last = tried.at(-1);
  const isDone = last !== undefined && isRight(last);
  return (
    <section className={styles.panel} aria-label={w.tryAgain} data-part="retrying" data-done={isDone}>
      <header className={styles.head}>
        <h2>{w.ask}</h2>
      </header>
      <ActionChoices
        view={view}
        actions={verdict.actions.map(({ action }) => action)}
        words={words}
        label={w.answers}
        chosen={last}
        right={isDone ? verdict.actions.filter(isRightAnswer).map(({ action }) => action) : []}
        wrong={tried.filter((action) => !isRight(action))}
        isOff={isDone}
        onChoose={(action) => setTried([...tried, action])}
      />
      <p role="status">{last === undefined ? '' : isDone ? w.right : w.wrong}</p>
      {isDone ? <ValueBars view={view} verdict={verdict} taken={last} words={words} /> : null}
      <div>
        <Button onClick={onShow}>{w.showAnswer}</Button>
      </div>
    </section>
  );
}
