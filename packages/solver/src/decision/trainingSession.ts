import { refuse, succeed, type Card, type Result } from '@doorcard/cards';
import type { StrategySource } from '../exploit/handWalk.js';
import { ConvergenceTracker } from './convergenceTracker.js';
import { describeMenu } from './decisionMenu.js';
import { makeDecisionPoint, type DecisionPoint } from './decisionPoint.js';
import { nameActions } from './decisionTree.js';
import { computeEv } from './ev.js';
import type { HandPolicy } from './evaluation.js';
import { ExternalPass } from './externalPass.js';
import { requiredEquity, unseenCards, type GameState } from './gameState.js';
import type { MccfrConfig } from './mccfrConfig.js';
import { McSampler } from './mcSampler.js';
import { Places } from './places.js';
import type { PublicDecision, PublicTree } from './publicNode.js';
import { RegretTable } from './regretTable.js';
import { SprBucket } from './sprBucket.js';
import type { FinalStatus, Strategy } from './strategy.js';

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
const CELL_BYTES = 16;

/**
 * A decision point being solved: both ranges learn by external sampling on the public tree, then hero's hand is read
 * off. `advance` in slices gives the same bits as `solve` at once.
 */
export class TrainingSession {
  readonly regretTable: RegretTable;
  readonly sampler: McSampler;
  readonly tracker = new ConvergenceTracker();
  private readonly places: Places;
  private readonly pass: ExternalPass;
  private readonly unseen: readonly Card[];
  private state: 'new' | 'running' | FinalStatus = 'new';
  private done = 0;
  private started = 0;
  private nextTargetCheck = 0;

  private constructor(
    readonly point: DecisionPoint,
    readonly config: MccfrConfig,
    private readonly clock: Clock | undefined,
  ) {
    const { state, tree, hands } = point;
    this.regretTable = new RegretTable([hands[0].combos, hands[1].combos]);
    this.sampler = McSampler.fromSeed(config.seed);
    this.places = new Places(state.board.length, hands);
    this.unseen = unseenCards(state.board);
    this.pass = new ExternalPass({
      root: tree.root,
      hands,
      places: this.places,
      table: this.regretTable,
      sampler: this.sampler,
      samples: config.samplesPerIteration,
    });
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
    const needed = estimateBytes(point.value.tree, new Places(state.board.length, point.value.hands));
    const limit = options.memoryLimit ?? MEMORY_LIMIT;
    if (needed <= limit) return succeed(new TrainingSession(point.value, config, options.clock));
    return refuse({
      code: 'decision/too-large',
      value: `${Math.ceil(needed / 2 ** 20)} MB`,
      problem: `the tables would take ${Math.ceil(needed / 2 ** 20)} MB`,
      expected: `at most ${Math.floor(limit / 2 ** 20)} MB: fewer bet sizes, smaller ranges or smaller stacks`,
    });
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
    const dealt = this.dealRunout();
    const runout = this.point.runouts.with(dealt);
    this.pass.run(0, runout, dealt, this.done);
    this.pass.run(1, runout, dealt, this.done);
  }

  /** The cards that are missing, in the order in which they come. */
  private dealRunout(): Card[] {
    const cards: Card[] = [];
    while (this.point.state.board.length + cards.length < 5) {
      const card = this.unseen[this.sampler.pick(this.unseen.length)]!;
      if (!cards.includes(card)) cards.push(card);
    }
    return cards;
  }

  private check(): void {
    this.tracker.checkConvergence(this.regretTable);
    const { target, convergenceThreshold } = this.config;
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
  readonly policy: HandPolicy = (node, dealt) => {
    const count = node.children.length;
    const block = this.regretTable.rows.peek(this.places.idOf(node, dealt));
    if (block < 0) return (_, frequencies) => void frequencies.fill(1 / count);
    const groups = this.places.isGrouped(node)
      ? this.point.runouts.with(dealt).sides[node.side].groups
      : undefined;
    return (hand, frequencies) => {
      const row = groups === undefined ? hand : groups[hand]!;
      this.regretTable.readAverage(block + row * count, count, frequencies);
    };
  };

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
    return computeEv(this.point, this.policy).exploitability;
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
      convergence: this.tracker.maxChange,
      exploitability: ev.exploitability,
      status: this.state,
      sprBucket: SprBucket.fromSpr(state.stack / state.pot),
      requiredEquity: requiredEquity(state),
      heroRange: state.heroRangeText,
      heroRangeSource: state.heroRangeSource,
      villainCombos: state.villainCombos,
      menu: describeMenu(state.menu),
      grouped: tree.decisions.some((node) => this.places.isGrouped(node)),
      seed: config.seed,
      memoryBytes: this.regretTable.bytes,
    };
  }
}

function estimateBytes({ decisions }: PublicTree, places: Places): number {
  const cells = (node: PublicDecision): number =>
    places.blockCount(node) * places.rowCount(node) * node.children.length;
  return CELL_BYTES * decisions.reduce((sum, node) => sum + cells(node), 0);
}
