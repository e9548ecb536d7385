import { makeCard, makeRank, rankOf, suitOf, type Card } from '@doorcard/cards';
import { widthOf } from '../textWidth.js';

/** How things look; without colour, only the words. */
export interface Style {
  readonly dim: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly card: (card: Card) => string;
  /** A line across the screen, with a title in it or without. */
  readonly rule: (width: number, title?: string) => string;
}

const same = (text: string): string => text;

/** By the suit's number: clubs, diamonds, hearts, spades. */
const SYMBOLS = ['♣', '♦', '♥', '♠'] as const;

const drawCard = (card: Card): string => `${makeRank(rankOf(card))}${SYMBOLS[suitOf(card)]}`;

const drawRule = (line: string, width: number, title: string): string => {
  const head = title === '' ? '' : `${line} ${title} `;
  return head + line.repeat(Math.max(0, width - widthOf(head)));
};

/** A terminal that shows ASCII only. */
const DUMB: Style = {
  dim: same,
  bold: same,
  card: makeCard,
  rule: (width, title = '') => drawRule('-', width, title),
};

const PLAIN: Style = { ...DUMB, card: drawCard, rule: (width, title = '') => drawRule('─', width, title) };

const paint = (code: string) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;

/** Clubs green, diamonds blue, hearts red, spades as they are. */
const SUITS = [paint('32'), paint('34'), paint('31'), paint('1')] as const;

const COLOURED: Style = {
  dim: paint('2'),
  bold: paint('1'),
  card: (card) => SUITS[suitOf(card)]!(drawCard(card)),
  rule: PLAIN.rule,
};

/** NO_COLOR (no-color.org) gets no colours, a dumb terminal ASCII only. */
export function chooseStyle(env: Readonly<Record<string, string | undefined>>): Style {
  if (env['TERM'] === 'dumb') return DUMB;
  return (env['NO_COLOR'] ?? '') === '' ? COLOURED : PLAIN;
}
