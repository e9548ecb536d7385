import { aceToFive, type Card } from '@doorcard/cards';
import type { SeenRanks } from './deadLows.js';
import { countLows, hasPair, lowPlace, lowRanksOf } from './lowRanks.js';

const NINE = 8;

/** Two for each card from nine up, three for a pair: 0 is clean, 4 or more is dirty. */
export function countDirt(up: readonly Card[]): number {
  let dirt = hasPair(up, lowRanksOf(up)) ? 3 : 0;
  for (let i = 0; i < up.length; i++) if (lowPlace(up[i]!) >= NINE) dirt += 2;
  return dirt;
}

export const DIRTY = 4;

/** Cards that are no use for a low: from nine up, or of a rank that is there already. */
export const countBadCards = (cards: readonly Card[]): number => cards.length - countLows(lowRanksOf(cards));

/** Whether the last of the cards is from nine up or pairs one that was there. */
export const isLastBrick = (cards: readonly Card[], last: Card): boolean =>
  lowPlace(last) >= NINE || cards.some((card) => card !== last && lowPlace(card) === lowPlace(last));

const DECK_OF_RANK = 4;

/**
 * The best low that known cards can become with so many free ones, as `rankAceToFive` ranks it. A rank of which all
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

const cardAt = (place: number): Card => (place === 0 ? 12 : place - 1) * 4;
