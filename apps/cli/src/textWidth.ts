const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

// oxlint-disable-next-line no-control-regex
const COLOUR = /\u001b\[[\d;]*m/g;

/** How many columns of a terminal a text takes: Japanese letters take two, colours none. */
export const widthOf = (text: string): number =>
  Array.from(text.replaceAll(COLOUR, '')).reduce((width, char) => width + widthOfChar(char), 0);

const widthOfChar = (char: string): number => (WIDE.test(char) ? 2 : 1);

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
  return [...lines, rest];
}

/** How much of a text fits, as an index into it. */
function countFitting(text: string, width: number): number {
  let used = 0;
  let at = 0;
  for (const char of text) {
    used += widthOfChar(char);
    if (used > width) return Math.max(at, char.length);
    at += char.length;
  }
  return at;
}

/** Pieces side by side, as many on a line as fit. */
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
