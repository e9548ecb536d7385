import widthOf from 'string-width';

/** How many columns of a terminal a text takes: wide letters and emoji take two, combining marks and colours none. */
export { widthOf };

// A letter with its marks, or an emoji of several code points, is never cut in two.
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Text without colours in lines of this width: broken at spaces where there are some, else anywhere. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (widthOf(rest) > width) {
    const end = countFitting(rest, width);
    const space = rest.lastIndexOf(' ', end);
    const at = space > end / 2 ? space : end;
    lines.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' && lines.length > 0 ? lines : [...lines, rest];
}

/** How much of a text fits, as an index into it. */
function countFitting(text: string, width: number): number {
  let used = 0;
  let at = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += widthOf(segment);
    if (used > width) return Math.max(at, segment.length);
    at += segment.length;
  }
  return at;
}

/** Pieces in a row, as many on a line as fit. */
export function joinPieces(pieces: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 2 + widthOf(piece) <= width)
      lines[lines.length - 1] = `${last}  ${piece}`;
    else lines.push(piece);
  }
  return lines;
}
