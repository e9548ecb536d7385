/** A pass may take half as long again as the last one when the machine is busy; of a long one at most a tenth of the limit. */
const MARGIN = 0.5;
const MOST_MARGIN = 0.1;
/** A closing pass that takes more of the time than this is not waited for: the time is better spent on iterations. */
const MOST_FOR_PASS = 0.75;
/**
 * The shares of the time after which trials of a pass are made, and the share that a trial may take. A pass that ends within
 * it is known exactly; the others are known better the second time, when code is compiled and tables are filled.
 */
const TRIALS_AT = [1 / 8, 1 / 2] as const;
const TRIAL = 0.1;

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
  private trials = 0;

  constructor(
    private readonly limit: number,
    /** As `IterativeSolver` has it. */
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

  /** What a whole pass would take, by some of its steps. */
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

  /** Whether some steps of a pass must be tried to know what it costs. A first estimate is renewed before it ends a run. */
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
