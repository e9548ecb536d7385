import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import { isBetweenHands } from '@doorcard/table/client';
import { useState, type SyntheticEvent } from 'react';
import { usePreferences } from '../app/usePreferences.js';
import { countOuts } from './outs.js';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** After a hand of stud, for those who want to be tested: how many of my outs were dead. */
export function TestPanel() {
  const { testMe = false } = usePreferences();
  const hand = useTable((state) => state.hand?.hand);
  const remembered = useTable((state) => (isBetweenHands(state) ? state.remembered : undefined));
  return testMe && remembered !== undefined ? <Question key={hand} view={remembered} /> : null;
}

function Question({ view }: { readonly view: View }) {
  const { words } = useTableWords();
  const { table: w } = words.web;
  const [text, setText] = useState('');
  const [state, setState] = useState<'asked' | 'answered' | 'skipped'>('asked');
  const outs = countOuts(view);
  const all = outs === undefined ? 0 : outs.live.length + outs.dead.length;
  if (outs === undefined || all === 0 || state === 'skipped') return null;
  const { name } = VARIANTS[view.game as GameId].streets[view.street]!;
  const answer = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (/^\d{1,2}$/.test(text.trim())) setState('answered');
  };
  const dead = outs.dead.length;
  return (
    <form className="note test" aria-label={w.testTitle} onSubmit={answer}>
      <p>{w.testQuestion(words.table.streets[name] ?? name, all)}</p>
      <div className="buttons">
        <input
          aria-label={w.testAnswer}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          disabled={state === 'answered'}
          onChange={({ target }) => setText(target.value)}
        />
        {state === 'asked' && (
          <>
            <button type="submit">{w.testCheck}</button>
            <button type="button" className="quiet" onClick={() => setState('skipped')}>
              {w.testSkip}
            </button>
          </>
        )}
        <p role="status">
          {state === 'answered' && (
            <>
              {Number(text) === dead ? w.testRight(dead) : w.testWrong(dead)} {words.nameCards(outs.dead)}
            </>
          )}
        </p>
      </div>
    </form>
  );
}
