import type { Block, RegretTable, SavedSums } from './regretTable.js';

/**
 * How much the average strategies still change. This is not a distance to equilibrium: that is the exploitability. The
 * largest change is that of the row with the fewest visits. With many boards it stays large long after the strategies that
 * matter have settled, since the average of a hand on its third visit to a river still changes a lot.
 */
export class ConvergenceTracker {
  /** The largest change of any frequency found by the last check, from 0 to 1; 1 before the first one. */
  maxChange = 1;
  iterationsSinceCheck = 0;
  private previous: SavedSums | undefined;
  /** The block with the largest change at the last check: the next check starts there. */
  private mover: Block | undefined;

  /**
   * The largest change of any average strategy since the last check; a row starts with equal shares. The search ends early
   * at a change of `enough`.
   */
  checkConvergence(table: RegretTable, enough = Infinity): number {
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
