import type { View } from '@doorcard/engine';
import type { Rollout } from './rollout.js';

/** What happened after an action, in all its worlds. */
export interface ActionTally {
  readonly worlds: number;
  /** By seat: in how many worlds it folded later. */
  readonly folds: readonly number[];
  /** Worlds in which everybody else folded. */
  readonly allFolded: number;
  readonly showdowns: number;
  /** The mean of the final pots, in big bets. */
  readonly finalPot: number;
  /** The mean share of the pot that the viewing seat won, 0..1. */
  readonly share: number;
  /** Worlds in which it won at least a part of a high half, of a low half, everything, or a quarter or less of a split pot. */
  readonly high: number;
  readonly low: number;
  readonly scooped: number;
  readonly quartered: number;
}

/** Counts what happens in rollouts of one action. */
export class Tally {
  private worlds = 0;
  private readonly folds: number[];
  private allFolded = 0;
  private showdowns = 0;
  private pots = 0;
  private shares = 0;
  private high = 0;
  private low = 0;
  private scooped = 0;
  private quartered = 0;
  private won = 0;
  private wonHigh = false;
  private wonLow = false;
  private isSplit = false;

  constructor(
    private rollout: Rollout,
    private readonly view: View,
    private readonly bigBet: number,
  ) {
    this.folds = view.seats.map(() => 0);
  }

  /** Counts in these rollouts from now on. */
  follow(rollout: Rollout): void {
    this.rollout = rollout;
  }

  begin(): void {
    this.won = 0;
    this.wonHigh = false;
    this.wonLow = false;
    this.isSplit = false;
    this.rollout.live.onWin = (seat, chips, _pot, half) => {
      if (half !== 'whole') this.isSplit = true;
      if (seat !== this.view.seat) return;
      this.won += chips;
      if (half !== 'low') this.wonHigh = true;
      if (half === 'low') this.wonLow = true;
    };
  }

  end(): void {
    const { hand } = this.rollout;
    const { view } = this;
    this.worlds++;
    for (let seat = 0; seat < this.folds.length; seat++) {
      if (!view.seats[seat]!.folded && ((hand.live >> seat) & 1) === 0) this.folds[seat]!++;
    }
    const isMine = hand.live === 1 << view.seat!;
    if (isMine) this.allFolded++;
    else if ((hand.live & (hand.live - 1)) !== 0) this.showdowns++;
    const { pot } = hand;
    this.pots += pot / this.bigBet;
    const share = pot === 0 ? 0 : this.won / pot;
    this.shares += share;
    if (this.wonHigh) this.high++;
    if (this.wonLow) this.low++;
    if (this.won === pot) this.scooped++;
    if (this.isSplit && this.won > 0 && 4 * this.won <= pot + 2) this.quartered++;
    this.rollout.live.onWin = undefined;
  }

  report(): ActionTally {
    const { worlds, folds, allFolded, showdowns, high, low, scooped, quartered } = this;
    return {
      worlds,
      folds: folds.slice(),
      allFolded,
      showdowns,
      finalPot: this.pots / worlds,
      share: this.shares / worlds,
      high,
      low,
      scooped,
      quartered,
    };
  }
}
