import { aceToFive, type Card } from '@doorcard/cards';
import type { SeenRanks } from './deadLows.js';
import { lowRanksOf, type LowRanks } from './lowRanks.js';

const DECK_OF_RANK = 4;

/**
 * The best low that known cards can become with this many free ones, as `rankAceToFive` ranks it. A rank of which all
 * four cards are seen cannot come.
 */
export function findBestLow(known: readonly Card[], free: number, seen: SeenRanks): number {
  const held = lowRanksOf(known);
  const cards = [...known];
  for (let place = 0; place < 13 && cards.length < known.length + free; place++) {
    if (((held >> place) & 1) === 0 && seen[place]! < DECK_OF_RANK) cards.push(cardAt(place));
  }
  return aceToFive.rank(cards);
}

/** The same as ranks: those that are held, and the lowest that this many free cards can add. */
export function fillRanks(held: LowRanks, free: number, seen: SeenRanks): LowRanks {
  let ranks = held;
  for (let place = 0, left = free; place < 13 && left > 0; place++) {
    if (((held >> place) & 1) === 1 || seen[place]! >= DECK_OF_RANK) continue;
    ranks |= 1 << place;
    left--;
  }
  return ranks;
}

const cardAt = (place: number): Card => (place === 0 ? 12 : place - 1) * 4;
