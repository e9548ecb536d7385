import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import { listPots } from '@doorcard/table/client';
import type { CSSProperties } from 'react';
import { Chips } from '../shared/tableParts/Chips.js';
import { stackChips } from '../shared/tableParts/chipStacks.js';
import styles from './Pots.module.css';
import { useTableWords } from './useTableWords.js';

/** Street and pot; its parts too, once somebody is all-in. */
export function Pots({ view }: { readonly view: View }) {
  const { words, w, amount } = useTableWords();
  const pots = listPots(view);
  const { streets } = VARIANTS[view.game as GameId];
  const { name } = streets[view.street]!;
  // Bets of this street are still in front of their players.
  const gathered = view.pot - view.seats.reduce((sum, { bet }) => sum + bet, 0);
  const piles = stackChips(gathered).length;
  // Where cards are drawn, the dots count draws: the round before them has none.
  const counted = streets.some(({ draw }) => draw) ? streets.filter(({ draw }) => draw) : streets;
  const now = counted.indexOf(streets[view.street]!);
  return (
    <div
      className={styles.pots}
      style={{ '--piles': piles } as CSSProperties}
      data-part="pots"
      data-piles={piles}
    >
      <span className={styles.chips} key={view.street}>
        <Chips chips={gathered} />
      </span>
      <div className={styles.text}>
        <p className={styles.street}>
          {words.table.streets[name] ?? name}
          <span className={styles.dots} aria-hidden="true">
            {counted.map((each, i) => (
              <i key={each.name} className={i === now ? styles.now : i < now ? styles.done : ''} />
            ))}
          </span>
        </p>
        <p className={styles.pot} data-part="pot">
          {words.table.pot(view.pot)}
        </p>
      </div>
      {pots.length > 1 && (
        <ul className={styles.parts} aria-label={w.pots}>
          {pots.map(({ chips }, pot) => (
            <li key={pot}>
              {words.table.potName(pot)} <strong>{amount(chips)}</strong>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
