import type { RankChar } from '@doorcard/cards';

/** Why level 2 keeps or throws cards in deuce-to-seven. */
export type LowCode = 'low_pat' | 'low_draw' | 'low_break' | 'low_snow';

/** The rules of draws. */
export const DRAW_RULES = ['deuce/pat', 'deuce/draw', 'deuce/break', 'deuce/snow'] as const;
export type DrawRule = (typeof DRAW_RULES)[number];

/** What it looks at, beside the shares. */
export interface LowData {
  /** The share of the pot that standing pat wins, and that the draw wins, 0..1. */
  readonly patShare?: number;
  readonly drawShare?: number;
  readonly lowThrown?: number;
  /** The highest of the cards that stay. */
  readonly lowTop?: RankChar;
}
