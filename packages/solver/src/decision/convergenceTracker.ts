import type { Block, RegretTable, SavedSums } from './regretTable.js';

/**
 * How much the average strategies still move. It is no distance to equilibrium: that is the exploitability. The widest
 * change of all is that of the row that was visited least: with many boards it stays large long after the strategies
 * that matter have settled, since a hand that has come to a river for the third time still changes its mind.
 */
export class ConvergenceTracker {
  /** The largest change of any frequency found by the last check, from 0 to 1; 1 before the first one. */
  maxChange = 1;
  iterationsSinceCheck = 0;
  private previous: SavedSums | undefined;
  /** The block that moved at the last check: the next one looks there first. */
  private mover: Block | undefined;

  /** The largest change of any average strategy since the last check. A row starts with equal shares. */
  checkConvergence(table: RegretTable): number {
    return this.check(table, Infinity);
  }

  /** As `checkConvergence`, but a change of `enough` is enough: what moves more may be overlooked. */
  check(table: RegretTable, enough: number): number {
    this.maxChange = Math.min(this.findChange(table, enough), 1);
    this.previous = table.saveSums(this.previous);
    this.iterationsSinceCheck = 0;
    return this.maxChange;
  }

  isConverged(threshold: number): boolean {
    return this.maxChange < threshold;
  }

  /** The largest change since the last check, or the first one that is `enough`. */
  findChange(table: RegretTable, enough = Infinity): number {
    let widest = this.mover === undefined ? 0 : this.changeOf(table, this.mover);
    if (widest >= enough) return widest;
    table.someBlock((block) => {
      const change = this.changeOf(table, block);
      if (change > widest) {
        widest = change;
        this.mover = block;
      }
      return widest >= enough;
    });
    return widest;
  }

  private changeOf(table: RegretTable, block: Block): number {
    const now = new Float64Array(block.nActions);
    const before = new Float64Array(block.nActions).fill(1 / block.nActions);
    let widest = 0;
    for (let place = 0; place < block.count; place++) {
      table.readAverage(block, place, now);
      if (this.previous !== undefined) table.readAverage(block, place, before, this.previous);
      for (let i = 0; i < now.length; i++) widest = Math.max(widest, Math.abs(now[i]! - before[i]!));
    }
    return widest;
  }
}
