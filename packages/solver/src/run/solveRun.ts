import type { Clock } from './clock.js';
import type { IterativeSolver, MeasurementOf, SolveSteps } from './iterativeSolver.js';
import { TimeLimit } from './timeLimit.js';

/**
 * Why a run ended: the exploitability target is reached, strategies have stopped changing, all iterations are done, the time
 * is up, or it was cancelled.
 */
export const RUN_ENDS = ['target', 'converged', 'iterations', 'timeLimit', 'cancelled'] as const;
export type RunEnd = (typeof RUN_ENDS)[number];
export type RunStatus = 'new' | 'running' | 'paused' | RunEnd;

export interface RunLimits {
  /** The total to reach, with those of a loaded file. */
  readonly iterations: number;
  /** The exploitability to reach, as a share of the pot. Without it the run does not check. */
  readonly target?: number | undefined;
  /** The time for opening, iterations and the final measurement together, without pauses. `TimeLimit` documents how exact it is. */
  readonly seconds?: number | undefined;
}

/** How far a run has come. */
export interface RunProgress {
  readonly iterations: number;
  /** The exploitability of the last check, as a share of the pot; null before the first one. */
  readonly exploitability: number | null;
  /** The iterations done when it was found. */
  readonly measuredAt: number | null;
  readonly seconds: number;
  readonly bytes: number;
  readonly threads: number;
}

export interface RunResult<M> {
  readonly status: RunStatus;
  readonly progress: RunProgress;
  /** The values of the final strategies; null when there was no time to measure them, or when measuring was cancelled. */
  readonly measured: M | null;
}

/** Milliseconds of work between two yields to the host: short enough to handle a key press at once, long enough to cost little. */
const YIELD_AFTER = 50;

/** Where work may stop: before an iteration, or before a step of a pass. */
type Stop = 'iteration' | 'step';

/**
 * Drives a solver to its end. Results depend only on the solver and its limits, never on when a run yields or pauses: everything
 * that changes tables (iterations and target checks) happens after the same number of iterations each time.
 */
export class SolveRun<S extends IterativeSolver = IterativeSolver> {
  private end: RunEnd | undefined;
  private hasBegun = false;
  private wantsPause = false;
  private isCancelled = false;
  private isClosing = false;
  /** No pass is started or continued. */
  private isGivenUp = false;
  private measured: { readonly at: number; readonly value: MeasurementOf<S> } | undefined;
  /** What the last check found, a quick one or a measurement. */
  private checked: { readonly at: number; readonly exploitability: number } | undefined;
  private nextCheck: number;
  private readonly firstIteration: number;
  private readonly time: TimeLimit;
  /** Milliseconds up to the last pause. */
  private spent: number;
  /** When the current work started; undefined while the run is at rest. */
  private since: number | undefined;

  constructor(
    readonly solver: S,
    private wanted: RunLimits,
    private readonly clock: Clock,
    /** When making the solver started: that time counts too. */
    openedAt: number,
  ) {
    this.spent = clock() - openedAt;
    this.firstIteration = solver.iterations;
    this.nextCheck = solver.nextCheckAfter(solver.iterations);
    this.time = new TimeLimit(1000 * (wanted.seconds ?? Infinity), solver.passInIterations);
  }

  get limits(): RunLimits {
    return this.wanted;
  }

  get status(): RunStatus {
    if (this.end !== undefined) return this.end;
    if (this.since !== undefined) return 'running';
    if (this.isCancelled) return 'cancelled';
    return this.hasBegun ? 'paused' : 'new';
  }

  get progress(): RunProgress {
    const { iterations, bytes, threads } = this.solver;
    return {
      iterations,
      exploitability: this.checked?.exploitability ?? null,
      measuredAt: this.checked?.at ?? null,
      seconds: this.elapsed / 1000,
      bytes,
      threads,
    };
  }

  get result(): RunResult<MeasurementOf<S>> {
    const { status, progress, measured } = this;
    return { status, progress, measured: this.isMeasured ? measured!.value : null };
  }

  /**
   * Runs until the end or a pause. It awaits `yieldToHost` about every 50 ms, so that the host can do other work, and reports
   * progress before each of these and at the end.
   */
  async go(
    yieldToHost: () => Promise<void>,
    onProgress: (progress: RunProgress) => void = () => {},
  ): Promise<RunResult<MeasurementOf<S>>> {
    this.begin();
    try {
      let last = this.clock();
      for (const _ of this.work()) {
        if (this.clock() - last < YIELD_AFTER) continue;
        onProgress(this.progress);
        await yieldToHost();
        if (this.wantsPause) break;
        last = this.clock();
      }
    } finally {
      this.rest();
    }
    onProgress(this.progress);
    return this.result;
  }

  /** Synchronous `go`: runs at most `count` more iterations and returns the status. */
  advance(count: number): RunStatus {
    const last = this.solver.iterations + count;
    this.begin();
    try {
      for (const stop of this.work()) if (stop === 'iteration' && this.solver.iterations >= last) break;
    } finally {
      this.rest();
    }
    return this.status;
  }

  /** Makes `go` return soon; the next `go` continues, with the same result as without a pause. */
  pause(): void {
    this.wantsPause = this.since !== undefined;
  }

