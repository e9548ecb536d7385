/** Iterations and the exploitability after them, in percent of the pot, on the reference turn spot (docs/solver.md). */
const REFERENCE: readonly (readonly [iterations: number, percent: number])[] = [
  [10, 9],
  [50, 1.27],
  [100, 0.34],
  [200, 0.107],
  [500, 0.028],
  [2000, 0.004],
];

/** Exploitability falls about like this power of the iterations. */
const POWER = 1.6;

/** How many iterations a goal in percent of the pot takes on a usual spot. */
function guessIterations(percent: number): number {
  const [first] = REFERENCE;
  if (percent >= first![1]) return first![0];
  const at = REFERENCE.findIndex(([, each]) => each <= percent);
  if (at < 0) {
    const [most, least] = REFERENCE.at(-1)!;
    return most * (least / percent) ** (1 / POWER);
  }
  const [[n1, e1], [n2, e2]] = [REFERENCE[at - 1]!, REFERENCE[at]!];
  const share = Math.log(e1 / percent) / Math.log(e1 / e2);
  return n1 * (n2 / n1) ** share;
}

/** Seconds per iteration and byte of tables on one thread; what the last run on this machine took replaces it. */
let secondsPerByte = 0.9e-9;

export function learnSpeed(run: {
  readonly seconds: number;
  readonly iterations: number;
  readonly tables: number;
  readonly threads: number;
}): void {
  if (run.iterations < 10 || run.seconds < 0.1) return;
  secondsPerByte = (run.seconds * run.threads) / run.iterations / run.tables;
}

/** Seconds for a new run. A guess: spots differ. */
export const guessSeconds = (tables: number, percent: number, threads: number): number =>
  (guessIterations(percent) * tables * secondsPerByte) / threads;

/** Seconds that are left of a run, from how far it has come. */
export function guessRest(
  { iterations, seconds }: { readonly iterations: number; readonly seconds: number },
  found: { readonly at: number; readonly percent: number } | undefined,
  goal: number,
  most: number,
): number | undefined {
  if (iterations === 0 || found === undefined || found.percent <= 0 || goal <= 0) return undefined;
  const needed = found.at * (found.percent / goal) ** (1 / POWER);
  return (Math.max(0, Math.min(needed, most) - iterations) * seconds) / iterations;
}
