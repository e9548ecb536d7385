import { CELLS } from '../grid/cells.js';
import { writeEv, writeShare } from '../run/figures.js';
import { useLabWords } from '../useLabWords.js';
import type { HandGroup } from './handGroups.js';
import lab from '../lab.module.css';

interface CellTableProps {
  readonly cells: readonly (HandGroup | undefined)[];
  readonly names: readonly string[];
}

/** The chart as a table, for those who do not see it. */
export function CellTable({ cells, names }: CellTableProps) {
  const { spot: w, solve } = useLabWords();
  return (
    <details className={lab.text}>
      <summary>{w.asTable}</summary>
      <div className={lab.scroll} tabIndex={0} role="region" aria-label={w.asTable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{solve.columns.hand}</th>
              <th scope="col">{w.combosShort}</th>
              <th scope="col">{solve.columns.ev}</th>
              <th scope="col">{solve.columns.equity}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map(
              (cell, at) =>
                cell !== undefined && (
                  <tr key={CELLS[at]!.name}>
                    <th scope="row">{CELLS[at]!.name}</th>
                    <td>{cell.hands.length}</td>
                    <td>{writeEv(cell.ev)}</td>
                    <td>{writeShare(cell.equity)}</td>
                    {cell.frequencies.map((share, action) => (
                      <td key={names[action]}>{writeShare(share)}</td>
                    ))}
                  </tr>
                ),
            )}
          </tbody>
        </table>
      </div>
    </details>
  );
}
