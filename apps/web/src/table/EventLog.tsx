import { listPeople, listSentences } from '@doorcard/text';
import { useEffect, useRef } from 'react';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './EventLog.module.css';
import { useTableWords } from './useTableWords.js';
import hidden from '../shared/style/unseen.module.css';

/** Everything that happened in this hand, a sentence each. Screen readers hear it while it is not shown, too. */
export function EventLog({ isShown }: { readonly isShown: boolean }) {
  const { words } = useTableWords();
  const view = useTable((state) => state.view);
  const hand = useTable((state) => state.hand);
  const list = useRef<HTMLDivElement>(null);
  const lines =
    view === undefined || hand === undefined ? [] : listSentences(words, view, listPeople(words, hand));
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  return (
    // Long logs scroll, and keys must be able to do it.
    <div
      ref={list}
      className={isShown ? styles.log : hidden.unseen}
      role="log"
      tabIndex={isShown ? 0 : -1}
      aria-label={words.tableParts.log}
    >
      <ol>
        {lines.map(({ at, text, isStreet }) => (
          <li key={at} className={isStreet ? styles.street : ''}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
