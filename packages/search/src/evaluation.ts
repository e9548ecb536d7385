import type { Rng } from '@doorcard/cards';
import type { Action, View } from '@doorcard/engine';
import type { Belief } from './belief/belief.js';
import type { ImaginedPlayer } from './policy.js';
import { listCandidates } from './rollout/candidates.js';
import { Rollout } from './rollout/rollout.js';
import { Tally, type ActionTally } from './rollout/tally.js';

export interface EvaluationOptions {
  readonly belief: Belief;
  /** How the viewing seat plays on after its action. */
  readonly base: ImaginedPlayer;
  readonly rng: Rng;
  /** Whether actions that are clearly behind are given up. */
  readonly race?: boolean;
  /** What to compare; the usual candidates if undefined. */
  readonly actions?: readonly Action[] | undefined;
  /** Whether to count who folds and what is won. */
  readonly counts?: boolean;
}

/** The unit of results: the big bet, or the big blind where there is no limit. */
const findBigBet = ({ frame: { example, view } }: Belief): number =>
  example.plan.setup.variant.betting === 'fixedLimit' ? view.stakes.bigBet : view.stakes.smallBet;

/** What one action is worth. Results are in big bets from now on: folding is 0. */
export interface ActionValue {
  readonly action: Action;
  readonly mean: number;
  /** The standard error of the mean. */
  readonly meanError: number;
  /**
   * What it wins less than the best action, at most about 0, and the standard error of that. The best action is chosen
   * on one half of the worlds and the difference measured on the other, so that choosing does not flatter it.
   */
  readonly difference: number;
  readonly error: number;
  readonly worlds: number;
  readonly counts: ActionTally | undefined;
}

export interface Verdict {
  /** The best first. */
  readonly actions: readonly ActionValue[];
  readonly worlds: number;
  /** The effective sample size: worlds, or particles where they are fewer. */
  readonly effective: number;
}

/** Worlds between two looks of a race. */
const BATCH = 50;
/** An action this many standard errors behind is given up. */
const BEHIND = 3;

/**
 * What each action of a view is worth, by rollouts. Worlds can be added at any time, so that a first verdict can be
 * refined; the result depends only on the view, the belief, the seed and the number of worlds.
 */
export class Evaluation {
  readonly actions: readonly Action[];
  rollout: Rollout;
  private readonly values: Float64Array[];
  private readonly played: Int32Array;
  private readonly isOut: boolean[];
  private readonly tallies: readonly Tally[] | undefined;
  private readonly bigBet: number;
  /** The effective numbers of particles of all beliefs so far. */
  private particles: number;
  private worlds = 0;

  constructor(
    readonly view: View,
    private readonly options: EvaluationOptions,
  ) {
    this.actions = options.actions ?? listCandidates(view);
    this.rollout = new Rollout(options.belief, options.base);
    this.values = this.actions.map(() => new Float64Array(BATCH));
    this.played = new Int32Array(this.actions.length);
    this.isOut = this.actions.map(() => false);
    this.tallies =
      options.counts === true
        ? this.actions.map(() => new Tally(this.rollout, view, findBigBet(options.belief)))
        : undefined;
    this.bigBet = findBigBet(options.belief);
    this.particles = options.belief.effective;
  }

  /** Goes on with another belief about the same view: other particles, so that the error of a sample of them shrinks too. */
  renew(belief: Belief): void {
    this.rollout = new Rollout(belief, this.options.base);
    this.tallies?.forEach((tally) => tally.follow(this.rollout));
    this.particles += belief.effective;
  }

  /** Whether only one action is left in a race. */
  get isDecided(): boolean {
    return this.isOut.filter((isOut) => !isOut).length <= 1;
  }

  /** Plays all actions that are left in this many more worlds, or fewer if the race is decided. */
  add(worlds: number): void {
    for (const end = this.worlds + worlds; this.worlds < end && !(this.worlds > 0 && this.isDecided);) {
      this.playWorld();
      if (this.options.race === true && this.worlds % BATCH === 0) this.giveUp();
    }
  }

  private playWorld(): void {
    const { rollout, actions, isOut, tallies } = this;
    rollout.enter(this.options.rng);
    for (let i = 0; i < actions.length; i++) {
      if (isOut[i]) continue;
      tallies?.[i]!.begin();
      this.note(i, rollout.play(actions[i]!) / this.bigBet);
      tallies?.[i]!.end();
    }
    this.worlds++;
  }

  private note(index: number, value: number): void {
    const at = this.played[index]!++;
    if (at === this.values[index]!.length) {
      const longer = new Float64Array(2 * at);
      longer.set(this.values[index]!);
      this.values[index] = longer;
    }
    this.values[index]![at] = value;
  }

