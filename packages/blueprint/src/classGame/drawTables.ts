import type { DrawTable } from './classGame.js';

/** Collects what may be drawn, and makes a table of it. */
export class DrawTally {
  private readonly kinds: Int32Array;
  /** By kind: weights by class after the draw. */
  private readonly rows: Float64Array[] = [];

  constructor(
    before: number,
    private readonly after: number,
  ) {
    this.kinds = new Int32Array(before).fill(-1);
  }

  /** The weights of the kind that a class leads to. */
  open(from: number, kind: number): Float64Array {
    this.kinds[from] = kind;
    return (this.rows[kind] ??= new Float64Array(this.after));
  }

  finish(): DrawTable {
    const starts = [0];
    const targets: number[] = [];
    const shares: number[] = [];
    for (const row of this.rows) {
      const total = row.reduce((sum, weight) => sum + weight, 0);
      row.forEach((weight, target) => {
        if (weight === 0) return;
        targets.push(target);
        shares.push(weight / total);
      });
      starts.push(targets.length);
    }
    return {
      kinds: this.kinds,
      starts: Int32Array.from(starts),
      targets: Int32Array.from(targets),
      shares: Float64Array.from(shares),
    };
  }
}

/** Standing pat: every class stays as it is. */
export function keepAll(count: number): DrawTable {
  const classes = Int32Array.from({ length: count }, (_, each) => each);
  return {
    kinds: classes,
    starts: Int32Array.from({ length: count + 1 }, (_, each) => each),
    targets: classes,
    shares: new Float64Array(count).fill(1),
  };
}
