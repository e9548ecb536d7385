import type { Card } from '@doorcard/cards';
import type { Chips, GameId, Half, Seat } from '@doorcard/engine';
import { isStud } from './gameName.js';
import { rankCards } from './handName.js';

/** The shares of one pot, in the order of the lines: the high hand's come first. */
export interface Share {
  readonly seat: Seat;
  readonly chips: Chips;
}

/**
 * For each share of one pot, the half that won it. No line says so: it follows from the cards that the winners showed
 * and from the two halves of the pot, of which the high one gets the odd chip.
 */
export function findHalves(
  game: GameId,
  shares: readonly Share[],
  lastCards: readonly (readonly Card[] | null)[],
  board: readonly Card[],
): Half[] {
  const ranks = shares.map(({ seat }) => {
    const cards = lastCards[seat] ?? null;
    return cards === null ? undefined : rankCards(game, cards, board);
  });
  const lows = ranks.map((rank) => rank?.[1] ?? 0);
  const highs = ranks.map((rank) => rank?.[0] ?? 0);
  if (lows.every((low) => low === 0)) return shares.map(() => 'whole');
  const seatsOf = (values: readonly number[]): string => {
    const best = Math.max(...values);
    const seats = shares.filter((_, i) => values[i] === best).map(({ seat }) => seat);
    return [...new Set(seats)].sort((a, b) => a - b).join();
  };
  // In stud the same hands share both halves at once.
  if (isStud(game) && seatsOf(highs) === seatsOf(lows)) return shares.map(() => 'whole');
  const count = countHigh(shares) ?? countUnseen(shares, highs);
  return shares.map((_, i) => (i < count ? 'high' : 'low'));
}

/** The number of shares that make up exactly the high half. */
function countHigh(shares: readonly Share[]): number | undefined {
  const all = shares.reduce((sum, { chips }) => sum + chips, 0);
  let rest = all - Math.floor(all / 2);
  for (let i = 0; i < shares.length; i++) {
    rest -= shares[i]!.chips;
    if (rest === 0) return i + 1;
  }
  return undefined;
}

/** After a rake the halves are not equal: then the best high hands come first, each once. */
function countUnseen(shares: readonly Share[], highs: readonly number[]): number {
  const best = Math.max(...highs);
  const seen = new Set<Seat>();
  let count = 0;
  for (; count < shares.length; count++) {
    const { seat } = shares[count]!;
    if (highs[count] !== best || seen.has(seat)) break;
    seen.add(seat);
  }
  return count;
}
