import type { RaiseKind } from '@doorcard/engine';
import { signed, writeChips, writeResult, type WriteChips } from '../chips.js';
import { joinRanks } from '../ranks.js';
import type { ActionWords } from './actionWords.js';
import type { EventWords, Person } from './eventWords.js';
import type { PlayWords, TableWords } from './tableWords.js';

/** "You call", "Ann calls". */
const say = ({ name, isYou }: Person, verb: string): string =>
  isYou ? `You ${verb}` : `${name} ${/(s|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`}`;
const allInWords = (allIn: boolean): string => (allIn ? ' and is all-in' : '');
const mine = (allIn: boolean, { isYou }: Person): string =>
  allIn && isYou ? ' and are all-in' : allInWords(allIn);
const cardCount = (count: number): string => `${count} card${count === 1 ? '' : 's'}`;
const HALVES = { whole: '', high: ' for the high half', low: ' for the low half' } as const;

export const makeEventsEn = (n: WriteChips): EventWords => ({
  ante: (who, chips) => `${say(who, 'ante')} ${n(chips)}`,
  blind: (who, chips) => `${say(who, 'post')} ${n(chips)}`,
  street: (name) => `${name}:`,
  dealt: (who, cards) => `${say(who, 'get')} ${cards}`,
  board: (cards) => `The board: ${cards}`,
  fold: (who) => say(who, 'fold'),
  check: (who) => say(who, 'check'),
  call: (who, chips, allIn) => `${say(who, 'call')} ${n(chips)}${mine(allIn, who)}`,
  bringIn: (who, chips, allIn) => `${say(who, 'bring')} it in for ${n(chips)}${mine(allIn, who)}`,
  raise: (who, to, as, allIn) => `${say(who, as)}${as === 'bet' ? '' : ' to'} ${n(to)}${mine(allIn, who)}`,
  draw: (who, count) =>
    count === 0 ? `${say(who, 'stand')} pat` : `${say(who, 'draw')} ${cardCount(count)}`,
  reshuffle: 'The discards are shuffled into the deck',
  giveBack: (who, chips) => `${say(who, 'get')} back ${n(chips)}`,
  show: (who, cards, hand) => `${say(who, 'show')} ${cards}${hand === '' ? '' : `: ${hand}`}`,
  muck: (who) => say(who, 'muck'),
  win: (who, chips, half, isSidePot) =>
    `${say(who, 'win')} ${n(chips)}${HALVES[half]}${isSidePot ? ' of a side pot' : ''}`,
});

const RAISES: Readonly<Record<RaiseKind, string>> = {
  bet: 'bet',
  raise: 'raise to',
  complete: 'complete to',
};

export const makeActionsEn = (n: WriteChips): ActionWords => ({
  fold: 'fold',
  check: 'check',
  call: (chips) => (chips === undefined ? 'call' : `call ${n(chips)}`),
  bringIn: (chips) => (chips === undefined ? 'bring in' : `bring in ${n(chips)}`),
  raise: (as, to) => `${RAISES[as]} ${n(to)}`,
  draw: (count, cards) => `draw ${count} (${cards})`,
  pat: 'stand pat',
});

export const makeTableEn = (n: WriteChips): TableWords => ({
  games: {
    badugi: 'Badugi',
    stud: 'Stud Hi',
    razz: 'Razz',
    stud8: 'Stud Hi/Lo',
    'limit-holdem': "Limit Hold'em",
    holdem: "No-Limit Hold'em",
    omaha8: 'Omaha Hi/Lo',
    plo: 'Pot-Limit Omaha',
    '2-7-triple': '2-7 Triple Draw',
    '2-7-single': '2-7 Single Draw',
  },
  aims: {
    badugi: 'four low cards of four suits, the ace is low',
    stud: 'the best high hand wins',
    razz: 'the lowest hand wins, ace to five',
    stud8: 'half for the high hand, half for a low of eight or better',
    'limit-holdem': 'the best high hand wins, fixed bets',
    holdem: 'the best high hand wins, any bet',
    omaha8: 'two cards from your hand; half high, half eight or better',
    plo: 'exactly two cards from your hand, bets up to the pot',
    '2-7-triple': 'the lowest hand wins, deuce to seven, three draws',
    '2-7-single': 'the lowest hand wins, deuce to seven, one draw, any bet',
  },
  streets: {
    preflop: 'Before the flop',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    '3rd': '3rd street',
    '4th': '4th street',
    '5th': '5th street',
    '6th': '6th street',
    '7th': '7th street',
    predraw: 'Before the draw',
    draw1: 'First draw',
    draw2: 'Second draw',
    draw3: 'Third draw',
  },
  you: 'You',
  pot: (chips) => `Pot ${n(chips)}`,
  potName: (pot) => (pot === 0 ? 'Main pot' : pot === 1 ? 'Side pot' : `Side pot ${pot}`),
  board: (cards) => `Board ${cards}`,
  bet: (chips) => `bet ${n(chips)}`,
  folded: 'folded',
  allIn: 'all-in',
  bringIn: 'bring-in',
  out: 'out',
  draws: (draws) => draws.join('-'),
  yourHand: (name) => `Your hand: ${name}`,
  soFar: ({ ranks }) => `${joinRanks(ranks)} so far`,
  bothHalves: (high, low) => `${high} / ${low}`,
  handNumber: (number) => `hand ${number}`,
  rotation: (left, next) => `${left} hand${left === 1 ? '' : 's'} left, then ${next}`,
  level: (number, left, unit) =>
    `level ${number}, ${unit === 'hands' ? `${left} hand${left === 1 ? '' : 's'}` : `${Math.ceil(left)} s`} left`,
  studStakes: (ante, bringIn, small, big) => `${n(small)}/${n(big)}, ante ${n(ante)}, bring-in ${n(bringIn)}`,
  limitStakes: (small, big) => `${n(small)}/${n(big)} limit`,
  blindStakes: (small, big, ante) => `blinds ${n(small)}/${n(big)}${ante > 0 ? `, ante ${n(ante)}` : ''}`,
  practice: (seed) => `practice, seed ${seed}`,
  nextGame: (game, aim) => `Now ${game}: ${aim}`,
  result: (name, chips) => `${name} ${signed(n, chips)}`,
  place: (name, place, prize) => `${place}. ${name}${prize > 0 ? ` (prize ${prize})` : ''}`,
  tournamentOver: (winner) => `The tournament is over: ${winner} won.`,
  handOver: 'The hand is over',
  paused: 'Paused. Nobody acts and the clock stands still.',
  substitute: (name, wanted, plays) => `${name}: ${wanted} is not available, so ${plays} plays instead.`,
});

export const playEn: PlayWords = {
  keys: [
    ['F', 'fold'],
    ['C', 'check, call, or bring in'],
    ['R', 'bet, raise or complete (asks how much where any amount goes)'],
    ['1-7', 'mark a card to throw away'],
    ['Enter', 'draw; after a hand: the next one'],
    ['P', 'stand pat'],
    ['N', 'next hand'],
    ['H', 'a hint: what lv2 would do, and why'],
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
    `${RAISES[as]} (${writeChips(min)} to ${writeChips(max)}, M for all, Enter for the least): `,
  noAmount: 'That is no amount: type digits, then Enter.',
  badKey: (key) => `${key} does nothing here. ? shows the keys.`,
  notNow: 'Not now.',
  noCardThere: 'You have no card there.',
  markFirst: 'Mark cards with their numbers first, or P to stand pat.',
  whyTitle: (hand) => `Why, in hand ${hand}`,
  nobodyDecided: 'No computer player had to decide anything.',
  hintTitle: (player, action) => `${player} would ${action}.`,
  savedTable: 'A table is saved. R: go on with it.  N: give it up and start a new one.  Q: quit.',
  resumed: 'The table goes on where it was left.',
  goodbye: (hands, won, file) =>
    `${hands} hand${hands === 1 ? '' : 's'}, ${writeResult(won)}. The table is saved in ${file}; "doorcard play" goes on with it.`,
  noChips: 'You have no chips left.',
};

/** By code: what is wrong, for people who play. Codes without words are told as the program tells them. */
export const errorsEn: Readonly<Record<string, string>> = {
  'action/not-your-turn': 'It is not your turn.',
  'action/raise-cap-reached': 'The betting is capped.',
  'action/raise-not-allowed': 'You cannot raise here.',
  'action/raise-too-small': 'That raise is too small.',
  'action/raise-too-large': 'That raise is too large.',
  'action/raise-not-a-size': 'That is not one of the sizes of this limit.',
  'action/fold-not-allowed': 'Checking is free: no need to fold.',
  'player/not-prepared': 'A computer player could not be loaded.',
  'player/module-not-found': 'The file of a computer player is missing.',
  'player/module-failed': 'The file of a computer player cannot be loaded.',
  'player/no-default-export': 'The file of a computer player exports no player.',
  'player/no-decide': 'The file of a computer player exports no player.',
  'player/bad-prepare': 'The file of a computer player exports no player.',
  'session/bad-buy-in': 'So many chips cannot be bought here.',
  'session/hand-in-progress': 'A hand is being played.',
  'session/not-a-cash-table': 'No chips can be bought in a tournament.',
  'session/too-few-players': 'Too few players have chips.',
  'session/is-over': 'The tournament is over.',
  'table/bad-checksum': 'The saved table was changed by something else.',
  'table/bad-save': 'The saved table cannot be read.',
  'table/foreign-save': 'The file is no saved table.',
  'table/unknown-version': 'The saved table comes from a newer version.',
  'table/not-saved': 'The table could not be saved',
  'table/elsewhere': 'The table is open in another tab.',
  'table/taken': 'The table went to another tab.',
  'table/storage-broken': 'The storage of this browser cannot be used. Nothing that was saved is lost.',
  'table/no-save': 'No table is saved.',
  'table/not-your-turn': 'It is not your turn.',
  'table/wrong-decision': 'That question is already answered.',
};
