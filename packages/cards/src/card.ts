import { refuse, succeed, unwrap, type Result } from '@doorcard/sealed';

/** From the lowest to the highest in high games; rankings with a low ace reorder them. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
/** Clubs, diamonds, hearts, spades: also the order in which a bring-in tie is broken. */
export const SUITS = ['c', 'd', 'h', 's'] as const;

export type RankChar = (typeof RANKS)[number];
export type SuitChar = (typeof SUITS)[number];
export type CardName = `${RankChar}${SuitChar}`;

/** 0..12, deuce to ace. */
export type Rank = number;
/** 0..3, clubs to spades. */
export type Suit = number;
/** 0..51 = rank * 4 + suit. A plain number, so that it costs nothing in inner loops. */
export type Card = number;

export const DECK_SIZE = 52;

export const rankOf = (card: Card): Rank => card >> 2;
export const suitOf = (card: Card): Suit => card & 3;
export const cardOf = (rank: Rank, suit: Suit): Card => rank * 4 + suit;
export const isCard = (value: unknown): value is Card =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < DECK_SIZE;

const RANK_WORDS = `one of ${RANKS.join(', ')}`;
const SUIT_WORDS = `one of ${SUITS.join(', ')}`;

const rankIndex = (char: string | undefined): Rank =>
  (RANKS as readonly (string | undefined)[]).indexOf(char);
const suitIndex = (char: string | undefined): Suit =>
  (SUITS as readonly (string | undefined)[]).indexOf(char);

export const parseRank = (char: string): Rank | undefined => {
  const rank = rankIndex(char);
  return rank < 0 ? undefined : rank;
};

export const makeRank = (rank: Rank): RankChar => RANKS[rank]!;

/** One card, `As`. */
export function parseCard(name: string): Result<Card> {
  if (name.length === 0) {
    return refuse({ code: 'card/empty', value: name, problem: 'no card', expected: 'a card such as As' });
  }
  const card = readCard(name, 0, 0);
  if (!card.ok || name.length === 2) return card;
  return refuse({
    code: 'card/trailing',
    value: name,
    at: 3,
    problem: `more than one card in "${name}"`,
    expected: 'one card such as As',
  });
}

export const makeCard = (card: Card): CardName => `${RANKS[card >> 2]!}${SUITS[card & 3]!}`;

/** Several cards, `AsKd` or `As Kd`, each at most once. `offset` is added to the positions in errors. */
export function parseCards(text: string, offset = 0): Result<Card[]> {
  const cards: Card[] = [];
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text[at]!)) {
      at++;
      continue;
    }
    const card = readCard(text, at, offset);
    if (!card.ok) return card;
    if (cards.includes(card.value)) {
      return refuse({
        code: 'card/duplicate',
        value: makeCard(card.value),
        at: offset + at + 1,
        problem: `${makeCard(card.value)} appears twice in "${text}"`,
        expected: 'each card once',
      });
    }
    cards.push(card.value);
    at += 2;
  }
  return succeed(cards);
}

/** `AsKd`, or `As Kd` with a separator. */
export const makeCards = (cards: Iterable<Card>, separator = ''): string =>
  Array.from(cards, makeCard).join(separator);

/** Cards from a literal that is known to be valid; throws otherwise. For tests, tables and examples. */
export const cards = (text: string): Card[] => unwrap(parseCards(text));

function readCard(text: string, at: number, offset: number): Result<Card> {
  const rank = rankIndex(text[at]);
  if (rank < 0) {
    return refuse({
      code: 'card/unknown-rank',
      value: text[at]!,
      at: offset + at + 1,
      problem: `unknown rank "${text[at]}" in "${text}"`,
      expected: `${RANK_WORDS} (T is ten), as in As`,
    });
  }
  const suit = suitIndex(text[at + 1]);
  if (suit < 0) {
    const missing = text[at + 1] === undefined;
    return refuse({
      code: missing ? 'card/missing-suit' : 'card/unknown-suit',
      value: missing ? text[at]! : text[at + 1]!,
      at: offset + at + 2,
      problem: missing
        ? `no suit after "${text[at]}" in "${text}"`
        : `unknown suit "${text[at + 1]}" in "${text}"`,
      expected: `${SUIT_WORDS}, as in As`,
    });
  }
  return succeed(cardOf(rank, suit));
}
