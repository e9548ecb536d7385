import type { Abstraction } from '../abstraction.js';
import { DRAW_COUNTS } from '../game/compiledGame.js';
import type { LearnedTables } from './merge.js';

/** Copies what a coarser abstraction has learned: every bucket begins with the tables of the bucket that contains it. */
export function expandTables(to: Abstraction, from: LearnedTables, into: LearnedTables): void {
  const { abstraction, parents } = to.coarser!;
  to.game.rounds.forEach((round, at) => {
    const width = round.kind === 'bet' ? round.tree.width : DRAW_COUNTS;
    const rows = round.kind === 'bet' ? 2 * round.rowCount : round.rowCount;
    const [fine, coarse] = [to.counts[at]!, abstraction.counts[at]!];
    for (let row = 0; row < rows; row++) {
      for (let bucket = 0; bucket < fine; bucket++) {
        const source = abstraction.layout.offsets[at]! + (row * coarse + parents[at]![bucket]!) * width;
        const target = to.layout.offsets[at]! + (row * fine + bucket) * width;
        into.regrets.set(from.regrets.subarray(source, source + width), target);
        into.sums.set(from.sums.subarray(source, source + width), target);
      }
    }
  });
}
