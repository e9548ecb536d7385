import type { Showdown } from '../showdown.js';
import { makeRankers, type Ranker } from './ranker.js';

/** A pot in units that any tie of up to ten hands, in either half, divides without a remainder. */
const POT = 5040;
const QUARTER = POT / 4;
const NOBODY = 0;

/** Each hand's share of the pot, summed over showdowns; a showdown may have a weight below one. */
export class Tally {
  weight = 0;
  showdowns = 0;
  readonly wins: Float64Array;
  readonly ties: Float64Array;
  /** What ties paid, in units of the pot, and its squares. Wins are counted separately, so that they stay exact. */
  private readonly tieShares: Float64Array;
  private readonly tieSquares: Float64Array;
  private readonly highShares: Float64Array;
  private readonly lowShares: Float64Array;
  readonly quarters: Float64Array;

  private readonly rankers: readonly Ranker[];
  private readonly ranks: Int32Array;
  private readonly pot: Float64Array;

  constructor(
    showdown: Showdown,
    private readonly players: number,
  ) {
    const make = (): Float64Array => new Float64Array(players);
    this.wins = make();
    this.ties = make();
    this.tieShares = make();
    this.tieSquares = make();
    this.highShares = make();
    this.lowShares = make();
    this.quarters = make();
    this.pot = make();
    this.rankers = makeRankers(showdown);
    this.ranks = new Int32Array(players * this.rankers.length);
  }

  /** Ranks one complete hand for the showdowns that follow. */
  rank(player: number, hand: Uint8Array, board: Uint8Array): void {
    for (let i = 0; i < this.rankers.length; i++) {
      this.ranks[i * this.players + player] = this.rankers[i]!(hand, board);
    }
  }

  /** One showdown of the hands as they were ranked last. */
  settle(weight: number): void {
    this.weight += weight;
    this.showdowns++;
    if (this.rankers.length === 2) this.settleHalves(weight);
    else if (this.players === 2) this.settleHeadsUp(weight);
    else this.settleWhole(weight);
  }

  private settleHeadsUp(weight: number): void {
    const difference = this.ranks[0]! - this.ranks[1]!;
    if (difference === 0) {
      this.addTie(0, POT / 2, weight);
      this.addTie(1, POT / 2, weight);
    } else this.addWin(difference > 0 ? 0 : 1, weight);
  }

  private settleWhole(weight: number): void {
    const { ranks, players } = this;
    let best = ranks[0]!;
    let winner = 0;
    let winners = 1;
    for (let player = 1; player < players; player++) {
      const rank = ranks[player]!;
      if (rank > best) {
        best = rank;
        winner = player;
        winners = 1;
      } else if (rank === best) winners++;
    }
    if (winners === 1) {
      this.addWin(winner, weight);
      return;
    }
    for (let player = 0; player < players; player++) {
      if (ranks[player] === best) this.addTie(player, POT / winners, weight);
    }
  }

  /** High and low take a half each; without a low, high takes all. */
  private settleHalves(weight: number): void {
    const { pot, players, highShares, lowShares } = this;
    pot.fill(0);
    const hasLow = this.shareOut(1, POT / 2, weight, lowShares);
    this.shareOut(0, hasLow ? POT / 2 : POT, weight, highShares);
    for (let player = 0; player < players; player++) {
      const share = pot[player]!;
      if (share === POT) this.addWin(player, weight);
      else if (share > 0) {
        this.addTie(player, share, weight);
        if (share <= QUARTER) this.quarters[player]! += weight;
      }
    }
  }

  /** Gives `chips` to the best hands of one ranking; false if no hand qualifies. */
  private shareOut(ranking: number, chips: number, weight: number, shares: Float64Array): boolean {
    const { ranks, players, pot } = this;
    const from = ranking * players;
    let best = NOBODY;
    let winners = 0;
    for (let i = from; i < from + players; i++) {
      if (ranks[i]! > best) {
        best = ranks[i]!;
        winners = 1;
      } else if (ranks[i] === best) winners++;
    }
    if (best === NOBODY) return false;
    for (let player = 0; player < players; player++) {
      if (ranks[from + player] !== best) continue;
      pot[player]! += chips / winners;
      shares[player]! += (weight * chips) / winners;
    }
    return true;
  }

  private addWin(player: number, weight: number): void {
    this.wins[player]! += weight;
  }

  private addTie(player: number, share: number, weight: number): void {
    this.ties[player]! += weight;
    this.tieShares[player]! += weight * share;
    this.tieSquares[player]! += weight * share * share;
  }

  /** A hand's average share of the pot. */
  equity(player: number): number {
    return (this.wins[player]! + this.tieShares[player]! / POT) / this.weight;
  }

  /** How much a hand's share of the pot varies from showdown to showdown. */
  variance(player: number): number {
    const square = (this.wins[player]! + this.tieSquares[player]! / POT ** 2) / this.weight;
    return Math.max(0, square - this.equity(player) ** 2);
  }

  /** The average of one half, as a part of the whole pot. */
  halfEquity(half: 'high' | 'low', player: number): number {
    return (half === 'high' ? this.highShares : this.lowShares)[player]! / (POT * this.weight);
  }
}
