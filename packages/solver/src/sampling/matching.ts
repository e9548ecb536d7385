import type { Rng } from '@doorcard/cards';

/** Regret matching: writes how often each of `count` actions is taken, given its regrets from `row` on, to `at`. */
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

/** An action drawn from `count` frequencies that begin at `at`. Rounding may leave a rest, which goes to the last one that is taken at all. */
export function drawAction(rng: Rng, strategy: Float64Array, at: number, count: number): number {
  let rest = rng.nextUint32() / 2 ** 32;
  let last = 0;
  for (let i = 0; i < count; i++) {
    const frequency = strategy[at + i]!;
    if (frequency <= 0) continue;
    if (rest < frequency) return i;
    rest -= frequency;
    last = i;
  }
  return last;
}
