import type { RegretTable } from './regretTable.js';

/** How much the average strategies still move. It is no distance to equilibrium: that is the exploitability. */
export class ConvergenceTracker {
  /** The largest change of any frequency found by the last check, from 0 to 1; 1 before the first one. */
  maxChange = 1;
  iterationsSinceCheck = 0;
  private previous = new Float32Array(0);

  /** The largest change of any average strategy since the last check. A row starts with equal shares. */
  checkConvergence(table: RegretTable): number {
    const averages = new Float32Array(table.rows.cells);
    let widest = 0;
    for (let block = 0; block < table.blocks; block++) {
      const { start, cells, nActions } = table.blockAt(block);
      const average = new Float64Array(nActions);
      for (let cell = start; cell < start + cells; cell += nActions) {
        table.readAverage(cell, nActions, average);
        for (let i = 0; i < nActions; i++) {
          averages[cell + i] = average[i]!;
          const before = cell < this.previous.length ? this.previous[cell + i]! : 1 / nActions;
          widest = Math.max(widest, Math.abs(average[i]! - before));
        }
      }
    }
    this.previous = averages;
    this.maxChange = Math.min(widest, 1);
    this.iterationsSinceCheck = 0;
    return this.maxChange;
  }

  isConverged(threshold: number): boolean {
    return this.maxChange < threshold;
  }
}
