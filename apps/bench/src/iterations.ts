/** A solver whose iterations are timed. */
export interface Iterated {
  iterate(count?: number): void;
  close(): void;
}

/**
 * The median and the fastest of many iterations, in milliseconds: other work on the machine affects the median first.
 */
export function timeIterations(solver: Iterated, rounds: number): { median: number; best: number } {
  solver.iterate(Math.ceil(rounds / 10));
  const times = Array.from({ length: rounds }, () => timeBlock(solver, 1)).toSorted((a, b) => a - b);
  return { median: times[Math.floor(rounds / 2)]!, best: times[0]! };
}

const GAIN_BLOCKS = 15;

/**
 * The speed-up of two threads: the median of short runs on one and on two, alternating. Figures that were measured
 * minutes apart would compare states of the machine.
 */
export function timeGain(one: Iterated, two: Iterated, rounds: number): number {
  const block = Math.max(1, Math.round(rounds / GAIN_BLOCKS));
  const time = (solver: Iterated): number => timeBlock(solver, block);
  time(one);
  time(two);
  const gains = Array.from({ length: GAIN_BLOCKS }, () => time(one) / time(two)).toSorted((a, b) => a - b);
  return gains[GAIN_BLOCKS >> 1]!;
}

/**
 * How many times as long iterations take in another place: the median of blocks here and there, alternating. A block is
 * timed as a whole, since the clock of a page is coarser than a short iteration.
 */
export async function timeElsewhere(
  here: Iterated,
  elsewhere: (rounds: number) => Promise<number>,
  rounds: number,
): Promise<number> {
  const block = Math.max(1, Math.round(rounds / GAIN_BLOCKS));
  const ratios: number[] = [];
  for (let i = 0; i < GAIN_BLOCKS; i++) {
    const there = await elsewhere(block);
    ratios.push(there / timeBlock(here, block));
  }
  return ratios.toSorted((a, b) => a - b)[GAIN_BLOCKS >> 1]!;
}

function timeBlock(solver: Iterated, rounds: number): number {
  const start = performance.now();
  solver.iterate(rounds);
  return performance.now() - start;
}

/** Stops its threads afterwards. */
export async function using<S extends Iterated, T>(
  open: () => Promise<S>,
  use: (solver: S) => T | Promise<T>,
): Promise<T> {
  const solver = await open();
  try {
    return await use(solver);
  } finally {
    solver.close();
  }
}

export const millis = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(3);
export const times = (value: number | undefined): string =>
  value === undefined ? '' : `${value.toFixed(2)} x`;
