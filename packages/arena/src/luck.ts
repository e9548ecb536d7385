import type { Player } from '@doorcard/cpu';
import type { Action, Hand, Plan, View } from '@doorcard/engine';

/**
 * Measures the luck of hands, one after the other. The expected luck of every hand must be 0, or the adjusted results
 * are wrong. `LuckMeter` of `@doorcard/search` is one.
 */
export interface HandLuck {
  /** Called with every decision just before it is carried out. */
  watch(view: View, action: Action, player: Player): void;
  /** By seat: the chips that luck has brought it in the finished hand. Read before the next hand is watched. */
  measure(hand: Hand): ArrayLike<number>;
}

export type OpenLuck = (plan: Plan) => HandLuck;

/** Luck is not a whole number of chips: sums count in this part of a chip, so that they are whole numbers all the same. */
export const LUCK_STEPS = 1024;

/** Whole numbers by player, squares as decimal digits because they are larger than the safe integers. */
export interface LuckSums {
  /** The results of all groups without their luck, in 1/1024 of a chip. */
  readonly chips: readonly number[];
  /** The squares of these results, each of one group. */
  readonly squares: readonly string[];
  /** The squares of the luck of each group. */
  readonly luckSquares: readonly string[];
}

/** Sums that grow group by group. */
export class OpenLuckSums {
  private readonly chips: number[];
  private readonly squares: bigint[];
  private readonly luckSquares: bigint[];

  constructor(players: number) {
    this.chips = new Array<number>(players).fill(0);
    this.squares = new Array<bigint>(players).fill(0n);
    this.luckSquares = new Array<bigint>(players).fill(0n);
  }

  /** By player: the result of a group in chips, and the luck in it. */
  add(chips: readonly number[], luck: readonly number[]): void {
    for (let i = 0; i < chips.length; i++) {
      const fixed = Math.round(luck[i]! * LUCK_STEPS);
      const adjusted = chips[i]! * LUCK_STEPS - fixed;
      this.chips[i]! += adjusted;
      this.squares[i]! += BigInt(adjusted) ** 2n;
      this.luckSquares[i]! += BigInt(fixed) ** 2n;
    }
  }

  close(): LuckSums {
    const { chips, squares, luckSquares } = this;
    return { chips, squares: squares.map(String), luckSquares: luckSquares.map(String) };
  }
}
