import { rankOf, suitOf, type Card } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';

const ACE = 12;
const EIGHT = 6;

/** What up cards show to everybody. */
export type BoardSign =
  | { readonly code: 'pair' | 'trips' | 'quads'; readonly rank: number }
  | { readonly code: 'suited'; readonly suit: number; readonly count: number }
  | { readonly code: 'lows'; readonly count: number };

const GROUPS = [undefined, undefined, 'pair', 'trips', 'quads'] as const;

/** The signs of a board of stud, the plainest first: pairs, three or more of a suit, three or more to a low. */
export function readBoard(game: GameId, up: readonly Card[]): readonly BoardSign[] {
  const signs: BoardSign[] = [];
  for (let rank = ACE; rank >= 0; rank--) {
    const code = GROUPS[up.filter((card) => rankOf(card) === rank).length];
    if (code !== undefined) signs.push({ code, rank });
  }
  // A flush is worth nothing in Razz.
  for (const suit of game === 'razz' ? [] : [0, 1, 2, 3]) {
    const count = up.filter((card) => suitOf(card) === suit).length;
    if (count >= 3) signs.push({ code: 'suited', suit, count });
  }
  if (game !== 'stud') {
    const lows = new Set(up.map(rankOf).filter((rank) => rank <= EIGHT || rank === ACE)).size;
    if (lows >= 3) signs.push({ code: 'lows', count: lows });
  }
  return signs;
}
