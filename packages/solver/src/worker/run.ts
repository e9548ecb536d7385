import type { Clock } from '../decision/trainingSession.js';
import { nextCheckAfter } from '../postflop/lockedSolver.js';
import type { Measured } from '../postflop/postflop.js';
import type { Breath } from './breath.js';
import type { SolveProgress, SolveRest } from './message.js';
import type { OpenSpot } from './openSpot.js';

/** Milliseconds between two breaths: a press of a button is heard at once, and waiting costs little. */
const SLICE = 50;

/**
 * A spot that is solved slice by slice until its target, its iterations or the time. It can be stopped between two slices
 * and go on as if nothing had been: a pause measures nothing, since looking settles tables and rounds them.
 */
export class Run {
  private wish: 'paused' | 'cancelled' | undefined;
  private nextCheck: number;
  private exploitability: number | null = null;
  private millis = 0;

  constructor(
    private readonly open: OpenSpot,
    private readonly clock: Clock,
    private readonly maxSeconds: number,
  ) {
    this.nextCheck = nextCheckAfter(open.solver.iterations);
  }

  /** Before the next slice. */
  stop(wish: 'paused' | 'cancelled'): void {
    this.wish = wish;
  }

  async go(breath: Breath, tell: (progress: SolveProgress) => void): Promise<SolveRest> {
    this.wish = undefined;
    const { solver, spot } = this.open;
    for (;;) {
      const status = this.findEnd();
      if (status === 'paused') return { ...this.progress(), status, ev: null };
      if (status !== undefined) {
        const { ev } = this.measure();
        return { ...this.progress(), status, ev: [...ev] };
      }
      this.iterate(Math.min(this.nextCheck, spot.maxIterations));
      if (solver.iterations >= this.nextCheck) {
        const { ev } = this.measure();
        this.nextCheck = nextCheckAfter(solver.iterations);
        if (this.exploitability! <= spot.target)
          return { ...this.progress(), status: 'converged', ev: [...ev] };
      }
      tell(this.progress());
      await breath.take();
    }
  }

  private findEnd(): Exclude<SolveRest['status'], 'converged'> | undefined {
    if (this.wish !== undefined) return this.wish;
    if (this.open.solver.iterations >= this.open.spot.maxIterations) return 'complete';
    return this.millis >= this.maxSeconds * 1000 ? 'timeLimit' : undefined;
  }

  /** A slice. */
  private iterate(last: number): void {
    const { solver } = this.open;
    const start = this.clock();
    let now = start;
    while (solver.iterations < last && now - start < SLICE) {
      solver.iterate();
      now = this.clock();
    }
    this.millis += now - start;
  }

  private measure(): Measured {
    const start = this.clock();
    const measured = this.open.solver.measure();
    this.exploitability = measured.exploitability;
    this.millis += this.clock() - start;
    return measured;
  }

  private progress(): SolveProgress {
    const { iterations, memory, threads } = this.open.solver;
    const { exploitability } = this;
    return { iterations, exploitability, seconds: this.millis / 1000, bytes: memory.total, threads };
  }
}
