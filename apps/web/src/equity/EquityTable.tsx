import { makeCard, type Card, type Equity, type EquitySpot } from '@doorcard/cards';
import { CardFace } from '../shared/cards/CardFace.js';
import { listColumns, writeFigure } from './equityRow.js';
import { useEquityWords } from './useEquityWords.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './equity.module.css';

interface EquityTableProps {
  readonly spot: EquitySpot;
  readonly equity: Equity;
}

/** The chances by hand. On a phone every row is a block of its own, so the roles are said, not implied. */
export function EquityTable({ spot, equity }: EquityTableProps) {
  const w = useEquityWords();
  const names = w.columns;
  const columns = listColumns(equity);
  return (
    <table
      className={`${styles.equities} ${styles[`of${columns.length}`]}`}
      role="table"
      aria-labelledby="answer-title"
    >
      <thead role="rowgroup">
        <tr role="row">
          {(['hand', ...columns] as const).map((column) => (
            <th key={column} role="columnheader" scope="col">
              {names[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {equity.hands.map((hand, player) => (
          // Hands have only their place as a key: two may be alike.
          <tr key={player} role="row">
            <th role="rowheader" scope="row">
              <span className={styles.handName}>{w.hand(player + 1)}</span>
              <MiniHand cards={spot.hands[player]!} none={w.anyHand} />
            </th>
            {columns.map((column) => (
              <td key={column} role="cell" data-column={column} data-name={names[column]}>
                {writeFigure(hand, column, equity.method)}
                {column === 'equity' && (
                  <span className={styles.share} aria-hidden="true">
                    <span style={{ width: `${100 * hand.equity}%` }} />
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MiniHand({ cards, none }: { readonly cards: readonly Card[]; readonly none: string }) {
  if (cards.length === 0) return <span className={inputs.meaning}>{none}</span>;
  return (
    <span className={styles.miniHand}>
      {cards.map((card) => (
        <CardFace key={makeCard(card)} card={card} />
      ))}
    </span>
  );
}
