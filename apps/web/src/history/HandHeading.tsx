import type { ReactNode } from 'react';
import { useWords } from '../language/LanguageProvider.js';
import { writePot, writeWon, writeWonBets } from './amounts.js';
import type { HandRow } from './keptHand.js';
import { useWhen } from './useWhen.js';

/** What hand this is, in a line. */
export function HandHeading({ row, children }: { readonly row: HandRow; readonly children?: ReactNode }) {
  const words = useWords();
  const { replay: w, list, kinds } = words.web.history;
  const when = useWhen();
  const { game, number, kind, seed, result, unit, pot } = row;
  return (
    <div className="heading">
      <h1>{words.table.games[game]}</h1>
      {children}
      <ul>
        <li>{when(row.at)}</li>
        <li>{kinds[kind]}</li>
        {number !== null && <li>{words.table.handNumber(number)}</li>}
        {seed !== null && <li className="practice">{words.table.practice(seed)}</li>}
        {result !== null && <li>{w.result(writeWon(result, row), writeWonBets(result, row))}</li>}
        <li>{list.pot(writePot(pot, row))}</li>
        {unit > 1 && <li>{w.unit(unit)}</li>}
      </ul>
    </div>
  );
}
