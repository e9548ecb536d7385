import { isSameAction } from '@doorcard/cpu';
import { Xoshiro256, type Rng } from '@doorcard/cards';
import { VARIANTS, type Action, type GameId, type View } from '@doorcard/engine';
import {
  believe,
  Evaluation,
  type Belief,
  findPolicy,
  listCandidates,
  readOpponents,
  type ActionTally,
  type ImaginedPlayer,
  type OpponentRead,
} from '@doorcard/search';
import { makeChecksum } from '@doorcard/sealed';
import { findThreshold, isTooWide, labelLoss, type Estimate, type Label, type NoLabel } from './label.js';
import type { OpponentModel } from './opponentModel.js';

/** What one action is worth from here on, in big bets; folding is 0. */
export interface JudgedAction {
  readonly action: Action;
  readonly value: Estimate;
  /** What it loses against the best action; the best action itself loses nothing. */
  readonly loss: Estimate;
  /** What happened in the rollouts after it. */
  readonly counts: ActionTally | undefined;
}

/** The loss of the taken action if the opponents were of one kind. */
export interface ModelLoss {
  readonly model: string;
  readonly loss: Estimate;
}

/** What the computer player of level 2 would do, and its reason as data. */
export interface BookMove {
  readonly action: Action;
  readonly code: string;
  readonly rule: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A verdict on one decision. */
export interface DecisionVerdict {
  readonly taken: Action;
  /** The best first. */
  readonly actions: readonly JudgedAction[];
  /** Of the taken action. If it looks best, the mean is 0 and the upper end says how much better another could be. */
  readonly loss: Estimate;
  /**
   * What the taken action adds to a sum of losses. It can be a little below zero where the action looks best: sums of
   * figures that are never below zero would grow with the noise of each.
   */
  readonly counted: Estimate;
  readonly label: Label | NoLabel;
  /** The pot before the action, in big bets. */
  readonly pot: number;
  /** Empty until the other models have been looked at. */
  readonly spread: readonly ModelLoss[];
  readonly worlds: number;
  readonly effective: number;
  /** Against whom: rollouts are an estimate, never a solution. */
  readonly source: {
    readonly kind: 'rollouts';
    readonly model: string;
    readonly replaced?: readonly string[];
  };
  readonly book: BookMove;
  readonly opponents: readonly OpponentRead[];
}

export interface JudgeOptions {
  readonly view: View;
  readonly taken: Action;
  readonly model: OpponentModel;
  /** The same seed and the same steps give the same verdict. */
  readonly seed: bigint;
  /** Particles for each opponent with too many holdings to list. */
  readonly particles?: number;
  /** How the judged seat plays on after its action. (level 2) */
  readonly base?: ImaginedPlayer;
}

const PARTICLES = 4000;
/** Worlds after which other particles are drawn: more worlds of the same particles would not make a verdict surer. */
const WORLDS_OF_PARTICLES = 800;
const BASE = 'lv2';
/** Standard errors on each side of a 95 % interval. */
const HALF_WIDTH = 1.96;
const SPREAD_WORLDS = 200;
/** Several models are looked at: their intervals are wider, so that all of them together are right 95 times in 100. */
const WIDER = 2.4 / HALF_WIDTH;
const SPREAD_PARTICLES = 1000;
/** Worlds before an action is left out. */
const LEAST_WORLDS = 400;

/**
 * Judges one decision. Worlds can be added as long as somebody wants to know more; the verdict can be read at any time
 * after the first ones.
 */
export class Judge {
  private readonly main: Evaluation;
  private readonly spread: ModelLoss[] = [];
  private readonly opponents: readonly OpponentRead[];
  private readonly book: BookMove;
  private readonly pot: number;
  private readonly rng: Rng;
  private readonly isListed: boolean;
  private readonly takenAt: number;
  private worlds = 0;
  private isFinal = false;

  constructor(private readonly options: JudgeOptions) {
    const { view, taken, model, seed } = options;
    const { action, reason } = findPolicy(BASE).decide(view, Xoshiro256.fromSeed(seed));
    this.book = { action, code: reason.code, rule: reason.rule, data: { ...reason.data } };
    const actions = listCandidates(view);
    for (const each of [action, taken]) {
      if (!actions.some((other) => isSameAction(each, other))) actions.push(each);
    }
    this.takenAt = actions.findIndex((each) => isSameAction(each, taken));
    const { evaluation, belief, rng } = this.open(model, actions, true);
    this.main = evaluation;
    this.rng = rng;
    this.isListed = belief.effective === Infinity;
    this.opponents = readOpponents(belief);
    this.pot = view.pot / findUnit(view);
  }

