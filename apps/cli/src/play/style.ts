import { makeCard, type Card } from '@doorcard/cards';

/** How things look; without colour, nothing but the words. */
export interface Style {
  readonly dim: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly card: (card: Card) => string;
}

const PLAIN: Style = { dim: (text) => text, bold: (text) => text, card: makeCard };

const paint = (code: string) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;

/** Clubs green, diamonds blue, hearts red, spades as they are. */
const SUITS = [paint('32'), paint('34'), paint('31'), paint('1')] as const;

const COLOURED: Style = {
  dim: paint('2'),
  bold: paint('1'),
  card: (card) => SUITS[card & 3]!(makeCard(card)),
};

/** NO_COLOR (no-color.org) and terminals that cannot do it get none. */
export const chooseStyle = (env: Readonly<Record<string, string | undefined>>): Style =>
  (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb' ? PLAIN : COLOURED;
