import { cardsOf, makeCombo, type Card } from '@doorcard/cards';
import type { SolveReport } from '@doorcard/solver/worker';
import { ActionTable } from '../ActionTable.js';
import { BoardCards } from '../BoardCards.js';
import { CELLS } from '../grid/cells.js';
import { boldestFirst, colourActions } from '../grid/actionColours.js';
import { ShareBar } from '../ShareBar.js';
import { writeEv, writeShare } from '../run/figures.js';
import { useLabWords } from '../useLabWords.js';
import { groupCells } from './handGroups.js';
import { nameReported } from './nodeActions.js';
import styles from './holdem.module.css';

interface CellPanelProps {
  readonly report: SolveReport;
  readonly board: readonly Card[];
  readonly cell: number | undefined;
  readonly side: string;
}

/** A cell of the chart: what its hands do, what each action is worth, and every combo. Without a cell, the whole range. */
export function CellPanel({ report, cell, side }: CellPanelProps) {
  const { spot: w, solve } = useLabWords();
  const group = cell === undefined ? undefined : groupCells(report)[cell];
  const colours = colourActions(report.actions);
  const names = report.actions.map((action) => solve.action(nameReported(action)));
  const rows = boldestFirst(report.actions).map((at) => {
    const action = report.actions[at]!;
    const share = group === undefined ? action.frequency : group.frequencies[at]!;
    const ev = group === undefined ? (action.ev ?? NaN) : meanEv(group.hands, at);
    return {
      word: nameReported(action).word,
      name: names[at]!,
      colour: colours[at]!,
      figures: [writeShare(share), writeEv(ev)],
    };
  });
  const first = group?.hands[0];
  return (
    <section className={styles.cell} data-part="cell">
      <header>
        <h2>{cell === undefined ? w.wholeRange(side) : CELLS[cell]!.name}</h2>
        <p>{w.combosOf((group?.hands ?? report.hands).length)}</p>
        {first !== undefined && (
          <BoardCards text={cardsOf(first.combo).length === 2 ? makeCombo(first.combo) : ''} />
        )}
      </header>
      <ActionTable
        columns={[
          { id: 'frequency', name: w.played },
          { id: 'ev', name: solve.columns.ev },
        ]}
        rows={rows}
      />
      {group !== undefined && (
        <table className={styles.combos}>
          <caption>{w.combosShort}</caption>
          <tbody>
            {group.hands.map(({ combo, frequencies, ev, equity }) => (
              <tr key={combo}>
                <th scope="row">{makeCombo(combo)}</th>
                <td>
                  <ShareBar actions={report.actions} names={names} shares={frequencies} />
                </td>
                <td>{writeEv(ev)}</td>
                <td>{writeShare(equity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const meanEv = (hands: readonly SolveReport['hands'][number][], at: number): number => {
  const total = hands.reduce((sum, { weight }) => sum + weight, 0);
  return hands.reduce((sum, { weight, evs }) => sum + weight * evs[at]!, 0) / total;
};
