/** Every way to choose `size` of the items, in their order. */
export function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  if (size >= items.length) return size === items.length ? [[...items]] : [];
  const [first, ...rest] = items as readonly [T, ...T[]];
  return [...subsets(rest, size - 1).map((chosen) => [first, ...chosen]), ...subsets(rest, size)];
}
