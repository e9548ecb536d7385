import { listPeople, listSentences } from '@doorcard/text';
import { useEffect, useRef } from 'react';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** Everything that happened in this hand, a sentence each. */
export function EventLog() {
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
    <div ref={list} className="log" role="log" tabIndex={0} aria-label={words.web.table.log}>
      <ol>
        {lines.map(({ at, text, isStreet }) => (
          <li key={at} className={isStreet ? 'street' : ''}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
