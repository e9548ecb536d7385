/** Why the table of two players decided: it takes one action here, or mixes. */
export type HeadsUpCode = 'table_always' | 'table_mix';

/** What the table does in a spot. Draws are named by the number of cards. */
export type TableAction = 'fold' | 'check' | 'call' | 'raise' | 'draw0' | 'draw1' | 'draw2' | 'draw3';

export interface HeadsUpData {
  /** Each action and how often it is taken, above 0. */
  readonly mix?: readonly (readonly [TableAction, number])[];
  /** The hand: how many cards count, and the two highest of them, from 0 for the ace. */
  readonly trainedHand?: {
    readonly game: 'badugi';
    readonly cards: number;
    readonly high: number;
    readonly second: number;
  };
  /** Draws that are still to come. */
  readonly drawsToCome?: number;
  /** How many cards the other player drew last; 0 is pat. */
  readonly otherDrew?: number;
}
