import type { Card, Range } from '@doorcard/cards';
import type { SolveReport } from '@doorcard/solver/worker';
import { ActionLegend } from '../ActionLegend.js';
import { CELLS, weightOfCell } from '../grid/cells.js';
import { colourActions, paintShares } from '../grid/actionColours.js';
import { RangeGrid } from '../grid/RangeGrid.js';
import { ShareBar } from '../ShareBar.js';
import { writeEv, writeShare } from '../run/figures.js';
import { useLabWords } from '../useLabWords.js';
import { CellTable } from './CellTable.js';
import { groupCells, groupMade } from './handGroups.js';
import { nameReported } from './nodeActions.js';
import styles from './holdem.module.css';

interface StrategyPanelProps {
  readonly side: 0 | 1;
  readonly board: readonly Card[];
  /** Of the spot, for a player who has not decided yet. */
  readonly range: Range;
  readonly report: SolveReport | undefined;
  readonly isNow: boolean;
  readonly chosen: number | undefined;
  readonly onCell: (at: number) => void;
  /** Goes on with an action. */
  readonly onAction: ((word: string) => void) | undefined;
}

/** The strategy of one player: his chart, his actions, and his hands by class. */
export function StrategyPanel(props: StrategyPanelProps) {
  const { side, board, range, report, isNow, chosen, onCell, onAction } = props;
  const { spot: w, sides, solve, range: r, made: madeNames } = useLabWords();
  const colours = report === undefined ? [] : colourActions(report.actions);
  const cells = report === undefined ? undefined : groupCells(report);
  const made = report === undefined ? [] : groupMade(report, board);
  const names = report?.actions.map((action) => solve.action(nameReported(action))) ?? [];
  const look = (at: number) => {
    const { name } = CELLS[at]!;
    if (cells === undefined) {
      const weight = weightOfCell(range, at);
      return {
        fill: weight === 0 ? undefined : paintShares(['var(--lab-range)'], [1], weight),
        isPartly: weight < 0.995,
        text: r.cell(name, writeShare(weight)),
      };
    }
    const cell = cells[at];
    if (cell === undefined) return { fill: undefined, text: w.noHands(name) };
    const parts = names.map((action, i) => `${action} ${writeShare(cell.frequencies[i]!)}`);
    return {
      fill: paintShares(colours, cell.frequencies, cell.weight),
      isPartly: cell.weight < 0.995,
      text: w.cell(name, parts, writeEv(cell.ev)),
    };
  };
  return (
    <section className={styles.panel} aria-label={sides[side]} data-side={side} data-now={isNow}>
      <header>
        <h3>{sides[side]}</h3>
        <p>{r.combos(report?.hands.length ?? range.size)}</p>
        {isNow && <span className={styles.turn}>{w.turn}</span>}
      </header>
      <RangeGrid label={r.chart(sides[side])} look={look} chosen={chosen} onPress={onCell} />
      {report === undefined ? (
        <p className={styles.meaning}>{w.notYet}</p>
      ) : (
        <>
          <ActionLegend
            actions={report.actions}
            names={names}
            words={report.actions.map((action) => nameReported(action).word)}
            onAction={onAction}
          />
          <p className={styles.values}>
            {w.values(writeEv(report.ev[side]), writeShare(report.equity[side]))}
          </p>
          <table className={styles.made}>
            <caption>{w.byClass}</caption>
            <tbody>
              {made.map(({ name, share, frequencies }) => (
                <tr key={name}>
                  <th scope="row">{madeNames[name]}</th>
                  <td>{writeShare(share)}</td>
                  <td>
                    <ShareBar actions={report.actions} names={names} shares={frequencies} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <CellTable cells={cells!} names={names} />
        </>
      )}
    </section>
  );
}
