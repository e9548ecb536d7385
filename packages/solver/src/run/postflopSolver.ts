import type { Measured, Postflop } from '../postflop/postflop.js';
import type { SolvedSpot } from '../report/nodeReport.js';
import { PostflopReader } from '../report/postflopReader.js';
import type { StrategySource } from '../tree/strategySource.js';
import type { IterativeSolver, SolveSteps } from './iterativeSolver.js';

/** The postflop solver as an `IterativeSolver`. */
export class PostflopSolver implements IterativeSolver<Measured> {
  /** The argument of `reportNode`. */
  readonly solved: SolvedSpot;
  readonly hasConverged = false;
  /** A pass walks the tree four times, an iteration twice. */
  readonly passInIterations = 2;
  private readonly reader: PostflopReader;

  constructor(
    readonly postflop: Postflop,
    /** Exploitability is a share of this pot; if it is 0, exploitability is in chips. */
    private readonly wholePot: number,
  ) {
    const { layout, buffer, kernels } = postflop;
    this.reader = new PostflopReader(layout, buffer, kernels);
    this.solved = {
      tree: layout.spot.tree,
      pot: layout.spot.pot,
      examine: (path) => {
        postflop.settle();
        return this.reader.examine(path);
      },
    };
  }

  /** The average strategies as they are now. */
  get strategy(): StrategySource {
    this.postflop.settle();
    return this.reader.strategy;
  }

  get iterations(): number {
    return this.postflop.iterations;
  }

  get bytes(): number {
    return this.postflop.memory.total;
  }

  get threads(): number {
    return this.postflop.threads;
  }

  iterate(): void {
    this.postflop.iterate();
  }

  /** Measuring costs as much as two iterations, so it happens after ten iterations and then each time the count has grown by a tenth. */
  nextCheckAfter(iterations: number): number {
    return iterations + Math.max(10, Math.floor(iterations / 10));
  }

  *measure(): SolveSteps<Measured> {
    const measured = yield* this.postflop.measureInSteps();
    const { ev, best } = measured;
    return {
      ...measured,
      exploitability: (best[0] - ev[0] + best[1] - ev[1]) / 2 / (this.wholePot || 1),
    };
  }

  save(): readonly Uint8Array[] | undefined {
    return undefined;
  }

  close(): void {
    this.postflop.close();
  }
}
