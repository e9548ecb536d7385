import { makeCards, type Card } from '@doorcard/cards';

/** `[As Kd]`. */
export const bracket = (cards: readonly Card[]): string => `[${makeCards(cards, ' ')}]`;

/** The positions of a hand as a list, from bits. */
export const listPlaces = (bits: number, size: number): number[] =>
  Array.from({ length: size }, (_, place) => place).filter((place) => (bits >> place) & 1);
