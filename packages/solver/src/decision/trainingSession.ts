import { succeed, type Result } from '@doorcard/cards';
import type { Clock } from '../run/clock.js';
import { finish, type SolveSteps } from '../run/iterativeSolver.js';
import type { PointMeasurement, PointRow, PointSolver } from '../run/pointSolver.js';
import { SolveRun } from '../run/solveRun.js';
import { McSampler } from '../sampling/mcSampler.js';
import { ConvergenceTracker } from './convergenceTracker.js';
import { Dealer } from './dealer.js';
import { describeMenu } from './decisionMenu.js';
import { makeDecisionPoint, type DecisionPoint } from './decisionPoint.js';
import { nameActions } from './decisionTree.js';
import { computeEv } from './ev.js';
import type { HandPolicy } from './evaluation.js';
import { ExternalPass } from './externalPass.js';
import { requiredEquity, type GameState } from './gameState.js';
import { InfoSetKey } from './infoSetKey.js';
import type { MccfrConfig } from './mccfrConfig.js';
import { PointTables } from './pointTables.js';
import { RegretTable } from './regretTable.js';
import { FINAL_STATUS_OF, type FinalStatus, type Strategy } from './strategy.js';
import { measureTables } from './tableValues.js';

export interface TrainingOptions {
  /** Needed for a time limit. */
  readonly clock?: Clock | undefined;
  /** Bytes that the tables may take. (2 GB) */
  readonly memoryLimit?: number | undefined;
}

const MEMORY_LIMIT = 2 * 2 ** 30;
/**
 * Rivers per iteration, by the number of board cards at the decision point. A flop has 2352 run-outs, and each needs tens of
 * visits.
 */
const RIVERS: Readonly<Record<number, number>> = { 3: 16, 4: 2, 5: 0 };

/** What a pass over a sampled decision point finds. */
export interface SampledMeasurement extends PointMeasurement {
  /** By action of hero's hand. */
  readonly evs: readonly number[];
  /** The largest change of any average strategy since the last check. It is not a distance to equilibrium. */
  readonly convergence: number;
}

/**
 * Solves a decision point: external sampling on the public tree trains the strategies of both ranges, then the row of hero's
 * hand is read. It is the solver of its `run`; `advance` in parts gives the same bits as `solve` at once.
 */
export class TrainingSession implements PointSolver<SampledMeasurement> {
  readonly run: SolveRun<TrainingSession>;
  readonly regretTable: RegretTable;
  readonly sampler: McSampler;
  readonly tracker = new ConvergenceTracker();
  private readonly pass: ExternalPass;
  private readonly dealer: Dealer;
  readonly threads = 1;
  /** An iteration samples; a pass walks every card. */
  readonly passInIterations = undefined;
  private done = 0;
  private isSettled = false;

  private constructor(
    readonly point: DecisionPoint,
    readonly config: MccfrConfig,
    private readonly tables: PointTables,
    clock: Clock,
    openedAt: number,
  ) {
    this.regretTable = new RegretTable(point, tables);
    this.sampler = McSampler.fromSeed(config.seed);
    const root = tables.layout.levels[0]![0]!;
    this.dealer = new Dealer(root, this.sampler, RIVERS[point.state.board.length]!);
    this.pass = new ExternalPass(tables, this.regretTable, this.sampler, config.samplesPerIteration);
    const { iterations, target, timeLimit } = config;
    const seconds = timeLimit === undefined ? undefined : timeLimit / 1000;
    this.run = new SolveRun<TrainingSession>(this, { iterations, target, seconds }, clock, openedAt);
  }

  static create(
    state: GameState,
    config: MccfrConfig,
    options: TrainingOptions = {},
  ): Result<TrainingSession> {
    if (config.timeLimit !== undefined && options.clock === undefined)
      throw new RangeError('a time limit needs a clock');
    const clock = options.clock ?? (() => 0);
    const openedAt = clock();
    const point = makeDecisionPoint(state);
    if (!point.ok) return point;
    const tables = PointTables.create(point.value, options.memoryLimit ?? MEMORY_LIMIT);
    return tables.ok
      ? succeed(new TrainingSession(point.value, config, tables.value, clock, openedAt))
      : tables;
  }

  get status(): 'new' | 'running' | FinalStatus {
    const { status } = this.run;
    if (status === 'new' || status === 'running') return status;
    return status === 'paused' ? 'running' : FINAL_STATUS_OF[status];
  }

