/** Regret matching: writes the frequencies of `count` actions to `at`, given their regrets from `row` on. */
export function matchRegrets(
  regrets: Float64Array,
  row: number,
  count: number,
  strategy: Float64Array,
  at: number,
): void {
  let total = 0;
  for (let i = 0; i < count; i++) {
    const regret = regrets[row + i]!;
    const part = regret > 0 ? regret : 0;
    strategy[at + i] = part;
    total += part;
  }
  if (total > 0) for (let i = 0; i < count; i++) strategy[at + i]! /= total;
  else for (let i = 0; i < count; i++) strategy[at + i] = 1 / count;
}
