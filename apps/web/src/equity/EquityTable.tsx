import { makeCard, type Card, type Equity, type EquitySpot } from '@doorcard/cards';
import { CardFace } from '../cards/CardFace.js';
import { useWords } from '../language/LanguageProvider.js';
import { listColumns, writeFigure } from './equityRow.js';

interface EquityTableProps {
  readonly spot: EquitySpot;
  readonly equity: Equity;
}

/** The chances by hand. On a phone every row is a block of its own, so the roles are said, not implied. */
export function EquityTable({ spot, equity }: EquityTableProps) {
  const { columns: names, web } = useWords();
  const columns = listColumns(equity);
  return (
    <table className={`equities of-${columns.length}`} role="table" aria-labelledby="answer-title">
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
          // Hands have nothing but their place: two may be alike.
          <tr key={player} role="row">
            <th role="rowheader" scope="row">
              <span className="hand-name">{web.equity.hand(player + 1)}</span>
              <MiniHand cards={spot.hands[player]!} none={web.equity.anyHand} />
            </th>
            {columns.map((column) => (
              <td key={column} role="cell" data-column={column} data-name={names[column]}>
                {writeFigure(hand, column, equity.method)}
                {column === 'equity' && (
                  <span className="share" aria-hidden="true">
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
  if (cards.length === 0) return <span className="meaning">{none}</span>;
  return (
    <span className="mini-hand">
      {cards.map((card) => (
        <CardFace key={makeCard(card)} card={card} />
      ))}
    </span>
  );
}
