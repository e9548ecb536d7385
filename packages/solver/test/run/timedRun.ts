import { unwrap } from '@doorcard/cards';
import type { IterativeSolver, Measurement, SolveSteps } from '../../src/run/iterativeSolver.js';
import { openPointRun, type PointRun, type PointRunOptions } from '../../src/run/pointRun.js';
import type { SolveRun } from '../../src/run/solveRun.js';
import { openSpotRun, readSpotSetup, type SpotRun } from '../../src/run/spotRun.js';
import { RIVER, stateOf } from '../decision/sessions.js';
import { menus } from '../postflop/solvers.js';

const TURN = {
  board: 'QsJh2h8d',
  ranges: { oop: '99,AK,A8s', ip: 'TT,KQ,87s' },
  pot: 40,
  stack: 80,
  bets: menus('50%', 'a'),
  target: '0%',
  maxIterations: 40,
};

/** Milliseconds that a unit of work takes, by the number of iterations done. */
export interface Costs {
  readonly iteration: (iterations: number) => number;
  readonly step: (iterations: number) => number;
}

export const constant = (iteration: number, step: number): Costs => ({
  iteration: () => iteration,
  step: () => step,
});

/** A clock that only units of work advance. `units` are the times at which they ended. */
export class WorkClock {
  now = 0;
  readonly units: number[] = [0];
  readonly read = (): number => this.now;

  pass(millis: number): void {
    this.now += millis;
    this.units.push(this.now);
  }
}

/** Makes every unit of work of a real solver take its time. */
function slowDown(solver: IterativeSolver, clock: WorkClock, costs: Costs): void {
  const iterate = solver.iterate.bind(solver);
  const measure = solver.measure.bind(solver);
  solver.iterate = () => {
    iterate();
    clock.pass(costs.iteration(solver.iterations));
  };
  solver.measure = function* (): SolveSteps<Measurement> {
    const steps = measure();
    for (;;) {
      const step = steps.next();
      clock.pass(costs.step(solver.iterations));
      if (step.done === true) return step.value;
      yield step.value;
    }
  };
}

export interface Timed<R extends SolveRun> {
  readonly run: R;
  readonly clock: WorkClock;
}

const NO_TIME = constant(0, 0);

export function spotRun(change: object = {}, seconds?: number, costs = NO_TIME): Timed<SpotRun> {
  const clock = new WorkClock();
  const setup = unwrap(readSpotSetup({ file: { ...TURN, ...change } }, {}));
  const run = unwrap(openSpotRun(setup, { clock: clock.read, seconds }));
  slowDown(run.solver, clock, costs);
  return { run, clock };
}

export function pointRun(
  options: Partial<PointRunOptions> & Pick<PointRunOptions, 'algorithm'>,
  costs = NO_TIME,
  board = RIVER.board,
): Timed<PointRun> {
  const clock = new WorkClock();
  const run = unwrap(openPointRun(stateOf({ ...RIVER, board }), { clock: clock.read, seed: 1n, ...options }));
  slowDown(run.solver, clock, costs);
  return { run, clock };
}

export const finishRun = <R extends SolveRun>(run: R): ReturnType<R['go']> =>
  run.go(() => Promise.resolve()) as ReturnType<R['go']>;
