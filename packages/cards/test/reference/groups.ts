/** Most frequent values first, then the larger ones: K 2 2 A A becomes A A 2 2 K. */
export function groupValues(values: readonly number[]): number[] {
  const counts = new Array<number>(13).fill(0);
  for (const value of values) counts[value]!++;
  return [...values].sort((a, b) => counts[b]! - counts[a]! || b - a);
}

/** The name of grouped values, by the sizes of the first two groups. */
export function nameGroups(grouped: readonly number[]): string {
  const first = grouped.lastIndexOf(grouped[0]!) + 1;
  const second = first < grouped.length ? grouped.lastIndexOf(grouped[first]!) + 1 - first : 0;
  if (first === 4) return 'quads';
  if (first === 3) return second === 2 ? 'fullHouse' : 'trips';
  if (first === 2) return second === 2 ? 'twoPair' : 'pair';
  return 'noPair';
}
