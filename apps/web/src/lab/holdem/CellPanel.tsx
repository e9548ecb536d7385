import { cardsOf, makeCombo, type Card } from '@doorcard/cards';
import type { SolveReport } from '@doorcard/solver/worker';
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
  const rows = boldestFirst(report.actions).map((at) => ({
    at,
    share: group === undefined ? report.actions[at]!.frequency : group.frequencies[at]!,
    ev: group === undefined ? (report.actions[at]!.ev ?? NaN) : meanEv(group.hands, at),
  }));
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
      <table>
        <thead>
          <tr>
            <th scope="col">{solve.columns.action}</th>
            <th scope="col">{w.played}</th>
            <th scope="col">{solve.columns.ev}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, share, ev }) => (
            <tr key={names[at]} data-row={nameReported(report.actions[at]!).word}>
              <th scope="row">
                <i style={{ background: colours[at]! }} /> {names[at]}
              </th>
              <td>{writeShare(share)}</td>
              <td>{writeEv(ev)}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
