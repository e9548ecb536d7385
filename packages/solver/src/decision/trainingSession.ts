import { succeed, type Result } from '@doorcard/cards';
import type { StrategySource } from '../exploit/handWalk.js';
import { ConvergenceTracker } from './convergenceTracker.js';
import { Dealer } from './dealer.js';
import { describeMenu } from './decisionMenu.js';
import { makeDecisionPoint, type DecisionPoint } from './decisionPoint.js';
import { nameActions } from './decisionTree.js';
import { computeEv } from './ev.js';
import type { HandPolicy } from './evaluation.js';
import { ExternalPass } from './externalPass.js';
import { requiredEquity, type GameState } from './gameState.js';
import type { MccfrConfig } from './mccfrConfig.js';
import { McSampler } from './mcSampler.js';
import { PointTables } from './pointTables.js';
import { RegretTable } from './regretTable.js';
import { SprBucket } from './sprBucket.js';
import type { FinalStatus, Strategy } from './strategy.js';
import { measureTables } from './tableValues.js';

/** Milliseconds from any point in time. */
export type Clock = () => number;

export interface SessionOptions {
  /** Needed for a time limit. */
  readonly clock?: Clock | undefined;
  /** Bytes that the tables may take; 2 GB unless told. */
  readonly memoryLimit?: number | undefined;
}

const MEMORY_LIMIT = 2 * 2 ** 30;
/** How many iterations pass between two looks at the clock. */
const CLOCK_STRIDE = 8;
/**
 * Rivers that are looked at in an iteration, by the cards that are open at the decision point. A flop has 2352 run-outs, and
 * each needs some tens of visits.
 */
const RIVERS: Readonly<Record<number, number>> = { 3: 16, 4: 2, 5: 0 };

/**
 * A decision point being solved: both ranges learn by external sampling on the public tree, then hero's hand is read
 * off. `advance` in slices gives the same bits as `solve` at once.
 */
export class TrainingSession {
  readonly regretTable: RegretTable;
  readonly sampler: McSampler;
  readonly tracker = new ConvergenceTracker();
  private readonly pass: ExternalPass;
  private readonly dealer: Dealer;
  private state: 'new' | 'running' | FinalStatus = 'new';
  private done = 0;
  private started = 0;
  private nextTargetCheck = 0;

  private constructor(
    readonly point: DecisionPoint,
    readonly config: MccfrConfig,
    private readonly tables: PointTables,
    private readonly clock: Clock | undefined,
  ) {
    this.regretTable = new RegretTable(point, tables);
    this.sampler = McSampler.fromSeed(config.seed);
    const root = tables.layout.levels[0]![0]!;
    this.dealer = new Dealer(root, this.sampler, RIVERS[point.state.board.length]!);
    this.pass = new ExternalPass(tables, this.sampler, config.samplesPerIteration);
  }

  static create(
    state: GameState,
    config: MccfrConfig,
    options: SessionOptions = {},
  ): Result<TrainingSession> {
    if (config.timeLimit !== undefined && options.clock === undefined)
      throw new RangeError('a time limit needs a clock');
    const point = makeDecisionPoint(state);
    if (!point.ok) return point;
    const tables = PointTables.create(point.value, options.memoryLimit ?? MEMORY_LIMIT);
    return tables.ok
      ? succeed(new TrainingSession(point.value, config, tables.value, options.clock))
      : tables;
  }

  get status(): 'new' | 'running' | FinalStatus {
    return this.state;
  }

  get iterationCount(): number {
    return this.done;
  }

  private get isOver(): boolean {
    return this.state !== 'new' && this.state !== 'running';
  }

  /** Goes on by at most `count` iterations; ends early for the reasons that `status` then names. */
  advance(count: number): TrainingSession['status'] {
    const { iterations, timeLimit } = this.config;
    const { clock } = this;
    if (this.state === 'new') {
      this.state = 'running';
      this.started = clock?.() ?? 0;
    }
    for (let i = 0; i < count && !this.isOver; i++) {
      this.iterate();
      if (this.done % this.checkEvery === 0) this.check();
      const isLate =
        timeLimit !== undefined && this.done % CLOCK_STRIDE === 0 && clock!() - this.started >= timeLimit;
      if (this.isOver) break;
      if (this.done === iterations) this.state = 'complete';
      else if (isLate) this.state = 'timeLimit';
    }
    return this.state;
  }

  /** Runs to the end. */
  solve(): Strategy {
    while (!this.isOver) this.advance(this.config.iterations);
    return this.strategy();
  }

  /** Ends the run; what has been learned stays. */
  cancel(): void {
    if (!this.isOver) this.state = 'cancelled';
  }

  /** Iterations between two checks of how much strategies move. */
  get checkEvery(): number {
    return Math.max(100, Math.floor(this.config.iterations / 100));
  }

  private iterate(): void {
    this.done++;
    this.tracker.iterationsSinceCheck++;
    const deal = this.dealer.deal();
    this.pass.run(0, deal);
    this.pass.run(1, deal);
  }

  private check(): void {
    const { target, convergenceThreshold, iterations } = this.config;
    const enough = target === undefined ? convergenceThreshold : 0;
    // Whether anything moves is told by the first row that does; how far, by all of them, and at the end alone.
    this.tracker.check(this.regretTable, this.done === iterations ? Infinity : enough);
    if (target === undefined) {
      if (this.tracker.isConverged(convergenceThreshold)) this.state = 'converged';
      return;
    }
    // Best responses walk every card, so they are asked at distances that grow with the run.
    if (this.done < this.nextTargetCheck) return;
    this.nextTargetCheck = this.done * 1.25;
    if (this.exploitability() <= target) this.state = 'converged';
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

  /** Exact, as a share of the pot: what best answers win beyond the own values, averaged over both sides. */
  exploitability(): number {
    return measureTables(this.point, this.tables).exploitability;
  }

  /** What is known now about hero's hand, with exact values. */
  strategy(): Strategy {
    const { config, point } = this;
    const { state, tree } = point;
    const frequencies = new Float64Array(tree.root.children.length);
    this.policy(tree.root, [])(point.hand, frequencies);
    const ev = computeEv(point, this.policy);
    const actions = nameActions(point.decisionTree).map((action, i) => ({
      ...action,
      frequency: frequencies[i]!,
      ev: ev.actions[i]!.played,
    }));
    return {
      actions,
      ev: actions.reduce((sum, { frequency, ev }) => sum + frequency * ev, 0),
      range: { ev: ev.hero.played, low: point.decisionTree.pot - ev.villain.best, high: ev.hero.best },
      iterations: this.done,
      convergence:
        this.tracker.iterationsSinceCheck === 0
          ? this.tracker.maxChange
          : this.tracker.findChange(this.regretTable),
      exploitability: ev.exploitability,
      status: this.state,
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
}
