import { makeCard, parseCards, SUITS, type Card, type Result } from '@doorcard/cards';

// What is written in a field is kept as it was typed; cards are read out of it.

/** A card that may be any. */
export const ANY_CARD = '??';

const SUIT_SIGNS = ['♣♧', '♦♢', '♥♡', '♠♤'];

/** `as, K♦` is meant as `As  Kd`. Every character keeps its place, so that errors name the right one. */
const tidy = (text: string): string =>
  [...text]
    .map((char) => {
      const suit = SUIT_SIGNS.findIndex((signs) => signs.includes(char));
      return suit >= 0 ? SUITS[suit]! : char.replace(/[,;|/-]/, ' ');
    })
    .join('')
    .replaceAll(
      /([2-9tjqka])([cdhs])/gi,
      (_, rank: string, suit: string) => rank.toUpperCase() + suit.toLowerCase(),
    );

/** The cards of a field, without those that may be any. */
export const parseKnownCards = (text: string): Result<Card[]> =>
  parseCards(tidy(text).replaceAll(ANY_CARD, '  '));

/** What can be read of a field that is perhaps not finished, in order; undefined for a card that may be any. */
export const listTokens = (text: string): (Card | undefined)[] =>
  Array.from(tidy(text).matchAll(/[2-9TJQKA][cdhs]|\?\?/g), ([token]) => {
    const card = parseCards(token);
    return card.ok ? card.value[0] : undefined;
  });

/** How many cards a field names, known or not. */
export const countCards = (text: string): number => listTokens(text).length;

export const listKnown = (text: string): Card[] => listTokens(text).filter((card) => card !== undefined);

/** Puts a card behind the others, or in the place of one that may be any when there is no room. */
export function addCard(text: string, card: Card | undefined, size: number): string {
  const name = card === undefined ? ANY_CARD : makeCard(card);
  if (countCards(text) < size) return `${text.trimEnd()}${name}`;
  return card === undefined ? text : text.replace(ANY_CARD, name);
}

export const removeCard = (text: string, card: Card): string =>
  tidy(text).replace(makeCard(card), '').replaceAll(/ {2,}/g, ' ').trim();
