/** A pass on a busy machine may take 50 % longer than the last one. The reserve for a long pass is at most a tenth of the limit. */
const MARGIN = 0.5;
const MOST_MARGIN = 0.1;
/** A closing pass that would take a larger share of the limit than this is not made: iterations use the time better. */
const MOST_FOR_PASS = 0.75;
/**
 * The shares of the limit after which a pass is tried, and the share that a trial may take. If the pass ends within it, its
 * cost is known exactly. Otherwise the second estimate is better, because code is compiled and tables are filled by then.
 */
const TRIALS_AT = [1 / 8, 1 / 2] as const;
const TRIAL = 0.1;

/**
 * When to stop iterating so that the closing pass fits into the limit. All times are milliseconds.
 *
 * The bound: a run exceeds its limit by at most one unit of work that cannot be interrupted. A unit is one iteration or one
 * step of a pass, and opening the run with its first iteration, which are always done, count as one unit. A closing pass that
 * takes longer than expected is stopped at the limit; the exploitability is then unknown.
 */
export class TimeLimit {
  private iteration = 0;
  private pass: number | undefined;
  private trials = 0;

  constructor(
    private readonly limit: number,
    /** As in `IterativeSolver`. */
    private readonly passInIterations: number | undefined,
  ) {}

  /** The longest that a trial may take. */
  get trial(): number {
    return TRIAL * this.limit;
  }

  noteIteration(millis: number): void {
    this.iteration = millis;
  }

  notePass(millis: number): void {
    this.pass = millis;
    this.trials = TRIALS_AT.length;
  }

  /** The estimate for a whole pass, from some of its steps. */
  noteTrial(millis: number): void {
    this.pass = millis;
    this.trials++;
  }

  isOver(elapsed: number): boolean {
    return elapsed >= this.limit;
  }

  /** Whether another iteration would leave too little time for what comes after it. */
  isDue(elapsed: number): boolean {
    return elapsed + this.iteration + (this.hasRoomForPass ? this.reserve : 0) >= this.limit;
  }

  get hasRoomForPass(): boolean {
    return this.reserve <= MOST_FOR_PASS * this.limit;
  }

  /** Whether to try some steps of a pass to estimate its cost. A first estimate is renewed before it ends a run. */
  needsTrial(elapsed: number): boolean {
    const at = TRIALS_AT[this.trials];
    if (this.passInIterations !== undefined || at === undefined) return false;
    return elapsed >= at * this.limit || (this.trials > 0 && this.isDue(elapsed));
  }

  private get reserve(): number {
    const pass = this.pass ?? (this.passInIterations ?? 0) * this.iteration;
    return pass + Math.min(MARGIN * pass, MOST_MARGIN * this.limit);
  }
}