  /**
   * Stops iterating: `go` measures the strategies and ends. If it is already measuring, it ends at once. A second call has no
   * effect, so a late message does no harm.
   */
  cancel(): void {
    if (this.isCancelled) return;
    if (this.isClosing) this.isGivenUp = true;
    this.isCancelled = true;
  }

  /** Cancels without the final measurement. */
  abort(): void {
    this.isGivenUp = true;
    this.isCancelled = true;
  }

  /** Replaces the limits except for the time limit. A run that has ended continues with the next `go`. */
  extend({ iterations, target }: Pick<RunLimits, 'iterations' | 'target'>): void {
    this.wanted = { ...this.wanted, iterations, target };
    this.end = undefined;
    this.isCancelled = false;
    this.isGivenUp = false;
  }

  /** The parts of a file to continue from; undefined if the solver does not support it. */
  save(): ReturnType<S['save']> {
    return this.solver.save() as ReturnType<S['save']>;
  }

  /** Stops the threads of the solver. Call it when the run is no longer needed. */
  close(): void {
    this.solver.close();
  }

  private get elapsed(): number {
    return this.spent + (this.since === undefined ? 0 : this.clock() - this.since);
  }

  /** Whether the last measurement is of the current strategies. */
  private get isMeasured(): boolean {
    return this.measured?.at === this.solver.iterations;
  }

  private begin(): void {
    if (this.since !== undefined) throw new RangeError('the run is already running');
    this.hasBegun = true;
    this.wantsPause = false;
    this.since = this.clock();
  }

  private rest(): void {
    this.spent = this.elapsed;
    this.since = undefined;
    this.isClosing = false;
  }

  private *work(): Generator<Stop, void> {
    if (this.end !== undefined) return;
    let end: RunEnd | undefined;
    for (;;) {
      if (this.time.needsTrial(this.elapsed)) yield* this.measure(this.time.trial);
      if (this.isCheckDue()) yield* this.check();
      end = this.findEnd();
      if (end !== undefined) break;
      yield 'iteration';
      if (!this.isCancelled) this.iterate();
    }
    this.isClosing = true;
    if (!this.isMeasured && (end !== 'timeLimit' || this.time.hasRoomForPass)) yield* this.measure();
    if (this.hasReachedTarget()) this.end = 'target';
    else this.end = this.isGivenUp && !this.isMeasured ? 'cancelled' : end;
  }

  /** A reached target is reported in any case; of the limits, the first one that was reached. */
  private findEnd(): RunEnd | undefined {
    const { iterations } = this.solver;
    if (this.hasReachedTarget()) return 'target';
    if (this.solver.hasConverged) return 'converged';
    if (this.isCancelled) return 'cancelled';
    if (iterations >= this.limits.iterations) return 'iterations';
    // One iteration is always done: without it there is no strategy to show.
    return iterations > this.firstIteration && this.time.isDue(this.elapsed) ? 'timeLimit' : undefined;
  }

  private hasReachedTarget(): boolean {
    const { target } = this.limits;
    return target !== undefined && this.isMeasured && this.measured!.value.exploitability <= target;
  }

  private iterate(): void {
    const start = this.clock();
    this.solver.iterate();
    this.time.noteIteration(this.clock() - start);
  }

  private isCheckDue(): boolean {
    return this.limits.target !== undefined && this.solver.iterations >= this.nextCheck;
  }

  private *check(): Generator<'step', void> {
    const { solver } = this;
    const quick = solver.quickCheck === undefined ? undefined : yield* this.runSteps(solver.quickCheck());
    if (quick?.value !== undefined) this.checked = { at: solver.iterations, exploitability: quick.value };
    const isFar = quick?.value !== undefined && quick.value > this.limits.target!;
    if (!isFar && !this.isMeasured) yield* this.measure();
    // Set only now, because a check that a pause interrupted has to be repeated.
    this.nextCheck = solver.nextCheckAfter(solver.iterations);
  }

  /** An exact pass, or a trial that stops after `most` milliseconds. */
  private *measure(most = Infinity): Generator<'step', void> {
    const { value, millis, share } = yield* this.runSteps(
      this.solver.measure() as SolveSteps<MeasurementOf<S>>,
      most,
    );
    if (value !== undefined) {
      this.measured = { at: this.solver.iterations, value };
      this.checked = { at: this.solver.iterations, exploitability: value.exploitability };
      this.time.notePass(millis);
    } else if (millis >= most) this.time.noteTrial(millis / share);
  }

  /** The value is undefined if the time is over, or the work is cancelled, before the last step. */
  private *runSteps<T>(steps: SolveSteps<T>, most = Infinity): Generator<'step', StepsDone<T>> {
    let millis = 0;
    let share = 0;
    while (millis < most) {
      yield 'step';
      if (this.isGivenUp || this.time.isOver(this.elapsed)) break;
      const start = this.clock();
      const step = steps.next();
      millis += this.clock() - start;
      if (step.done === true) return { value: step.value, millis, share: 1 };
      share = step.value;
    }
    return { value: undefined, millis, share };
  }
}

interface StepsDone<T> {
  readonly value: T | undefined;
  /** Time spent in the steps. */
  readonly millis: number;
  readonly share: number;
}
