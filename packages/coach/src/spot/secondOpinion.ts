import { isSameAction } from '@doorcard/cpu';
import type { Action, Legal, View } from '@doorcard/engine';
import { succeed, wrong, type Result } from '@doorcard/sealed';
import {
  findLateHand,
  makeLateSolver,
  reportLateNode,
  type LateAction,
  type LateSolver,
} from '@doorcard/solver/late';
import { labelLoss, isLabel, type Label } from '../verdict/label.js';
import type { OpponentModel } from '../verdict/opponentModel.js';
import { LEAST_EFFECTIVE } from '../verdict/thresholds.js';
import { spotsOf, type TableSpot } from './tableSpot.js';

/** What one action wins with the hand that was held, in big bets from here on; folding is 0. */
export interface OpinionAction {
  readonly action: Action;
  readonly value: number;
  /** What it loses against the best action. */
  readonly loss: number;
  /** How often the solution takes it with this hand. */
  readonly frequency: number;
}

/** The loss of the taken action for one pair of ranges. */
export interface RangeLoss {
  /** The part of the time that the ranges allow anybody to do anything legal. */
  readonly epsilon: number;
  readonly loss: number;
  readonly best: Action;
  /** As a share of the pot at the beginning of the street. */
  readonly exploitability: number;
}

/**
 * A solution of a late decision for believed ranges. It is shown with the verdict of the rollouts and is never added up:
 * other ranges have other solutions.
 */
export interface SolvedVerdict {
  readonly taken: Action;
  /** The best first. */
  readonly actions: readonly OpinionAction[];
  readonly loss: number;
  /** Null if a second pair of ranges does not agree, or if the ranges rest on too few samples. */
  readonly label: Label | null;
  /** The pot before the action, in big bets. */
  readonly pot: number;
  readonly source: {
    readonly kind: 'solved';
    /** Who both players were taken to be when their ranges were made. */
    readonly model: string;
    readonly exploitability: number;
    readonly iterations: number;
    /** Infinity is null: all hands were weighed. */
    readonly effective: number | null;
    /** The ranges of this verdict, then those that had to agree. */
    readonly ranges: readonly RangeLoss[];
  };
}

/** How far a solve is. */
export interface OpinionProgress {
  /** The index of the pair of ranges that is being solved, from 0. */
  readonly pair: number;
  readonly pairs: number;
  readonly iterations: number;
  /** As a share of the pot; undefined before the first look. */
  readonly exploitability: number | undefined;
}

export interface SecondOpinionOptions {
  readonly view: View;
  readonly taken: Action;
  readonly model: OpponentModel;
  /** The same seed gives the same answer. */
  readonly seed: bigint;
  readonly particles?: number;
  /** Where to stop, as a share of the pot. (0.05 %) */
  readonly target?: number;
  /** (500) */
  readonly maxIterations?: number;
}

const TARGET = 0.0005;
const MOST_ITERATIONS = 500;
/** Exploitability is looked at every this many iterations; a look costs about as much as one. */
const ITERATIONS_OF_STEP = 10;
/** The usual part of the time that anybody does anything, and twice that: a label has to survive the difference. */
const EPSILONS = [0.15, 0.3];

/** Solves a late decision for two pairs of ranges, in steps, so that a worker can stop between them. */
export class SecondOpinion {
  private readonly solving: Solving[] = [];

  private constructor(
    private readonly options: SecondOpinionOptions,
    private readonly spots: readonly TableSpot[],
  ) {}

  /** Finds the ranges; refuses decisions that are not late ones of two players. */
  static open(options: SecondOpinionOptions): Result<SecondOpinion> {
    const { view, taken } = options;
    const spots = spotsOf(view, options, EPSILONS);
    if (!spots.ok) return spots;
    const [{ spot, hand }] = spots.value as [TableSpot];
    if (hand === undefined || view.legal === null) {
      return wrong(
        'spot/unknown-cards',
        view.seat ?? '',
        'the cards of this seat are not known',
        'its own view',
      );
    }
    const legal = view.legal;
    if (!spot.root.actions.some((action) => isSameAction(toTableAction(action, legal), taken))) {
      return wrong(
        'spot/other-action',
        taken.type,
        `${taken.type} is not in the betting tree`,
        'a usual action',
      );
    }
    return succeed(new SecondOpinion(options, spots.value));
  }

