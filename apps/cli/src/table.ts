import { padEnd, padStart, widthOf } from './textWidth.js';

/** Rows of cells as lines: the first column is left-aligned, the others right-aligned. */
export function drawTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]!))));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? padEnd : padStart)(cell, widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}
