import { capital } from '@doorcard/text';
import { commands, play, reasons } from '@doorcard/text/en';
import { clock } from './clock.js';
import type { TablePageWords } from './tableWords.js';

const ordinal = (place: number): string =>
  `${place}${place % 100 > 10 && place % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;

const NUMBERS = ['', '', '', 'three', 'four'];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
const RANKS = [
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'sevens',
  'eights',
  'nines',
  'tens',
  'jacks',
  'queens',
  'kings',
  'aces',
];

export const words: TablePageWords = {
  commands,
  play,
  reasons,
  opening: 'Opening the table…',
  yourTurn: 'Your turn',
  lowDraw: (ranks) => `Draw ${ranks}`,
  yourDraw: 'Your draw: tap cards to discard',
  betweenHands: 'Ready for the next hand',
  next: 'Next hand',
  review: 'Review',
  reviewFault: { inaccuracy: 'Review inaccuracy', mistake: 'Review mistake', blunder: 'Review blunder' },
  buy: (amount) => `Top up ${amount}`,
  hint: 'Hint',
  close: 'Close',
  actions: 'Your actions',
  yourCards: 'Your cards',
  price: (call, pot) => `Call ${call} for a pot of ${pot}`,
  free: 'Nothing to call: check is free',
  amount: 'Amount',
  slider: 'Amount, slider',
  pot: 'Pot',
  allIn: 'All-in',
  halves: { high: 'High', low: 'Low' },
  drew: 'Draws',
  scoops: ({ name, isYou }, amount) => `${name} ${isYou ? 'scoop' : 'scoops'} ${amount}`,
  split: (amount) => `Split pot ${amount}`,
  bothHalves: (each) => (each === undefined ? 'both halves of the pot' : `both halves, ${each} each`),
  listBetween: ', ',
  menu: 'Menu',
  sound: 'Sound',
  pages: { equity: 'Equity', history: 'Hands', settings: 'Settings' },
  coach: 'Coach',
  hide: 'Hide',
  thrown: 'Discard',
  markCards: 'Tap cards to discard',
  youThrew: 'You discarded',
  openAgain: 'Open the table again',
  backToStart: 'Back to the lobby',
  pots: 'Pots',
  communityCard: 'Community card',
  gotIt: 'Got it',
  rulesOfGame: 'Rules of this game',
  newGame: 'A new game',
  levelLeft: (number, left, unit) =>
    `level ${number}, ${unit === 'hands' ? `${left} hand${left === 1 ? '' : 's'}` : clock(left)} left`,
  nextStakes: (stakes) => `next ${stakes}`,
  playersLeft: (left, all) => `${left} of ${all} players left`,
  youAreOut: (place, all) => `You are out: ${ordinal(place)} of ${all}`,
  prize: (percent) => `Your prize is ${percent} % of the pool.`,
  watchOn: 'Keep watching',
  outMeaning: 'The others play on. You can watch to the end, or leave.',
  youWon: 'You won the tournament',
  wonMeaning: (players, hands) => `First of ${players}, after ${hands} hand${hands === 1 ? '' : 's'}.`,
  otherWon: (name) => `${name} won the tournament`,
  places: 'Places',
  newTable: 'New table',
  noChips: 'You have no chips left. Buy some to play on.',
  tools: 'Table switches',
  autoNext: 'Auto-deal',
  pause: 'Pause',
  goOn: 'Resume',
  testMe: 'Quiz me',
  keys: 'Keys',
  textMode: 'Text mode',
  memory: 'What Level 3 has learned',
  memoryMeaning:
    'Level 3 remembers how everybody has played at this table, and plays accordingly. It is saved with the table.',
  forget: 'Delete what it has learned',
  helpNow: 'What you can see',
  dead: 'Dead outs',
  outs: (draw, live, dead) => `${draw}: ${live} live${dead === 0 ? '' : `, ${dead} dead`}`,
  draws: { straight: 'Straight', flush: 'Flush', fullHouse: 'Full house', low: '8 low', badugi: 'Badugi' },
  outsMeaning: 'Cards that make your draw',
  potOdds: (percent) => `you need ${percent} % to call`,
  soFar: 'The hand so far',
  alike: (what, people, count) => {
    const isOne = people.length === 1 && !people[0]!.isYou;
    const names = people.map(({ name, isYou }) => (isYou ? 'you' : name));
    const who = names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
    const verb = { call: 'call', check: 'check', pat: 'stand', draw: 'draw' }[what];
    const object = { call: '', check: '', pat: ' pat', draw: ` ${count}` }[what];
    return `${who} ${verb}${isOne ? 's' : ''}${object}`;
  },
  listDeeds: (deeds) => capital(deeds.map((deed) => deed.replace(/^You /, 'you ')).join(', ')),
  boards: {
    title: 'What the boards show',
    nothing: 'no pair',
    sign: (sign) => {
      switch (sign.code) {
        case 'suited':
          return `${NUMBERS[sign.count]!} ${SUITS[sign.suit]!}`;
        case 'lows':
          return `${NUMBERS[sign.count]!} to a low`;
        case 'pair':
          return `open ${RANKS[sign.rank]!}`;
        case 'trips':
          return `three ${RANKS[sign.rank]!}`;
        case 'quads':
          return `four ${RANKS[sign.rank]!}`;
      }
    },
  },
  testTitle: 'Quiz',
  testQuestion: (street, draw, outs) =>
    `On ${street}, ${outs} card${outs === 1 ? '' : 's'} would have completed your draw (${draw}). How many of them were showing in other hands?`,
  testAnswer: 'Dead outs',
  testCheck: 'Check',
  testRight: (dead) => `Right: ${dead}.`,
  testWrong: (dead) => `Not quite: ${dead}.`,
  testSkip: 'Skip',
  command: 'Command',
  commandMeaning:
    'cards, board 3, pot, stack 2, dead, actions, log; call, raise 80, draw 2c 9d, pat, fold, next',
  send: 'Send',
  closeKey: 'Close',
};
