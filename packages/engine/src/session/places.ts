import type { Chips } from '../setup.js';
import type { Chair } from './button.js';
import { playersOf, type TableSeats } from './tableSeat.js';

/** How somebody left a tournament. */
export interface Place {
  readonly chair: Chair;
  readonly name: string;
  /**
   * 1 is the winner. Players who go out in the same hand with the same stack share a place; the next place is then
   * empty.
   */
  readonly place: number;
  readonly prize: number;
}

/** A player who has lost the last chip in a hand. */
interface Busted {
  readonly chair: Chair;
  readonly name: string;
  /** The stack when the hand began: the larger stack gets the better place. */
  readonly chips: Chips;
}

/** Per cent of the pool: one prize up to three players, two up to six, then three. */
export function usualPayouts(players: number): readonly number[] {
  if (players <= 3) return [100];
  return players <= 6 ? [65, 35] : [50, 30, 20];
}

/** The places of the players who go out in one hand, best first, with the winner when only one player is left. */
export function placeAfterHand(
  before: TableSeats,
  after: TableSeats,
  payouts: readonly number[],
): readonly Place[] {
  const stayers = playersOf(after);
  const losers = playersOf(before).filter((chair) => !stayers.includes(chair));
  const listSeats = (chairs: readonly Chair[]): Busted[] =>
    chairs.map((chair) => ({ chair, ...before[chair]! }));
  return [
    ...(stayers.length === 1 ? placeBusted(listSeats(stayers), 0, payouts) : []),
    ...placeBusted(listSeats(losers), stayers.length, payouts),
  ];
}

/** The places of players who go out at once, when `others` players stay. */
export function placeBusted(
  busted: readonly Busted[],
  others: number,
  payouts: readonly number[],
): readonly Place[] {
  const ordered = busted.toSorted((a, b) => b.chips - a.chips || a.chair - b.chair);
  return ordered.map(({ chair, name, chips }) => {
    const better = ordered.filter((other) => other.chips > chips).length;
    const tied = ordered.filter((other) => other.chips === chips);
    const prizes = payouts.slice(others + better, others + better + tied.length);
    const rank = tied.findIndex((other) => other.chair === chair);
    return { chair, name, place: others + better + 1, prize: shareOf(prizes, tied.length, rank) };
  });
}

/** Tied players share their prizes; what cannot be split goes one by one to the lowest chairs. */
function shareOf(prizes: readonly number[], players: number, rank: number): number {
  const sum = prizes.reduce((total, prize) => total + prize, 0);
  return Math.floor(sum / players) + (rank < sum % players ? 1 : 0);
}
