import { Xoshiro256 } from '@doorcard/cards';
import { addSums, estimate, type TotalSums } from '../src/estimate.js';

/** How often the checks of an open-ended match contain the true value, all of them together, and when it stops. */
export function measureCoverage(
  looks: readonly number[],
  confidence: number,
  margin: number,
  runs: number,
  seed: bigint,
): { always: number; atTheEnd: number } {
  const rng = Xoshiro256.fromSeed(seed);
  const scale = { units: [1], rotations: 1 };
  let [always, atTheEnd] = [0, 0];
  for (let run = 0; run < runs; run++) {
    let total: TotalSums | undefined;
    let isHeld = true;
    let stopped: boolean | undefined;
    for (let look = 0, group = 0; look < looks.length; look++) {
      const chips: number[] = [];
      for (; group < looks[look]!; group++) chips.push(drawSkewed(rng));
      total = addSums(total, {
        groups: chips.length,
        chips: [chips.reduce((a, b) => a + b, 0)],
        squares: [chips.reduce((a, b) => a + b * b, 0)],
      });
      const { interval } = estimate([total], 0, scale, confidence);
      const holds = interval!.low <= 0 && 0 <= interval!.high;
      isHeld &&= holds;
      const isNarrow = interval!.high - interval!.low <= 2 * margin;
      if (stopped === undefined && (isNarrow || look === looks.length - 1)) stopped = holds;
    }
    if (isHeld) always++;
    if (stopped === true) atTheEnd++;
  }
  return { always: always / runs, atTheEnd: atTheEnd / runs };
}

/** Like poker: mostly small, now and then a big pot; the mean is 0. */
function drawSkewed(rng: Xoshiro256): number {
  const dice = rng.nextUint32() % 10;
  return dice < 6 ? -1 : dice < 9 ? -4 : 18;
}
