import type { Clock } from './clock.js';
import type { IterativeSolver, MeasurementOf, SolveSteps } from './iterativeSolver.js';
import { TimeLimit } from './timeLimit.js';

/**
 * Why a run ended: the exploitability target is reached, strategies have stopped moving, all iterations are done, the time
 * is up, or it was cancelled.
 */
export const RUN_ENDS = ['target', 'converged', 'iterations', 'timeLimit', 'cancelled'] as const;
export type RunEnd = (typeof RUN_ENDS)[number];
export type RunStatus = 'new' | 'running' | 'paused' | RunEnd;

export interface RunLimits {
  readonly iterations: number;
  /** The exploitability to reach, as a share of the pot. It is checked only when it is given. */
  readonly target?: number | undefined;
  /** Of opening, iterations and the closing pass together; pauses are not counted. `TimeLimit` says how exactly it is kept. */
  readonly seconds?: number | undefined;
}

/** How far a run has come. */
export interface RunProgress {
  readonly iterations: number;
  /** As it was measured last, as a share of the pot, and after how many iterations; null before the first time. */
  readonly exploitability: number | null;
  readonly measuredAt: number | null;
  readonly seconds: number;
  readonly bytes: number;
  readonly threads: number;
}

export interface RunResult<M> {
  readonly status: RunStatus;
  readonly progress: RunProgress;
  /** Of the strategies as they are now; null when the time was too short, or when the closing pass was cancelled. */
  readonly measured: M | null;
}

/** Milliseconds of work after which the host gets its turn: a key press is noticed at once, and waiting costs little. */
const YIELD_AFTER = 50;

/** Where work may stop: before an iteration, or before a step of a pass. */
type Stop = 'iteration' | 'step';

/**
 * Drives a solver to its end. Results depend on the solver and its limits only, never on when a run yields or pauses: what
 * changes tables (iterations, and checks of the target) comes after the same number of iterations each time.
 */
export class SolveRun<S extends IterativeSolver = IterativeSolver> {
  private end: RunEnd | undefined;
  private hasBegun = false;
  private wantsPause = false;
  private isCancelled = false;
  private isClosing = false;
  /** No pass is begun or gone on with. */
  private isGivenUp = false;
  private measured: { readonly at: number; readonly value: MeasurementOf<S> } | undefined;
  private nextCheck: number;
  private readonly firstIteration: number;
  private readonly time: TimeLimit;
  /** Milliseconds up to the last pause. */
  private spent: number;
  /** When work was taken up again; undefined while nothing goes on. */
  private since: number | undefined;

  constructor(
    readonly solver: S,
    readonly limits: RunLimits,
    private readonly clock: Clock,
    /** When the solver began to be made. */
    openedAt: number,
  ) {
    this.spent = clock() - openedAt;
    this.firstIteration = solver.iterations;
    this.nextCheck = solver.nextCheckAfter(solver.iterations);
    this.time = new TimeLimit(1000 * (limits.seconds ?? Infinity), solver.passInIterations);
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
      exploitability: this.measured?.value.exploitability ?? null,
      measuredAt: this.measured?.at ?? null,
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
   * Goes on until the end or a pause. `yieldToHost` lets the host do other work; progress is reported before each time, and
   * at last.
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

  /** The same without a host: goes on by at most `count` iterations. */
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

  /** `go` returns soon; the next `go` goes on with the same bits. */
  pause(): void {
    this.wantsPause = this.since !== undefined;
  }

  /**
   * No more iterations: `go` makes the closing pass and ends. In the middle of the closing pass it ends at once. Calling it
   * again changes nothing, so that messages may come late.
   */
  cancel(): void {
    if (this.isCancelled) return;
    if (this.isClosing) this.isGivenUp = true;
    this.isCancelled = true;
  }

  /** Cancels without a closing pass. */
  abort(): void {
    this.isGivenUp = true;
    this.isCancelled = true;
  }

  save(): ReturnType<S['save']> {
    return this.solver.save() as ReturnType<S['save']>;
  }

  close(): void {
    this.solver.close();
  }

  private get elapsed(): number {
    return this.spent + (this.since === undefined ? 0 : this.clock() - this.since);
  }

  /** Whether the last measurement is one of the strategies as they are now. */
  private get isMeasured(): boolean {
    return this.measured?.at === this.solver.iterations;
  }

  private begin(): void {
    if (this.since !== undefined) throw new RangeError('the run goes on already');
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

  /** The target counts however a run comes to its end; of the limits the first one that is reached. */
  private findEnd(): RunEnd | undefined {
    const { iterations } = this.solver;
    if (this.hasReachedTarget()) return 'target';
    if (this.solver.hasConverged) return 'converged';
    if (this.isCancelled) return 'cancelled';
    if (iterations >= this.limits.iterations) return 'iterations';
    // One iteration is always made: without any there is no strategy to show.
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
    const isFar = quick?.value !== undefined && quick.value > this.limits.target!;
    if (!isFar && !this.isMeasured) yield* this.measure();
    // Only now: a check that a pause has cut off is made again.
    this.nextCheck = solver.nextCheckAfter(solver.iterations);
  }

  /** A pass, or a trial of one that is left after so many milliseconds. */
  private *measure(most = Infinity): Generator<'step', void> {
    const { value, millis, share } = yield* this.runSteps(
      this.solver.measure() as SolveSteps<MeasurementOf<S>>,
      most,
    );
    if (value !== undefined) {
      this.measured = { at: this.solver.iterations, value };
      this.time.notePass(millis);
    } else if (millis >= most) this.time.noteTrial(millis / share);
  }

  /** The value is undefined when the time is over, or the work is cancelled, before the last step. */
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
  /** Of work. */
  readonly millis: number;
  readonly share: number;
}