  /** A few iterations. Returns whether the answer is complete. */
  advance(): boolean {
    const { target = TARGET, maxIterations = MOST_ITERATIONS } = this.options;
    let last = this.solving.at(-1);
    if (last === undefined || last.isDone) {
      if (this.solving.length === this.spots.length) return true;
      last = new Solving(this.spots[this.solving.length]!, target, maxIterations);
      this.solving.push(last);
    }
    last.advance();
    return last.isDone && this.solving.length === this.spots.length;
  }

  get progress(): OpinionProgress {
    const last = this.solving.at(-1);
    return {
      pair: Math.max(0, this.solving.length - 1),
      pairs: this.spots.length,
      iterations: last?.iterations ?? 0,
      exploitability: last?.exploitability,
    };
  }

  /** After the last step. */
  verdict(): SolvedVerdict {
    const { view, taken, model } = this.options;
    const unit = view.stakes.bigBet;
    const solved = this.solving.map((each) => each.read(view, unit));
    const [first] = solved;
    const pot = view.pot / unit;
    const lossOf = ({ actions }: Solved): number =>
      actions.find(({ action }) => isSameAction(action, taken))?.loss ?? NaN;
    const { effective } = this.spots[0]!;
    const labels = solved.map((each) => {
      // A single hand can be off by more than the mean of all hands, but not by much.
      const error = (2 * each.exploitability * this.spots[0]!.spot.pot) / unit;
      const mean = lossOf(each);
      const loss = { mean, low: mean - error, high: mean + error };
      return labelLoss({ loss, pot, effective: Infinity, isDisputed: false, isFinal: true });
    });
    const isSure = effective >= LEAST_EFFECTIVE && labels.every((label) => label === labels[0]);
    const label = labels[0]!;
    return {
      taken,
      actions: first!.actions,
      loss: lossOf(first!),
      label: isSure && isLabel(label) ? label : null,
      pot,
      source: {
        kind: 'solved',
        model: model.id,
        exploitability: first!.exploitability,
        iterations: first!.iterations,
        effective: Number.isFinite(effective) ? effective : null,
        ranges: solved.map((each, i) => ({
          epsilon: EPSILONS[i]!,
          loss: lossOf(each),
          best: each.actions[0]!.action,
          exploitability: each.exploitability,
        })),
      },
    };
  }
}

interface Solved {
  readonly actions: readonly OpinionAction[];
  readonly exploitability: number;
  readonly iterations: number;
}

/** One pair of ranges. */
class Solving {
  isDone = false;
  exploitability: number | undefined;
  private readonly solver: LateSolver;

  constructor(
    private readonly table: TableSpot,
    private readonly target: number,
    private readonly most: number,
  ) {
    const made = makeLateSolver(table.spot);
    if (!made.ok) throw made.error;
    this.solver = made.value;
  }

  advance(): void {
    const { solver } = this;
    solver.iterate(Math.min(ITERATIONS_OF_STEP, this.most - solver.iterations));
    this.exploitability = solver.quickCheck();
    this.isDone = solver.iterations >= this.most || this.exploitability < this.target;
  }

  get iterations(): number {
    return this.solver.iterations;
  }

  read(view: View, unit: number): Solved {
    const { solver, table } = this;
    const report = reportLateNode(solver, []);
    const { node } = report;
    const hand = findLateHand(solver, report, table.hand!)!;
    const best = Math.max(...hand.bestEvs);
    const actions = node.actions.map((action, i) => ({
      action: toTableAction(action, view.legal!),
      value: hand.bestEvs[i]! / unit,
      loss: (best - hand.bestEvs[i]!) / unit,
      frequency: hand.frequencies[i]!,
    }));
    return {
      actions: actions.toSorted((a, b) => a.loss - b.loss),
      exploitability: solver.exploitability(),
      iterations: solver.iterations,
    };
  }
}

/** An action of the tree as the dealer takes it. */
function toTableAction({ kind }: LateAction, legal: Legal): Action {
  return kind === 'bet' || kind === 'raise' ? { type: 'raise', to: legal.raise!.min } : { type: kind };
}

/** The second opinion on a decision in one go. */
export function solveDecision(options: SecondOpinionOptions): Result<SolvedVerdict> {
  const opened = SecondOpinion.open(options);
  if (!opened.ok) return opened;
  while (!opened.value.advance());
  return succeed(opened.value.verdict());
}
