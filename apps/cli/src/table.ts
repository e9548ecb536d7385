/** How many columns of a terminal a text takes: Japanese letters take two. */
const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (width, char) =>
      width +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
        char,
      )
        ? 2
        : 1),
    0,
  );

/** Rows of cells as lines: the first column to the left, the others to the right. */
export function drawTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]!))));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const padding = ' '.repeat(widths[column]! - widthOf(cell));
        return column === 0 ? cell + padding : padding + cell;
      })
      .join('  ')
      .trimEnd(),
  );
}