  get iterations(): number {
    return this.done;
  }

  get bytes(): number {
    return this.tables.bytes;
  }

  get hasConverged(): boolean {
    return this.isSettled;
  }

  /** Runs at most `count` more iterations. It ends early when the run ends; `status` says why. */
  advance(count: number): TrainingSession['status'] {
    this.run.advance(count);
    return this.status;
  }

  /** Runs to the end. Exact values are computed even if the time limit is over. */
  solve(): Strategy {
    this.run.advance(Infinity);
    return this.strategy();
  }

  /** Ends the run; the strategies stay readable. */
  cancel(): void {
    this.run.cancel();
  }

  /** Iterations between two checks of how much the strategies change. */
  get checkEvery(): number {
    return Math.max(100, Math.floor(this.config.iterations / 100));
  }

  /** Best responses walk every card, so the target is checked less often as the run goes on. */
  nextCheckAfter(iterations: number): number {
    return Math.max(1, Math.ceil((iterations * 1.25) / this.checkEvery)) * this.checkEvery;
  }

  iterate(): void {
    this.done++;
    this.tracker.iterationsSinceCheck++;
    const deal = this.dealer.deal();
    this.pass.run(0, deal);
    this.pass.run(1, deal);
    if (this.done % this.checkEvery === 0) this.checkMovement();
  }

  private checkMovement(): void {
    const { target, convergenceThreshold, iterations } = this.config;
    const enough = target === undefined ? convergenceThreshold : 0;
    // One row that changes is enough to go on. The largest change needs all rows, and only the last check reports it.
    this.tracker.checkConvergence(this.regretTable, this.done === iterations ? Infinity : enough);
    this.isSettled = target === undefined && this.tracker.isConverged(convergenceThreshold);
  }

  /** How the average strategy plays. A hand or a node that was never reached takes every action equally often. */
  readonly policy: HandPolicy = ({ id }, dealt) =>
    this.regretTable.openAverage(this.point.tree.decisions[id]!, dealt);

  /** Exact except for f32 rounding, as a share of the pot: what best responses win beyond the values of the strategies. */
  exploitability(): number {
    return finish(this.quickCheck());
  }

  quickCheck(): SolveSteps<number> {
    return measureTables(this.point, this.tables);
  }

  *measure(): SolveSteps<SampledMeasurement> {
    const { point, tracker } = this;
    const ev = yield* computeEv(point, this.policy);
    return {
      exploitability: ev.exploitability,
      evs: ev.actions.map(({ played }) => played),
      range: { ev: ev.hero.played, low: point.decisionTree.pot - ev.villain.best, high: ev.hero.best },
      convergence:
        tracker.iterationsSinceCheck === 0 ? tracker.maxChange : tracker.findChange(this.regretTable),
    };
  }

  readRow(measured: SampledMeasurement | null): PointRow {
    const key = InfoSetKey.fromGameState(this.point.state);
    const { regretTable } = this;
    return {
      // Before the first iteration there is no average: the current strategy takes every action equally often.
      frequencies: [...(regretTable.getAverageStrategy(key) ?? regretTable.getStrategy(key))],
      evs: measured?.evs ?? null,
      convergence: measured?.convergence ?? null,
    };
  }

  /** The current strategy of hero's hand, with exact values. */
  strategy(): Strategy {
    const { config, point } = this;
    const { state } = point;
    const { evs, ...measured } = this.run.result.measured ?? finish(this.measure());
    const { frequencies } = this.readRow(null);
    const actions = nameActions(point.decisionTree).map(({ action, chips }, i) => ({
      action,
      chips,
      frequency: frequencies[i]!,
      ev: evs[i]!,
    }));
    return {
      ...measured,
      actions,
      ev: actions.reduce((sum, { frequency, ev }) => sum + frequency * ev, 0),
      iterations: this.done,
      status: this.status,
      sprBucket: InfoSetKey.fromGameState(state).sprBucket,
      requiredEquity: requiredEquity(state),
      heroRange: state.heroRangeText,
      heroRangeSource: state.heroRangeSource,
      villainCombos: state.villainCombos,
      menu: describeMenu(state.menu),
      seed: config.seed,
      memoryBytes: this.tables.bytes,
    };
  }

  /** Not supported: a saved run would also need the state of the sampler. */
  save(): undefined {
    return undefined;
  }

  close(): void {
    // There are no threads.
  }
}
