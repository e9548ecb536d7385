import { askLevel, CONTEXT_COUNT, copyContext, STEPS } from '../../cpu/dist/badugi/headsUp/levelCode.js';
import { fillTable } from '../../cpu/dist/badugi/headsUp/shareTable.js';
import { ROUNDS } from '../../cpu/dist/badugi/headsUp/tableForm.js';
import { CLASS_COUNT } from '../../cpu/dist/badugi/headsUp/handClass.js';
import { RangeEncoder } from './rangeEncoder.mjs';

/**
 * What a decision does: its shares in the order of the table, from 0 to 1, and how much it counts.
 * @typedef {{ shares: readonly number[], weight: number }} Wanted
 */

/** What a level of a column costs to write, in bits, as a rule. */
const USUAL_BITS = 0.25;
/**
 * How much the error of a whole column counts beside those of its classes: an opponent mostly feels how often all hands
 * together raise or fold.
 */
const COLUMN_PRICE = 4;

/**
 * Writes a table. Levels are chosen so that errors and bits are low together: an error counts by its square, times the
 * weight of the decision, a bit as much as `bitPrice`.
 * @param {(round: number, state: number, row: number, handClass: number) => Wanted} findWanted
 * @param {number} bitPrice
 */
export function encodeTable(findWanted, bitPrice) {
  const encoder = new RangeEncoder(CONTEXT_COUNT);
  /** The decisions of the column that is being written. @type {Wanted[]} */
  let wanted = [];
  let columnWeight = 0;
  /** By share: the sum of weighted errors so far. @type {number[]} */
  let errors = [];
  const openColumn = (/** @type {[number, number, number]} */ ...column) => {
    wanted = Array.from({ length: CLASS_COUNT }, (_, handClass) => findWanted(...column, handClass));
    columnWeight = wanted.reduce((sum, { weight }) => sum + weight, 0);
    errors = [0, 0, 0];
  };
  const priceOfColumn = (/** @type {number} */ error) =>
    columnWeight === 0 ? 0 : (COLUMN_PRICE * error * error) / columnWeight;
  const errorOf = (/** @type {number} */ level, /** @type {number} */ share) => level / STEPS - share;

  const table = fillTable((levels) => ({
    isCopy: (round, state, row, start) => {
      openColumn(round, state, row);
      if (start < 0) return false;
      const { length: parts } = ROUNDS[round].states[state];
      let loss = 0;
      for (let part = 0; part < parts; part++) {
        let error = 0;
        for (const [handClass, { shares, weight }] of wanted.entries()) {
          const share = shares[part] ?? 0;
          const copied = errorOf(levels[start + part * CLASS_COUNT + handClass], share);
          error += weight * copied;
          loss += weight * (copied ** 2 - errorOf(Math.round(share * STEPS), share) ** 2);
        }
        loss += priceOfColumn(error);
      }
      const isCopy = loss < bitPrice * USUAL_BITS * parts * CLASS_COUNT;
      encoder.write(copyContext(round, state), isCopy);
      return isCopy;
    },
    findLevel: (near, handClass, part) => {
      const { shares, weight } = wanted[handClass];
      const share = shares[part] ?? 0;
      const candidates = [
        Math.floor(share * STEPS),
        Math.ceil(share * STEPS),
        near.left,
        near.up,
        near.other,
      ];
      let best = 0;
      let lowest = Infinity;
      for (const level of new Set(candidates.map((each) => Math.min(each, near.most)))) {
        const error = errorOf(level, share);
        let total = weight * error ** 2 + priceOfColumn(errors[part] + weight * error);
        askLevel(near, (context, from, to) => {
          const answer = level >= from && level <= to;
          total += bitPrice * encoder.costOf(context, answer);
          return answer;
        });
        if (total < lowest) [best, lowest] = [level, total];
      }
      errors[part] += weight * errorOf(best, share);
      return askLevel(near, (context, from, to) => {
        const answer = best >= from && best <= to;
        encoder.write(context, answer);
        return answer;
      });
    },
  }));
  return { table, bytes: encoder.finish() };
}
