// Simple arithmetic for the tests of runners: plain JavaScript, since threads load built files only.
import { appendFileSync, existsSync } from 'node:fs';
import { z } from 'zod';

const pause = new Int32Array(new SharedArrayBuffer(4));

const range = { from: z.int(), to: z.int() };
const sums = z.strictObject({ count: z.int(), sum: z.int() });

/** @param {{ from: number, to: number }} input */
function sumSquares({ from, to }) {
  let sum = 0;
  let count = 0;
  for (let number = from; number < to; number++) {
    sum += number * number;
    count++;
  }
  return { count, sum };
}

export const squares = {
  name: 'squares',
  input: z.strictObject(range),
  output: sums,
  run: sumSquares,
};

/**
 * Writes a line into a file when it begins, and continues when another file exists. It blocks its thread meanwhile, as
 * real work does.
 */
export const gated = {
  name: 'gated',
  input: z.strictObject({ ...range, mark: z.string(), gate: z.string() }),
  output: sums,
  /** @param {{ from: number, to: number, mark: string, gate: string }} input */
  run: ({ mark, gate, ...rest }) => {
    appendFileSync(mark, `${process.pid}\n`);
    while (!existsSync(gate)) Atomics.wait(pause, 0, 0, 20);
    return sumSquares(rest);
  },
};

export const fragile = {
  name: 'fragile',
  input: z.strictObject({ fails: z.boolean() }),
  output: z.int(),
  /** @param {{ fails: boolean }} input */
  run: ({ fails }) => {
    if (fails) throw new Error('the seventh card is missing');
    return 1;
  },
};

/** A result that JSON would change. */
export const nonsense = {
  name: 'nonsense',
  input: z.null(),
  output: z.object({ sums: z.array(z.any()) }),
  run: () => ({ sums: [1, Number.NaN] }),
};

/** A result that does not fit its own schema. */
export const misfit = {
  name: 'misfit',
  input: z.null(),
  output: z.strictObject({ sums: z.array(z.int()) }),
  run: () => ({ sums: [1, 'two'] }),
};

export const exits = {
  name: 'exits',
  input: z.null(),
  output: z.null(),
  run: () => process.exit(3),
};

export const tasks = [squares, gated, fragile, nonsense, misfit, exits];
