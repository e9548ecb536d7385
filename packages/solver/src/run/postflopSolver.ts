import type { Measured, Postflop } from '../postflop/postflop.js';
import type { SolvedSpot } from '../report/nodeReport.js';
import { PostflopReader } from '../report/postflopReader.js';
import type { StrategySource } from '../tree/strategySource.js';
import type { IterativeSolver, SolveSteps } from './iterativeSolver.js';
import { TableSolver } from './tableSolver.js';

/** The postflop solver as an `IterativeSolver`. */
export class PostflopSolver extends TableSolver implements IterativeSolver<Measured> {
  /** The argument of `reportNode`. */
  readonly solved: SolvedSpot;
  /** A pass walks the tree four times, an iteration twice. */
  readonly passInIterations = 2;
  private readonly reader: PostflopReader;

  constructor(
    readonly postflop: Postflop,
    /** Exploitability is a share of this pot; if it is 0, exploitability is in chips. */
    private readonly wholePot: number,
  ) {
    super(postflop);
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
}
