import type { ReactNode } from 'react';
import type { HandRow } from './keptHand.js';
import { useHandAmounts } from './useHandAmounts.js';
import { useWhen } from './useWhen.js';

/** What hand this is, in a line. */
export function HandHeading({ row, children }: { readonly row: HandRow; readonly children?: ReactNode }) {
  const { words, write, writeResult } = useHandAmounts(row);
  const { replay: w, list, kinds } = words.web.history;
  const when = useWhen();
  const { game, number, kind, seed, result, pot } = row;
  return (
    <div className="heading">
      <h1>{words.table.games[game]}</h1>
      {children}
      <ul>
        <li>{when(row.at)}</li>
        <li>{kinds[kind]}</li>
        {number !== null && <li>{words.table.handNumber(number)}</li>}
        {seed !== null && <li className="practice">{words.table.practice(seed)}</li>}
        {result !== null && <li>{w.result(...writeResult(result))}</li>}
        <li>{list.pot(write(pot))}</li>
      </ul>
    </div>
  );
}
