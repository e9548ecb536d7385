// Small arithmetic for the tests of runners: plain JavaScript, since threads load built files only.
import { appendFileSync, existsSync } from 'node:fs';

const pause = new Int32Array(new SharedArrayBuffer(4));

/** @param {{ from: number, to: number }} range */
function sumSquares({ from, to }) {
  let sum = 0;
  let count = 0;
  for (let number = from; number < to; number++) {
    sum += number * number;
    count++;
  }
  return { count, sum };
}

export const tasks = {
  squares: sumSquares,

  /**
   * Writes a line into a file when it begins, and goes on when there is another file. It blocks its thread
   * meanwhile, as real work does.
   * @param {{ from: number, to: number, mark: string, gate: string }} parameters
   */
  gated: ({ mark, gate, ...range }) => {
    appendFileSync(mark, `${process.pid}\n`);
    while (!existsSync(gate)) Atomics.wait(pause, 0, 0, 20);
    return sumSquares(range);
  },

  /** @param {{ fails: boolean }} parameters */
  fragile: ({ fails }) => {
    if (fails) throw new Error('the seventh card is missing');
    return 1;
  },

  nonsense: () => ({ sums: [1, Number.NaN] }),

  exits: () => process.exit(3),
};
