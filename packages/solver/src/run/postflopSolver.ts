import type { Measured, Postflop } from '../postflop/postflop.js';
import type { SolvedSpot } from '../report/nodeReport.js';
import { PostflopReader } from '../report/postflopReader.js';
import type { IterativeSolver, SolveSteps } from './iterativeSolver.js';

/** The postflop solver as a run drives it. */
export class PostflopSolver implements IterativeSolver<Measured> {
  /** Reads strategies and values of any decision. */
  readonly solved: SolvedSpot;
  readonly hasConverged = false;
  /** Four walks of the tree, and an iteration has two. */
  readonly passInIterations = 2;

  constructor(
    readonly postflop: Postflop,
    /** Of which exploitability is a share. Without a pot it is counted in chips. */
    private readonly wholePot: number,
  ) {
    const { layout, buffer, kernels } = postflop;
    const reader = new PostflopReader(layout, buffer, kernels);
    this.solved = {
      tree: layout.spot.tree,
      pot: layout.spot.pot,
      examine: (path) => {
        postflop.settle();
        return reader.examine(path);
      },
    };
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

  /** Measuring costs as much as two iterations: it is done after ten, and then whenever a tenth more are done. */
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
