import { useState } from 'react';
import { addressOf } from '../shared/address/route.js';
import { Avatar } from '../shared/avatars/Avatar.js';
import { Button, buttonClass } from '../shared/buttons/Button.js';
import { CardFace } from '../shared/cards/CardFace.js';
import type { LessonGame } from '../shared/games/lessonGames.js';
import { CheckIcon, CrossIcon, RetryIcon } from '../shared/icons/tableIcons.js';
import { useWords } from '../shared/language/useWords.js';
import styles from './Lesson.module.css';
import { LESSONS, type LessonStep } from './lessons.js';
import { useRulesWords } from './useRulesWords.js';

interface LessonProps {
  readonly game: LessonGame;
  /** Makes the start page begin with this game. */
  readonly onPlay: () => void;
}

/** A hand in five questions. An answer leads on at once; what it was worth is said above the next question. */
export function Lesson({ game, onPlay }: LessonProps) {
  const { table } = useWords();
  const { lesson: w, lessons } = useRulesWords();
  const [answers, setAnswers] = useState<readonly number[]>([]);
  const steps = LESSONS[game];
  const words = lessons[game];
  const at = answers.length;
  const isOver = at === steps.length;
  const shown = steps[Math.min(at, steps.length - 1)]!;
  const last =
    at === 0 ? undefined : { isRight: answers[at - 1] === steps[at - 1]!.right, why: words[at - 1]!.why };
  return (
    <section className={styles.lesson} data-game={game} aria-labelledby="lesson">
      <header className={styles.head}>
        <h1 id="lesson">{w.title(table.games[game])}</h1>
        <ol className={styles.dots} aria-label={w.progress(Math.min(at + 1, steps.length), steps.length)}>
          {steps.map((step, i) => (
            <li
              key={i}
              className={
                i < at
                  ? answers[i] === step.right
                    ? styles.right
                    : styles.wrong
                  : i === at
                    ? styles.now
                    : ''
              }
            />
          ))}
        </ol>
      </header>
      <LessonTable step={shown} />
      <div className={styles.words} aria-live="polite">
        {last !== undefined && (
          <p className={styles.reply} data-right={last.isRight}>
            {last.isRight ? <CheckIcon /> : <CrossIcon />}
            <span>
              <strong>{last.isRight ? w.right : w.wrong}</strong> {last.why}
            </span>
          </p>
        )}
        {isOver ? (
          <p className={styles.question}>
            {w.done(
              answers.filter((answer, i) => answer === steps[i]!.right).length,
              steps.length,
              table.games[game],
            )}
          </p>
        ) : (
          <p className={styles.question}>{words[at]!.question}</p>
        )}
      </div>
      <div className={styles.answers}>
        {isOver ? (
          <>
            <a className={buttonClass('key')} href={addressOf('start')} onClick={onPlay}>
              {w.play(table.games[game])}
            </a>
            <Button icon={<RetryIcon />} onClick={() => setAnswers([])}>
              {w.again}
            </Button>
          </>
        ) : (
          words[at]!.answers.map((answer, i) => (
            <Button key={`${at} ${answer}`} data-answer={i} onClick={() => setAnswers([...answers, i])}>
              {answer}
            </Button>
          ))
        )}
      </div>
    </section>
  );
}

/** The cards of the moment: the others above, mine below. */
function LessonTable({ step: { down, up, others } }: { readonly step: LessonStep }) {
  const { table } = useWords();
  return (
    <div className={styles.table}>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map(({ name, cards, isOut }) => (
            <li key={name} className={styles.other}>
              <span className={styles.face}>
                <Avatar name={name} isQuiet={isOut} />
              </span>
              <span className={styles.name}>
                {name} {isOut && <span>{table.folded}</span>}
              </span>
              <span className={styles.cards}>
                {cards.map((card) => (
                  <span key={card}>
                    <CardFace card={card} state={isOut ? 'dead' : 'up'} />
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.mine}>
        <span className={styles.name}>{table.you}</span>
        <span className={styles.cards}>
          {down.map((card) => (
            <span key={card} className={styles.down}>
              <CardFace card={card} state="down" />
            </span>
          ))}
          {up.map((card) => (
            <span key={card}>
              <CardFace card={card} />
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
