import { CELLS } from '../grid/cells.js';
import { HandTable } from '../HandTable.js';
import { writeEv, writeShare } from '../run/figures.js';
import { useLabWords } from '../useLabWords.js';
import type { HandGroup } from './handGroups.js';

interface CellTableProps {
  readonly cells: readonly (HandGroup | undefined)[];
  readonly names: readonly string[];
}

/** The chart as a table, for those who do not see it. */
export function CellTable({ cells, names }: CellTableProps) {
  const { spot: w, solve } = useLabWords();
  const { hand, ev, equity } = solve.columns;
  return (
    <HandTable
      title={w.asTable}
      columns={[hand, w.combosShort, ev, equity]}
      names={names}
      rows={cells.flatMap((cell, at) =>
        cell === undefined
          ? []
          : {
              name: CELLS[at]!.name,
              figures: [cell.hands.length, writeEv(cell.ev), writeShare(cell.equity)],
              frequencies: cell.frequencies,
            },
      )}
    />
  );
}
