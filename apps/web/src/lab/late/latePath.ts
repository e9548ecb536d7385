/** The words of a path on a late street. */
export const splitLatePath = (path: string): string[] => (path === '' ? [] : path.split(','));

/** Who decides after each part of a path: both act in turn, and a street begins with the first. */
export function listSides(words: readonly string[], line: string): (0 | 1)[] {
  const before = line === '' ? [] : line.split(',').map((word) => word.trim());
  const sides: (0 | 1)[] = [];
  let side: 0 | 1 = 0;
  let hasBet = false;
  let checks = 0;
  for (const word of [...before, ...words]) {
    sides.push(side);
    const isEnd = word === 'call' || (word === 'check' && !hasBet && checks === 1);
    if (word === 'check') checks++;
    if (word === 'bet' || word === 'raise') hasBet = true;
    if (isEnd) [side, hasBet, checks] = [0, false, 0];
    else side = side === 0 ? 1 : 0;
  }
  return [...sides.slice(before.length), side];
}

/** The path of the last decision of the other player, before the one at the end. */
export function findOther(path: string, line: string): string | undefined {
  const words = splitLatePath(path);
  const sides = listSides(words, line);
  const now = sides.at(-1);
  const at = sides.slice(0, -1).findLastIndex((side) => side !== now);
  return at < 0 ? undefined : words.slice(0, at).join(',');
}
