/** A solver that iterates over tables of numbers. */
interface Tables {
  readonly iterations: number;
  readonly threads: number;
  readonly memory: { readonly total: number };
  iterate(): void;
  close(): void;
}

/** The part of an `IterativeSolver` that is the same for all solvers on tables. */
export abstract class TableSolver {
  readonly hasConverged = false;

  protected constructor(private readonly tables: Tables) {}

  get iterations(): number {
    return this.tables.iterations;
  }

  get bytes(): number {
    return this.tables.memory.total;
  }

  get threads(): number {
    return this.tables.threads;
  }

  iterate(): void {
    this.tables.iterate();
  }

  /** A check costs as much as an iteration or two, so it happens after ten and then each time the count has grown by a tenth. */
  nextCheckAfter(iterations: number): number {
    return iterations + Math.max(10, Math.floor(iterations / 10));
  }

  close(): void {
    this.tables.close();
  }
}
