import type { View } from '@doorcard/engine';
import { listPots } from '@doorcard/table/client';
import { Chips } from './Chips.js';
import { useTableWords } from './useTableWords.js';

/** What lies in the middle; its parts too, once somebody is all-in. */
export function Pots({ view }: { readonly view: View }) {
  const { words, amount } = useTableWords();
  const { table: w } = words.web;
  const pots = listPots(view);
  return (
    <>
      <span className="total" key={view.street}>
        <Chips chips={view.pot} /> {words.table.pot(view.pot)}
      </span>
      {pots.length > 1 && (
        <ul className="pots" aria-label={w.pots}>
          {pots.map(({ chips }, pot) => (
            <li key={pot}>
              {words.table.potName(pot)} <strong>{amount(chips)}</strong>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
