import type { Chips, Seat } from '@doorcard/engine';

/** Where somebody who is first in sits, by how many are left to act behind him. */
export const OPENING_SEATS = ['early', 'middle', 'late', 'button', 'smallBlind', 'headsUp'] as const;
export type OpeningSeat = (typeof OPENING_SEATS)[number];

/** By players left to act, from 0: 3 is late, 4 and 5 are middle, more are early. */
const BY_LEFT = ['smallBlind', 'smallBlind', 'button', 'late', 'middle', 'middle'] as const;
const SIX = 6;

/**
 * Everybody before the seat has folded, so those behind it are left to act, and the blinds. At a table of six the first
 * to act is early: five behind him are everybody.
 */
export function findOpeningSeat(seat: Seat, players: number, blinds: readonly Chips[]): OpeningSeat {
  if (players === 2) return 'headsUp';
  if ((blinds[seat] ?? 0) > 0) return 'smallBlind';
  let left = players - 1 - seat;
  for (let i = 0; i < seat; i++) if ((blinds[i] ?? 0) > 0) left++;
  return left > SIX - 1 || (left === SIX - 1 && players === SIX) ? 'early' : BY_LEFT[left]!;
}
