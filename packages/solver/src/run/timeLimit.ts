/** The closing pass is expected to take as long as the last pass, and half as long again when the machine is busy. */
const MARGIN = 1.5;
/**
 * The share of the time after which the first pass is made when nothing is known about its cost. Earlier, a pass that
 * leaves no time for another would end the run with few iterations; later, fewer slow passes would fit at all.
 */
const FIRST_PASS_AT = 0.25;

/**
 * When to stop iterating so that the closing pass fits into the limit. All times are milliseconds.
 *
 * The bound: a run exceeds its limit by at most one unit of work that cannot be interrupted. A unit is one iteration or one
 * step of a pass, and opening the run with its first iteration, which are always done, count as one unit. A closing pass that
 * takes longer than expected is given up at the limit; the exploitability is then unknown.
 */
export class TimeLimit {
  private iteration = 0;
  private pass: number | undefined;

  constructor(
    private readonly limit: number,
    /** As `IterativeSolver` has it. */
    private readonly passInIterations: number | undefined,
  ) {}

  noteIteration(millis: number): void {
    this.iteration = millis;
  }

  notePass(millis: number): void {
    this.pass = millis;
  }

  isOver(elapsed: number): boolean {
    return elapsed >= this.limit;
  }

  /** Whether another iteration would leave too little time for the closing pass. */
  isDue(elapsed: number): boolean {
    const pass = this.pass ?? (this.passInIterations ?? 0) * this.iteration;
    return elapsed + this.iteration + MARGIN * pass >= this.limit;
  }

  /** Whether a pass must be made now to learn its cost. */
  needsPass(elapsed: number): boolean {
    if (this.pass !== undefined || this.passInIterations !== undefined) return false;
    return elapsed >= FIRST_PASS_AT * this.limit;
  }
}
