import type { Person } from '@doorcard/text';
import { useEffect, useRef } from 'react';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import type { Sight } from '../shared/hands/sight.js';
import type { Replay } from './replay.js';
import { tellStep } from './stepWords.js';
import { useHistoryWords } from './useHistoryWords.js';
import styles from './history.module.css';

interface ReplayLogProps {
  readonly replay: Replay;
  readonly at: number;
  readonly sight: Sight;
  readonly people: readonly Person[];
  readonly words: SharedWords;
}

/** Everything up to here; what the step brought is marked. */
export function ReplayLog({ replay, at, sight, people, words }: ReplayLogProps) {
  const { replay: w } = useHistoryWords();
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [at, sight]);
  return (
    // Long logs scroll, and keys must be able to do it.
    <div ref={log} className={styles.replayLog} role="region" tabIndex={0} aria-label={words.tableParts.log}>
      <ol>
        {replay.steps.slice(0, at + 1).map((step, i) => (
          <li key={step.view.events.length} aria-current={i === at ? 'step' : undefined}>
            {tellStep(words, w, step, sight, people).map((text, line) => (
              // Sentences never move within their step.
              <p key={line}>{text}</p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
