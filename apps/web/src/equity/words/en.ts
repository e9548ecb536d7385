import { equity } from '@doorcard/text/en';
import type { EquityPageWords } from './equityWords.js';

const cards = (count: number): string => `${count} card${count === 1 ? '' : 's'}`;

export const words: EquityPageWords = {
  ...equity,
  title: 'Equity',
  lead: 'How often does each hand win? Exactly where that takes seconds, otherwise from samples with an interval.',
  game: 'Game',
  hand: (number) => `Hand ${number}`,
  board: 'Board',
  dead: 'Dead cards',
  hints: {
    draw: 'Give the whole hand as it is before the next draw. Cards that you leave out can be any.',
    stud: 'Give all cards of your own hand and the up cards of the others. Cards that you leave out can be any.',
    board: 'Cards that you leave out can be any. The board has none, three, four or five cards.',
  },
  deadHint: 'Cards that nobody can get any more: folded up cards, discards.',
  asText: (field) => `${field} as text`,
  choose: (field) => `Cards for: ${field}`,
  chosen: (field, names, unknown) =>
    `${field}: ${[...names, ...(unknown > 0 ? [`${cards(unknown)} not known`] : [])].join(', ') || 'no card'}`,
  full: 'Complete. Tap a marked card to take it back.',
  anyCard: 'Any card',
  clear: (field) => `Clear ${field}`,
  addHand: 'Add a hand',
  removeHand: (field) => `Remove ${field}`,
  draws: 'Draws left',
  drawsLeft: (draws) => (draws === 0 ? 'none' : String(draws)),
  precision: 'Precision of samples',
  precisions: {
    quick: ['Quick', '± 0.5 %'],
    usual: ['Normal', '± 0.1 %'],
    fine: ['Fine', '± 0.03 %'],
  },
  calculate: 'Calculate',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was changed.',
  working: 'Calculating…',
  done: (percent) => `${percent} % done`,
  result: 'Result',
  anyHand: 'any hand',
  copyLink: 'Copy link',
  copied: 'The link is copied.',
  copyByHand: 'The browser does not let us copy. The address bar has the link.',
  rules: 'Rules of this game',
  fromHand: 'Load a spot from a saved hand',
  errors: {
    'card/unknown-rank': (value) =>
      `“${value}” is not a rank. Ranks are 2 to 9, T for ten, J, Q, K and A, as in As.`,
    'card/unknown-suit': (value) => `“${value}” is not a suit. Suits are c, d, h and s, as in As.`,
    'card/missing-suit': (value) => `The suit after “${value}” is missing, as in As.`,
    'card/duplicate': (value) => `${value} appears twice.`,
    'hand/too-many-cards': (value, size) => `“${value}” has too many cards. A hand of this game has ${size}.`,
    'board/wrong-size': () => 'A board has no card, a flop of three, or four or five cards.',
    'board/not-in-this-game': () => 'This game has no board.',
    'draws/out-of-range': (value) => `${value} draws are more than this game has.`,
    'draws/not-in-this-game': () => 'This game has no draws.',
    'equity/too-few-hands': () => 'Two hands are needed.',
    'equity/too-many-hands': () => 'The deck does not have enough cards for these hands and dead cards.',
    'equity/bad-address': (value) =>
      `The link cannot be read at “${value}”. Below is a usual hand of the game instead.`,
    'equity/failed': () => 'The calculation has stopped. The cards are as you left them; try again.',
  },
};
