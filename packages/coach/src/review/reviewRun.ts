import { VARIANTS, type GameId, type Hand, type Seat } from '@doorcard/engine';
import { succeed, type Result } from '@doorcard/sealed';
import { Judge, type DecisionVerdict } from '../verdict/judge.js';
import { listSpreadModels, type OpponentModel } from '../verdict/opponentModel.js';
import type { OwnDecision } from '../verdict/ownDecision.js';
import { findLuck, findResult, listJudgeable, type HandReview, type ReviewOptions } from './handReview.js';

/** What is left to do for one decision. */
interface Work {
  readonly decision: OwnDecision;
  judge: Judge | undefined;
  done: number;
  readonly models: OpponentModel[];
  /** The verdict, once no more work is to be done. */
  final: DecisionVerdict | undefined;
}

/**
 * A review in small steps, for threads that have to listen between them. First every decision gets a verdict, then
 * those whose interval is too wide are refined, then other opponents are looked at. The result is that of `reviewHand`.
 */
export class ReviewRun {
  private readonly works: Work[];
  private luck: number | null | undefined;

  private constructor(
    private readonly hand: Hand,
    private readonly seat: Seat,
    decisions: readonly OwnDecision[],
    private readonly options: ReviewOptions,
  ) {
    const game = hand.plan.setup.variant.id as GameId;
    this.works = decisions.map((decision) => ({
      decision,
      judge: undefined,
      done: 0,
      models: options.spread ? listSpreadModels(game, options.model) : [],
      final: undefined,
    }));
  }

  /** Refuses what `reviewHand` refuses. */
  static open(hand: Hand, seat: Seat, options: ReviewOptions): Result<ReviewRun> {
    const decisions = listJudgeable(hand, seat);
    return decisions.ok ? succeed(new ReviewRun(hand, seat, decisions.value, options)) : decisions;
  }

  /** How many decisions the seat made. */
  get count(): number {
    return this.works.length;
  }

  /** Does a little; false when nothing is left to do. */
  step(): boolean {
    const { worlds, most } = this.options;
    const fresh = this.works.find(({ done }) => done === 0);
    if (fresh !== undefined) return this.begin(fresh, worlds);
    const wide = this.works.find(({ judge, done }) => judge !== undefined && done < most && judge.needsMore);
    if (wide !== undefined) return this.add(wide, Math.min(worlds, most - wide.done));
    const open = this.works.find(({ judge }) => judge !== undefined);
    if (open === undefined) return false;
    const model = open.models.shift();
    if (model !== undefined) {
      open.judge!.addModel(model);
      return true;
    }
    open.judge!.finish();
    open.final = open.judge!.verdict();
    // What it believes about the others is no longer needed.
    open.judge = undefined;
    return true;
  }

  private begin(work: Work, worlds: number): true {
    const { view, action, place } = work.decision;
    const { model, seed } = this.options;
    work.judge = new Judge({ view, taken: action, model, seed: seed + BigInt(place) });
    return this.add(work, worlds);
  }

  private add(work: Work, worlds: number): true {
    work.judge!.add(worlds);
    work.done += worlds;
    return true;
  }

  /** The verdicts so far; decisions without one are left out. */
  review(): HandReview {
    const game = this.hand.plan.setup.variant.id as GameId;
    // It takes a moment and is only added up in the end.
    if (this.luck === undefined && this.works.every(({ final }) => final !== undefined)) {
      this.luck = findLuck(this.hand, this.seat);
    }
    return {
      game,
      seat: this.seat,
      result: findResult(this.hand, this.seat),
      luck: this.luck,
      decisions: this.works.flatMap(({ decision: { place, view }, judge, done, final }) => {
        const verdict = final ?? (done > 0 ? judge?.verdict() : undefined);
        const street = VARIANTS[game].streets[view.street]!.name;
        return verdict === undefined ? [] : [{ place, street, verdict }];
      }),
    };
  }
}
