import { succeed, type Result } from '@doorcard/cards';
import type { StrategySource } from '../exploit/handWalk.js';
import type { Clock } from '../run/clock.js';
import { finish, type SolveSteps } from '../run/iterativeSolver.js';
import type { PointMeasurement, PointRow, PointSolver } from '../run/pointSolver.js';
import { SolveRun } from '../run/solveRun.js';
import { ConvergenceTracker } from './convergenceTracker.js';
import { Dealer } from './dealer.js';
import { describeMenu } from './decisionMenu.js';
import { makeDecisionPoint, type DecisionPoint } from './decisionPoint.js';
import { nameActions } from './decisionTree.js';
import { computeEvInSteps } from './ev.js';
import type { HandPolicy } from './evaluation.js';
import { ExternalPass } from './externalPass.js';
import { requiredEquity, type GameState } from './gameState.js';
import type { MccfrConfig } from './mccfrConfig.js';
import { McSampler } from './mcSampler.js';
import { PointTables } from './pointTables.js';
import { RegretTable } from './regretTable.js';
import { SprBucket } from './sprBucket.js';
import { FINAL_STATUS_OF, type FinalStatus, type Strategy } from './strategy.js';
import { measureTables } from './tableValues.js';

export interface TrainingOptions {
  /** Needed for a time limit. */
  readonly clock?: Clock | undefined;
  /** Bytes that the tables may take; 2 GB unless told. */
  readonly memoryLimit?: number | undefined;
}

const MEMORY_LIMIT = 2 * 2 ** 30;
/**
 * Rivers that are looked at in an iteration, by the cards that are open at the decision point. A flop has 2352 run-outs, and
 * each needs some tens of visits.
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
 * A decision point being solved: both ranges learn by external sampling on the public tree, then hero's hand is read off. It
 * is the solver of its `run`; `advance` in parts gives the same bits as `solve` at once.
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
    this.pass = new ExternalPass(tables, this.sampler, config.samplesPerIteration);
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

  get iterationCount(): number {
    return this.done;
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

  /** Goes on by at most `count` iterations; ends early for the reasons that `status` then names. */
  advance(count: number): TrainingSession['status'] {
    this.run.advance(count);
    return this.status;
  }

  /** Runs to the end. Values that a time limit left no time for are computed all the same. */
  solve(): Strategy {
    this.run.advance(Infinity);
    return this.strategy();
  }

  /** Ends the run; what has been learned stays. */
  cancel(): void {
    this.run.cancel();
  }

  /** Iterations between two checks of how much strategies move. */
  get checkEvery(): number {
    return Math.max(100, Math.floor(this.config.iterations / 100));
  }

  /** Best responses walk every card, so the target is checked at distances that grow with the run. */
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
    // The first row that moves decides whether any does; how far is asked at the end only, and needs all rows.
    this.tracker.check(this.regretTable, this.done === iterations ? Infinity : enough);
    this.isSettled = target === undefined && this.tracker.isConverged(convergenceThreshold);
  }

  /** How the average strategy plays. A hand or a node that no play has reached takes every action equally often. */
  readonly policy: HandPolicy = (node, dealt) => this.regretTable.openAverage(node, dealt);

  /** The average strategy by node and path, as `measureExploitability` asks for it. */
  get strategySource(): StrategySource {
    const numbered = new Map(this.point.tree.decisions.map((node) => [node.source, node]));
    const places = this.point.hands.map(({ combos }) => new Map(combos.map((combo, hand) => [combo, hand])));
    return (source, { cards }) => {
      const node = numbered.get(source)!;
      const read = this.policy(node, cards);
      return (combo) => {
        const frequencies = new Float64Array(node.children.length);
        read(places[node.side]!.get(combo)!, frequencies);
        return frequencies;
      };
    };
  }

  /** Exact but for f32 rounding, as a share of the pot: what best answers win beyond the own values. */
  exploitability(): number {
    return finish(this.quickCheck());
  }

  quickCheck(): SolveSteps<number> {
    return measureTables(this.point, this.tables);
  }

  *measure(): SolveSteps<SampledMeasurement> {
    const { point, tracker } = this;
    const ev = yield* computeEvInSteps(point, this.policy);
    return {
      exploitability: ev.exploitability,
      evs: ev.actions.map(({ played }) => played),
      range: { ev: ev.hero.played, low: point.decisionTree.pot - ev.villain.best, high: ev.hero.best },
      convergence:
        tracker.iterationsSinceCheck === 0 ? tracker.maxChange : tracker.findChange(this.regretTable),
    };
  }

  readRow(measured: SampledMeasurement | null): PointRow {
    const { tree, hand } = this.point;
    const frequencies = new Float64Array(tree.root.children.length);
    this.policy(tree.root, [])(hand, frequencies);
    return {
      frequencies: [...frequencies],
      evs: measured?.evs ?? null,
      convergence: measured?.convergence ?? null,
    };
  }

  /** Everything that is known now about hero's hand, with exact values. */
  strategy(): Strategy {
    const { config, point } = this;
    const { state } = point;
    const { evs, ...measured } = this.run.result.measured ?? finish(this.measure());
    const { frequencies } = this.readRow(null);
    const actions = nameActions(point.decisionTree).map((action, i) => ({
      ...action,
      frequency: frequencies[i]!,
      ev: evs[i]!,
    }));
    return {
      ...measured,
      actions,
      ev: actions.reduce((sum, { frequency, ev }) => sum + frequency * ev, 0),
      iterations: this.done,
      status: this.status,
      sprBucket: SprBucket.fromSpr(state.stack / state.pot),
      requiredEquity: requiredEquity(state),
      heroRange: state.heroRangeText,
      heroRangeSource: state.heroRangeSource,
      villainCombos: state.villainCombos,
      menu: describeMenu(state.menu),
      seed: config.seed,
      memoryBytes: this.tables.bytes,
    };
  }

  /** Going on needs the state of the sampler too, which no file holds. */
  save(): undefined {
    return undefined;
  }

  close(): void {
    // There are no threads.
  }
}