  /** Gives up on actions that are clearly behind, except one to keep: no more worlds are played for them. */
  giveUp(keep = -1): void {
    const best = this.findBest(0, 1);
    for (let i = 0; i < this.actions.length; i++) {
      if (this.isOut[i] || i === best || i === keep) continue;
      const { mean, error } = this.compare(i, best, best);
      if (mean < -BEHIND * error) this.isOut[i] = true;
    }
  }

  /** The action with the highest mean over every `step`-th world from `first` on, among those still in. */
  private findBest(first: number, step: number): number {
    let best = -1;
    let most = -Infinity;
    for (let i = 0; i < this.actions.length; i++) {
      if (this.isOut[i]) continue;
      let sum = 0;
      for (let world = first; world < this.worlds; world += step) sum += this.values[i]![world]!;
      if (sum > most) {
        most = sum;
        best = i;
      }
    }
    return best;
  }

  /** The mean of an action less that of one in even and one in odd worlds, paired world by world. */
  private compare(
    index: number,
    even: number,
    odd: number,
  ): { readonly mean: number; readonly error: number } {
    const values = this.values[index]!;
    const [inEven, inOdd] = [this.values[even]!, this.values[odd]!];
    const count = this.played[index]!;
    let sum = 0;
    for (let world = 0; world < count; world++) {
      sum += values[world]! - (world % 2 === 0 ? inEven : inOdd)[world]!;
    }
    const mean = sum / count;
    let squares = 0;
    for (let world = 0; world < count; world++) {
      const part = values[world]! - (world % 2 === 0 ? inEven : inOdd)[world]! - mean;
      squares += part * part;
    }
    return { mean, error: this.findError(squares, count) };
  }

  /** What one action wins more than another, paired world by world; both fixed beforehand, so nothing is chosen. */
  compareActions(index: number, other: number): { readonly mean: number; readonly error: number } {
    return this.compare(index, other, other);
  }

  /**
   * What an action wins more than the best one, also where it looks best itself: then it can be above 0. A figure that is
   * never above 0 would only collect noise when many decisions are added up.
   */
  compareWithBest(index: number): { readonly mean: number; readonly error: number } {
    const [even, odd] = this.chooseByHalves();
    return this.compare(index, even, odd);
  }

  /** The best action for even and for odd worlds: what counts in even worlds is chosen in odd ones, and the other way round. */
  private chooseByHalves(): readonly [number, number] {
    return this.worlds < 2
      ? [this.findBest(0, 1), this.findBest(0, 1)]
      : [this.findBest(1, 2), this.findBest(0, 2)];
  }

  verdict(): Verdict {
    if (this.worlds === 0) throw new Error('an evaluation without worlds has no verdict');
    const best = this.findBest(0, 1);
    const [even, odd] = this.chooseByHalves();
    const actions = this.actions.map((action, i) => {
      const { mean: difference, error } = i === best ? { mean: 0, error: 0 } : this.compare(i, even, odd);
      return {
        action,
        ...this.average(i),
        difference,
        error,
        worlds: this.played[i]!,
        counts: this.tallies?.[i]!.report(),
      };
    });
    const order = actions.map((_, i) => i);
    order.sort((a, b) =>
      a === best ? -1 : b === best ? 1 : actions[b]!.difference - actions[a]!.difference || a - b,
    );
    const effective = Math.min(this.worlds, this.particles);
    return { actions: order.map((i) => actions[i]!), worlds: this.worlds, effective };
  }

  private average(index: number): { readonly mean: number; readonly meanError: number } {
    const values = this.values[index]!;
    const count = this.played[index]!;
    let sum = 0;
    for (let world = 0; world < count; world++) sum += values[world]!;
    const mean = sum / count;
    let squares = 0;
    for (let world = 0; world < count; world++) {
      const part = values[world]! - mean;
      squares += part * part;
    }
    return { mean, meanError: this.findError(squares, count) };
  }

  /**
   * The standard error of a mean. Where hidden cards are sampled as particles, worlds that share a particle are alike:
   * at most as if each of these were a sample of its own.
   */
  private findError(squares: number, count: number): number {
    return count < 2 ? Infinity : Math.sqrt((squares / (count - 1)) * (1 / count + 1 / this.particles));
  }
}

/** What each action is worth after this many worlds. */
export function evaluate(
  view: View,
  { worlds, ...options }: EvaluationOptions & { readonly worlds: number },
): Verdict {
  const evaluation = new Evaluation(view, options);
  evaluation.add(worlds);
  return evaluation.verdict();
}
