import type { BettingTree } from './bettingTree.js';

export type PlayerIndex = 0 | 1;

/** Numbers of cards that a player may draw: 0 to 3. More than three count as three. */
export const DRAW_COUNTS = 4;

/**
 * A betting round. A context is what both players know of earlier rounds, as far as the abstraction keeps it; the row of
 * a player is the context as he sees it.
 */
export interface BetRound {
  readonly kind: 'bet';
  readonly street: number;
  readonly tree: BettingTree;
  /** Who acts first; undefined where the cards decide it. */
  readonly first: PlayerIndex | undefined;
  /** By player and context: the row, from 0 to `rowCount` - 1. */
  readonly rows: readonly [Int32Array, Int32Array];
  readonly rowCount: number;
  /** By first player, then by context and end: the next context, without what `pots` adds. Empty in the last round. */
  readonly next: readonly [Int32Array, Int32Array];
  /** By what each player has paid in the hand: what the size of the pot adds to the next context. */
  readonly pots: Int32Array;
}

/** The draw of one player. */
export interface DrawRound {
  readonly kind: 'draw';
  readonly street: number;
  readonly player: PlayerIndex;
  /** By context: the row. */
  readonly rows: Int32Array;
  readonly rowCount: number;
  /** By context and number of cards drawn: the next context. */
  readonly next: Int32Array;
}

export type Round = BetRound | DrawRound;

/** What the game was compiled for: it fits a table with the same proportions. */
export interface GameStakes {
  readonly ante: number;
  /** Big blind, then small blind; empty in stud. */
  readonly blinds: readonly number[];
  readonly bringIn: number;
  readonly smallBet: number;
  readonly bigBet: number;
}

/**
 * A fixed-limit game of two players without its cards: rounds of betting and drawing. Amounts are whole numbers of a
 * unit in which every payment of the game is whole.
 */
export interface CompiledGame {
  readonly name: string;
  readonly rounds: readonly Round[];
  /** In units. Regrets and values count in small bets. */
  readonly stakes: GameStakes;
  /** The most that a player can pay in a hand. */
  readonly mostPaid: number;
  /** What the end of a betting round adds to the slots of both players: 1 where cards are dealt then, otherwise 0. */
  readonly slotStep: 0 | 1;
}

/** How hands are grouped: the number of buckets in each round. */
export interface Buckets {
  readonly counts: readonly number[];
}

/** Where the cells of each round begin, for given numbers of buckets. */
export interface Layout {
  /** By round. */
  readonly offsets: readonly number[];
  readonly cells: number;
}

export function layOut(game: CompiledGame, { counts }: Buckets): Layout {
  let cells = 0;
  const offsets = game.rounds.map((round, i) => {
    const offset = cells;
    const width = round.kind === 'bet' ? 2 * round.tree.width : DRAW_COUNTS;
    cells += round.rowCount * counts[i]! * width;
    return offset;
  });
  return { offsets, cells };
}

/** The most that a player can pay: the ante and the largest payment of every round. */
export const findMostPaid = (ante: number, rounds: readonly Round[]): number =>
  rounds.reduce(
    (sum, round) => sum + (round.kind === 'bet' ? Math.max(...round.tree.ends.map(({ paid }) => paid)) : 0),
    ante,
  );
