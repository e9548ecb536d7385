import type { RaiseKind } from '@doorcard/engine';
import { signed, type WriteChips } from '../chips.js';
import { joinRanks } from '../ranks.js';
import type { ActionWords } from './actionWords.js';
import type { EventWords, Person } from './eventWords.js';
import type { TableWords } from './tableWords.js';

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
  giveBack: (who, chips) => `Uncalled bet of ${n(chips)} returned to ${who.isYou ? 'you' : who.name}`,
  show: (who, cards, hand) => `${say(who, 'show')} ${cards}${hand === '' ? '' : `: ${hand}`}`,
  muck: (who) => say(who, 'muck'),
  win: (who, chips, half, isSidePot) =>
    `${say(who, 'win')} ${n(chips)}${HALVES[half]}${isSidePot ? ' of a side pot' : ''}`,
});

export const RAISES: Readonly<Record<RaiseKind, string>> = {
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
    preflop: 'Preflop',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    '3rd': '3rd street',
    '4th': '4th street',
    '5th': '5th street',
    '6th': '6th street',
    '7th': '7th street',
    predraw: 'Predraw',
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
  drawsInWords: (draws) => draws.map((draw) => (draw === 'pat' ? 'pat' : `drew ${draw}`)).join(', '),
  yourHand: (name) => `Your hand: ${name}`,
  soFar: ({ ranks }) => `${joinRanks(ranks)} so far`,
  bothHalves: (high, low) => `${high} / ${low}`,
  handNumber: (number) => `hand ${number}`,
  rotation: (left, next) => `${left} hand${left === 1 ? '' : 's'} left, then ${next}`,
  level: (number, left, unit) =>
    `level ${number}, ${unit === 'hands' ? `${left} hand${left === 1 ? '' : 's'}` : `${Math.ceil(left)} s`} left`,
  studStakes: (ante, bringIn, small, big) => `${n(small)}/${n(big)}, ante ${n(ante)}, bring-in ${n(bringIn)}`,
  limitStakes: (small, big) => `${n(small)}/${n(big)} limit`,
  blindStakes: (small, big, ante) => `blinds ${n(small)}/${n(big)}${ante > 0 ? `, BB ante ${n(ante)}` : ''}`,
  practice: (seed) => `practice, seed ${seed}`,
  nextGame: (game, aim) => `Now ${game}: ${aim}`,
  result: (name, chips) => `${name} ${signed(n, chips)}`,
  place: (name, place, prize) => `${place}. ${name}${prize > 0 ? ` (prize ${prize})` : ''}`,
  tournamentOver: (winner) => `The tournament is over: ${winner} won.`,
  handOver: 'The hand is over',
  paused: 'Paused. Nobody acts and the clock is stopped.',
  substitute: (name, wanted, plays) => `${name}: ${wanted} is not available, so ${plays} plays instead.`,
});

/** By code: the error for players. A code without words here is shown with the error's own message. */
export const errorsEn: Readonly<Record<string, string>> = {
  'action/not-your-turn': 'It is not your turn.',
  'action/raise-cap-reached': 'The betting is capped.',
  'action/raise-not-allowed': 'You cannot raise here.',
  'action/raise-too-small': 'That raise is too small.',
  'action/raise-too-large': 'That raise is too large.',
  'action/raise-not-a-size': 'That is not a bet size of this limit game.',
  'action/fold-not-allowed': 'Checking is free: no need to fold.',
  'player/not-prepared': 'A computer player could not be loaded.',
  'player/module-not-found': 'The file of a computer player is missing.',
  'player/module-failed': 'The file of a computer player cannot be loaded.',
  'player/no-default-export': 'The file of a computer player exports no player.',
  'player/no-decide': 'The file of a computer player has no decide function.',
  'player/bad-prepare': 'The file of a computer player has a prepare that is not a function.',
  'session/bad-buy-in': 'You cannot buy that many chips here.',
  'session/hand-in-progress': 'A hand is being played.',
  'session/not-a-cash-table': 'No chips can be bought in a tournament.',
  'session/too-few-players': 'Too few players have chips.',
  'session/is-over': 'The tournament is over.',
  'table/bad-checksum': 'The saved table has been changed or damaged.',
  'table/bad-save': 'The saved table cannot be read.',
  'table/foreign-save': 'The file is not a saved table.',
  'table/unknown-version': 'The saved table comes from a newer version.',
  'table/not-saved': 'The table could not be saved',
  'table/no-save': 'No table is saved.',
  'table/not-your-turn': 'It is not your turn.',
  'table/wrong-decision': 'That decision has already been made.',
  'session/too-many-seats': 'One of these games does not have enough seats for these players.',
  'session/bad-games': 'There is no game to deal.',
  'session/bad-config': 'The table cannot be played as it was chosen.',
  'session/no-stakes': 'There are no stakes for one of these games.',
  'session/no-levels': 'Games can change with the level only in a tournament.',
  'player/unknown': 'One of the opponents is not known here.',
  'player/unknown-profile': 'One of the opponents does not have this style.',
  'seed/not-u64': 'A seed is a whole number from 0 to 18446744073709551615.',
};
