import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import { isBetweenHands } from '@doorcard/table/client';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { useTable } from '../shared/tableStore/useTable.js';
import { countOuts, type Outs } from '../shared/tableParts/outs.js';
import styles from './TestPanel.module.css';
import { useTableWords } from './useTableWords.js';

/** After a hand of stud, for those who want to be tested: how many of my outs were dead. */
export function TestPanel() {
  const { testMe = false } = usePreferences();
  const hand = useTable((state) => state.hand?.hand);
  const remembered = useTable((state) => (isBetweenHands(state) ? state.remembered : undefined));
  return testMe && remembered !== undefined ? <Question key={hand} view={remembered} /> : null;
}

const countAll = ({ live, dead }: Outs): number => live.length + dead.length;

function Question({ view }: { readonly view: View }) {
  const { words, w } = useTableWords();
  const [text, setText] = useState('');
  const [state, setState] = useState<'asked' | 'answered' | 'skipped'>('asked');
  // One draw is asked about, the one with the most cards.
  const outs = countOuts(view).toSorted((a, b) => countAll(b) - countAll(a))[0];
  if (outs === undefined || state === 'skipped') return null;
  const { name } = VARIANTS[view.game as GameId].streets[view.street]!;
  const answer = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (/^\d{1,2}$/.test(text.trim())) setState('answered');
  };
  const dead = outs.dead.length;
  return (
    <form className={styles.test} data-part="quiz" aria-label={w.testTitle} onSubmit={answer}>
      <p>{w.testQuestion(words.table.streets[name] ?? name, w.draws[outs.draw], countAll(outs))}</p>
      <div className={styles.answer}>
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
            <Button type="submit">{w.testCheck}</Button>
            <Button look="quiet" onClick={() => setState('skipped')}>
              {w.testSkip}
            </Button>
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
