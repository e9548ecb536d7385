import { cardsOf, succeed, type Result } from '@doorcard/cards';
import { makeDecisionPoint, type DecisionPoint } from '../decision/decisionPoint.js';
import type { HandPolicy } from '../decision/evaluation.js';
import type { GameState } from '../decision/gameState.js';
import { parseMccfrConfig } from '../decision/mccfrConfig.js';
import { TrainingSession } from '../decision/trainingSession.js';
import { makePostflop, type Measured, type Postflop } from '../postflop/postflop.js';
import { reportNode } from '../report/nodeReport.js';
import { ROOT_PATH } from '../tree/nodePath.js';
import type { Clock } from './clock.js';
import type { SolveSteps } from './iterativeSolver.js';
import type { PointMeasurement, PointRow, PointSolver } from './pointSolver.js';
import { PostflopSolver } from './postflopSolver.js';
import { SolveRun } from './solveRun.js';

/** `mccfr` samples cards and hands, `dcfr` makes full passes over the betting tree and all cards. */
export const POINT_ALGORITHMS = ['mccfr', 'dcfr'] as const;
export type PointAlgorithm = (typeof POINT_ALGORITHMS)[number];

export interface PointRunOptions {
  readonly algorithm: PointAlgorithm;
  readonly clock: Clock;
  /** The time limit. (None) */
  readonly seconds?: number | undefined;
  /** At most this many. (10000 for mccfr, 1000 for dcfr) */
  readonly iterations?: number | undefined;
  /** The exploitability to reach, as a share of the pot. (None for mccfr, 0.005 for dcfr) */
  readonly target?: number | undefined;
  /** A larger decision point is refused. (2 GB for mccfr; for dcfr what 32-bit addresses can reach) */
  readonly maxBytes?: number | undefined;
  /** For mccfr only. (Random) */
  readonly seed?: bigint | undefined;
  /** For mccfr only: the hands of the other side that an iteration samples. (100) */
  readonly samplesPerIteration?: number | undefined;
  /** For mccfr only: the run ends when no frequency changes by this much between two checks. Not used with a target. (0.001) */
  readonly convergenceThreshold?: number | undefined;
}

export type PointRun = SolveRun<PointSolver>;

const DCFR_DEFAULTS = { iterations: 1000, target: 0.005 };

/** Makes a run that solves a decision point for both ranges. Read `run.solver.readRow(run.result.measured)` for hero's hand. */
export const openPointRun = (state: GameState, options: PointRunOptions): Result<PointRun> =>
  options.algorithm === 'mccfr' ? openSampling(state, options) : openTree(state, options);

function openSampling(state: GameState, options: PointRunOptions): Result<PointRun> {
  const { iterations, target, seconds, seed, samplesPerIteration, convergenceThreshold } = options;
  const timeLimit = seconds === undefined ? undefined : 1000 * seconds;
  const config = parseMccfrConfig({
    iterations,
    target,
    timeLimit,
    seed,
    samplesPerIteration,
    convergenceThreshold,
  });
  if (!config.ok) return config;
  const { clock, maxBytes } = options;
  const session = TrainingSession.create(state, config.value, { clock, memoryLimit: maxBytes });
  return session.ok ? succeed(session.value.run) : session;
}

function openTree(state: GameState, options: PointRunOptions): Result<PointRun> {
  const { clock, maxBytes, seconds } = options;
  const openedAt = clock();
  const point = makeDecisionPoint(state);
  if (!point.ok) return point;
  const { decisionTree, ranges } = point.value;
  const postflop = makePostflop({
    tree: decisionTree.root,
    board: state.board,
    ranges,
    pot: decisionTree.pot,
    ...(maxBytes !== undefined && { maxBytes }),
  });
  if (!postflop.ok) return postflop;
  const limits = {
    iterations: options.iterations ?? DCFR_DEFAULTS.iterations,
    target: options.target ?? DCFR_DEFAULTS.target,
    seconds,
  };
  return succeed(new SolveRun(new PointTreeSolver(point.value, postflop.value), limits, clock, openedAt));
}

/** A decision point solved over its whole tree. */
class PointTreeSolver extends PostflopSolver implements PointSolver<Measured & PointMeasurement> {
  constructor(
    private readonly point: DecisionPoint,
    postflop: Postflop,
  ) {
    super(postflop, point.state.pot);
  }

  override *measure(): SolveSteps<Measured & PointMeasurement> {
    const measured = yield* super.measure();
    const { ev, best } = measured;
    const { side, decisionTree } = this.point;
    const range = { ev: ev[side], low: decisionTree.pot - best[1 - side]!, high: best[side] };
    return { ...measured, range };
  }

  get policy(): HandPolicy {
    const { strategy } = this;
    const { tree, hands } = this.point;
    return ({ id, side }, dealt) => {
      const read = strategy(tree.decisions[id]!.source, { ...ROOT_PATH, cards: dealt });
      const { combos } = hands[side];
      return (hand, frequencies) => {
        const combo = combos[hand]!;
        if (cardsOf(combo).some((card) => dealt.includes(card))) frequencies.fill(0);
        else frequencies.set(read(combo));
      };
    };
  }

  /** The values of one hand are in the tables, so they need no pass. */
  readRow(): PointRow {
    const { hands } = reportNode(this.solved, ROOT_PATH);
    const { frequencies, evs } = hands.find(({ combo }) => combo === this.point.state.heroHand)!;
    return { frequencies, evs, convergence: null };
  }
}
