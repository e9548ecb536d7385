import { writeChips, writeResult } from '../chips.js';
import { RAISES } from './tableEn.js';
import type { PlayWords } from './tableWords.js';

export const playEn: PlayWords = {
  keys: [
    ['F', 'fold'],
    ['C', 'check, call, or bring in'],
    ['R', 'bet, raise or complete (asks for the amount where you can choose it)'],
    ['1-7', 'mark a card to discard'],
    ['Enter', 'draw; after a hand: the next one'],
    ['P', 'stand pat'],
    ['N', 'next hand'],
    ['H', 'a hint: what Level 2 does here, and why'],
    ['W', 'after a hand: why everybody did what they did'],
    ['B', 'buy chips, between hands of a cash table'],
    ['/', 'type a command'],
    ['?', 'this help'],
    ['Q', 'save and quit (Ctrl-C too)'],
  ],
  helpTitle: 'Keys',
  back: 'any key: back',
  more: 'any key: more',
  hint: 'hint',
  help: 'help',
  quit: 'quit',
  next: 'next hand',
  goOn: 'go on',
  why: 'why?',
  buyIn: (chips) => `buy ${writeChips(chips)}`,
  waiting: (name) => `${name} is thinking…`,
  markCards: 'mark',
  draw: (count) => `draw ${count}`,
  amount: (as, min, max) =>
    `${RAISES[as]} (${writeChips(min)} to ${writeChips(max)}, M for the maximum, Enter for the minimum): `,
  noAmount: 'That is not an amount: type digits, then Enter.',
  badKey: (key) => `${key} does nothing here. ? shows the keys.`,
  notNow: 'Not now.',
  noCardThere: 'You have no card there.',
  markFirst: 'Mark cards with their numbers first, or P to stand pat.',
  whyTitle: (hand) => `Why, in hand ${hand}`,
  nobodyDecided: 'No computer player had to decide anything.',
  hintTitle: (player, action) => `${player} ${action.replace(/^\S+/, '$&s')} here.`,
  savedTable: 'There is a saved table. R: resume it.  N: give it up and start a new one.  Q: quit.',
  resumed: 'The saved table is resumed.',
  goodbye: (hands, won, file) =>
    `${hands} hand${hands === 1 ? '' : 's'}, ${writeResult(won)}. The table is saved in ${file}; "doorcard play" resumes it.`,
  noChips: 'You have no chips left.',
};