  /** Goes on in this many more worlds. After the first ones, actions that are clearly behind are left out. */
  add(worlds: number): void {
    if (this.worlds >= LEAST_WORLDS) this.main.giveUp(this.takenAt);
    // The taken action is the only one left.
    if (this.worlds > 0 && this.main.isDecided) return;
    for (const end = this.worlds + worlds; this.worlds < end;) {
      const left = WORLDS_OF_PARTICLES - (this.worlds % WORLDS_OF_PARTICLES);
      if (left === WORLDS_OF_PARTICLES && this.worlds > 0 && !this.isListed) {
        this.main.renew(this.believe(this.options.model, this.rng, PARTICLES));
      }
      const next = Math.min(end - this.worlds, left);
      this.main.add(next);
      this.worlds += next;
    }
  }

  /** Whether the interval is too wide for a label, and more worlds could change it. */
  get needsMore(): boolean {
    const { loss } = this.verdict();
    return isTooWide(loss, this.pot) && loss.low < findThreshold('blunder', this.pot);
  }

  /** Looks at the same decision against opponents of another kind: the taken action and its best rival. */
  addModel(model: OpponentModel, worlds: number = SPREAD_WORLDS): void {
    const { taken } = this.options;
    const rival = this.main.verdict().actions.find(({ action }) => !isSameAction(action, taken));
    if (rival === undefined) return;
    const { evaluation } = this.open(model, [rival.action, taken], false);
    evaluation.add(worlds);
    const { mean, error } = evaluation.compareActions(0, 1);
    this.spread.push({ model: model.id, loss: makeEstimate(mean, error) });
  }

  /** No more worlds will come: a clear fault is called one even if its size is uncertain. */
  finish(): void {
    this.isFinal = true;
  }

  verdict(): DecisionVerdict {
    const { taken, model } = this.options;
    const { actions, worlds, effective } = this.main.verdict();
    const judged = actions.map(({ action, mean, meanError, difference, error, counts }): JudgedAction => ({
      action,
      value: makeEstimate(mean, meanError),
      loss: makeEstimate(0 - difference, error),
      counts,
    }));
    const isBest = isSameAction(judged[0]!.action, taken);
    const loss = isBest
      ? { mean: 0, low: 0, high: this.findDoubt() }
      : judged.find(({ action }) => isSameAction(action, taken))!.loss;
    const { mean, error } = this.main.compareWithBest(this.takenAt);
    const label = labelLoss({
      loss,
      pot: this.pot,
      effective,
      isDisputed: this.isDisputed(loss),
      isFinal: this.isFinal,
    });
    return {
      taken,
      actions: judged,
      loss,
      counted: makeEstimate(0 - mean, error),
      label,
      pot: this.pot,
      spread: this.spread,
      worlds,
      effective,
      source: {
        kind: 'rollouts',
        model: model.id,
        ...(model.replaced === undefined ? {} : { replaced: model.replaced }),
      },
      book: this.book,
      opponents: this.opponents,
    };
  }

  /** What another action could still win more than the taken one, which looks best, at the upper end of its interval. */
  private findDoubt(): number {
    const most = this.main.actions.map((_, i) => {
      if (i === this.takenAt) return 0;
      const { mean, error } = this.main.compareActions(i, this.takenAt);
      return mean + HALF_WIDTH * error;
    });
    return Math.max(...most);
  }

  /** Whether the taken action loses for sure against some opponents and gains for sure against others. */
  private isDisputed(loss: Estimate): boolean {
    const losses = [loss, ...this.spread.map((each) => each.loss)].map(({ mean, high }) => ({
      mean,
      half: (high - mean) * WIDER,
    }));
    return losses.some(({ mean, half }) => mean > half) && losses.some(({ mean, half }) => mean < -half);
  }

  private open(
    model: OpponentModel,
    actions: readonly Action[],
    counts: boolean,
  ): { evaluation: Evaluation; belief: Belief; rng: Rng } {
    const { view, seed, base = findPolicy(BASE) } = this.options;
    // Each model has a stream of its own, so that looking at one does not change another.
    const rng = Xoshiro256.fromSeed(seed ^ (BigInt(`0x${makeChecksum(model.id)}`) << 16n));
    const belief = this.believe(model, rng, counts ? PARTICLES : SPREAD_PARTICLES);
    const evaluation = new Evaluation(view, { belief, base, rng, actions, counts });
    return { evaluation, belief, rng };
  }

  private believe({ types, weights }: OpponentModel, rng: Rng, usual: number): Belief {
    const { view, particles = usual } = this.options;
    return believe(view, types, { rng, particles, ...(weights === undefined ? {} : { weights }) });
  }
}

const makeEstimate = (mean: number, error: number): Estimate => ({
  mean,
  low: mean - HALF_WIDTH * error,
  high: mean + HALF_WIDTH * error,
});

/** Chips in a big bet; in a big blind where there is no limit. */
const findUnit = ({ stakes, game }: View): number =>
  VARIANTS[game as GameId].betting === 'fixedLimit' ? stakes.bigBet : stakes.smallBet;
