import type { Drill } from '@doorcard/coach/drill';
import { isSameAction } from '@doorcard/cpu';
import { capital, describeAnswer } from '@doorcard/text';
import { ActionKey } from '../shared/buttons/ActionKey.js';
import { ActionChoices } from '../shared/coach/ActionChoices.js';
import { useShortcuts } from '../shared/keys/useShortcuts.js';
import styles from './AnswerChoices.module.css';
import { useDrillText } from './useDrillText.js';
import { useDrillWords } from './useDrillWords.js';

interface AnswerChoicesProps {
  readonly drill: Drill;
  readonly answer: number | undefined;
  readonly onAnswer: (answer: number) => void;
}

/** The answers: actions as at the table, anything else as plain keys. Numbers answer too. */
export function AnswerChoices({ drill, answer, onAnswer }: AnswerChoicesProps) {
  const w = useDrillWords();
  const words = useDrillText();
  const { question, answers, accepted } = drill;
  const isAnswered = answer !== undefined;
  const isAction = question.kind === 'decision';
  useShortcuts((key) => {
    const place = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
    if (isAction || isAnswered || answers[place] === undefined) return false;
    onAnswer(place);
    return true;
  });
  if (isAction) {
    const actions = answers.flatMap((each) => (each.kind === 'action' ? [each.action] : []));
    const right = isAnswered ? accepted.map((place) => actions[place]!) : [];
    const chosen = isAnswered ? actions[answer] : undefined;
    return (
      <ActionChoices
        view={question.view}
        actions={actions}
        words={words}
        label={w.session.answers}
        chosen={chosen}
        right={right}
        wrong={chosen === undefined || accepted.includes(answer!) ? [] : [chosen]}
        isOff={isAnswered}
        onChoose={(action) => onAnswer(actions.findIndex((each) => isSameAction(each, action)))}
      />
    );
  }
  return (
    <ol
      className={styles.answers}
      aria-label={w.session.answers}
      data-part="choices"
      data-short={answers.every(({ kind }) => kind === 'count' || kind === 'share')}
      data-answered={isAnswered}
    >
      {answers.map((each, i) => {
        const mark = !isAnswered
          ? undefined
          : accepted.includes(i)
            ? 'right'
            : i === answer
              ? 'wrong'
              : undefined;
        return (
          <li key={JSON.stringify(each)}>
            <ActionKey
              shape="answer"
              label={capital(describeAnswer(words, each, question))}
              shortcut={String(i + 1)}
              aria-keyshortcuts={String(i + 1)}
              aria-pressed={isAnswered ? i === answer : undefined}
              mark={mark}
              disabled={isAnswered}
              onClick={() => onAnswer(i)}
            />
          </li>
        );
      })}
    </ol>
  );
}
