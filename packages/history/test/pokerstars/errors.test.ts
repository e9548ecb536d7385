import { describe, expect, test } from 'vitest';
import { parsePokerStarsText } from '../../src/pokerstars/pokerStarsText.js';

const HOLDEM = [
  "PokerStars Hand #1:  Hold'em No Limit ($0.05/$0.10 USD) - 2012/05/23 23:24:52 CET", // 1
  "Table 'Ceres' 3-max Seat #3 is the button",
  'Seat 1: Ann ($10 in chips)',
  'Seat 2: Ben ($2.50 in chips)',
  'Seat 3: Cat ($10 in chips)', // 5
  'Ann: posts small blind $0.05',
  'Ben: posts big blind $0.10',
  '*** HOLE CARDS ***',
  'Dealt to Ben [Qs Qh]',
  'Cat: folds', // 10
  'Ann: raises $0.20 to $0.30',
  'Ben: raises $2.20 to $2.50 and is all-in',
  'Ann: calls $2.20',
  '*** FLOP *** [2c 5d Qd]',
  '*** TURN *** [2c 5d Qd] [9s]', // 15
  '*** RIVER *** [2c 5d Qd 9s] [3h]',
  '*** SHOW DOWN ***',
  'Ann: shows [Ah Kd] (high card Ace)',
  'Ben: shows [Qs Qh] (three of a kind, Queens)',
  'Ben collected $5 from pot', // 20
  '*** SUMMARY ***',
  'Total pot $5 | Rake $0',
  'Board [2c 5d Qd 9s 3h]',
  'Seat 1: Ann (small blind) showed [Ah Kd] and lost with high card Ace',
];

const STUD = [
  'PokerStars Hand #2:  7 Card Stud Limit (4/8) - 2012/05/23 23:24:52 CET', // 1
  "Table 'Ceres' 8-max",
  'Seat 1: Ann (200 in chips)',
  'Seat 2: Ben (200 in chips)',
  'Ann: posts the ante 1', // 5
  'Ben: posts the ante 1',
  '*** 3rd STREET ***',
  'Dealt to Ann [9c 9d Kh]',
  'Dealt to Ben [2c]',
  'Ben: brings in for 2', // 10
  'Ann: raises 2 to 4',
  'Ben: raises 4 to 8',
  'Ann: calls 4',
  '*** 4th STREET ***',
  'Dealt to Ann [9c 9d Kh] [5h]', // 15
  'Dealt to Ben [2c] [Js]',
  'Ann: bets 4',
];

const DRAW = [
  'PokerStars Hand #3:  Badugi Limit (10/20) - 2012/05/23 23:24:52 CET', // 1
  "Table 'Ceres' 2-max Seat #2 is the button",
  'Seat 1: Ann (100 in chips)',
  'Seat 2: Ben (100 in chips)',
  'Ben: posts small blind 5', // 5
  'Ann: posts big blind 10',
  '*** DEALING HANDS ***',
  'Dealt to Ann [Ah 5c 8h 6s]',
  'Ben: calls 5',
  'Ann: checks', // 10
  '*** FIRST DRAW ***',
  'Ann: discards 2 cards [8h 6s]',
  'Dealt to Ann [Ah 5c] [7d 9c]',
  'Ben: discards 1 card',
  'Ann: bets 10', // 15
];

/** The text with one line replaced, or with more lines after it. */
const change = (text: readonly string[], number: number, ...lines: readonly string[]): string =>
  text.toSpliced(number - 1, 1, ...lines).join('\n');

type Case = readonly [name: string, line: number, code: string, text: string];

test.each([
  ['hold’em', HOLDEM],
  ['stud', STUD],
  ['badugi', DRAW],
])('the text of %s that the cases below change is valid', (_name, text) => {
  expect(parsePokerStarsText(text.join('\n'))).toMatchObject({ ok: true });
});

describe('a bad line is refused with its number', () => {
  const cases: readonly Case[] = [
    ['an empty text', 1, 'header', ''],
    ['no header', 1, 'header', change(HOLDEM, 1, 'Hand 1 of a new site')],
    ['an unknown game', 1, 'unknown-game', change(HOLDEM, 1, HOLDEM[0]!.replace("Hold'em", 'Courchevel'))],
    ['bad stakes', 1, 'unknown-game', change(HOLDEM, 1, HOLDEM[0]!.replace('0.10', 'much'))],
    ['two currencies', 1, 'unknown-game', change(HOLDEM, 1, HOLDEM[0]!.replace('$0.10', '€0.10'))],
    ['no table', 2, 'table', change(HOLDEM, 2, 'at home')],
    ['only a header', 1, 'table', HOLDEM[0]!],
    ['no button', 2, 'no-button', change(HOLDEM, 2, "Table 'Ceres' 3-max")],
    ['no seats', 3, 'seat', HOLDEM.toSpliced(2, 3).join('\n')],
    ['one player', 4, 'players', HOLDEM.toSpliced(3, 2).join('\n')],
    ['a seat twice', 4, 'seat-twice', change(HOLDEM, 4, 'Seat 1: Ben ($2.50 in chips)')],
    ['a name twice', 4, 'name-twice', change(HOLDEM, 4, 'Seat 2: Ann ($2.50 in chips)')],
    ['a stack in another currency', 4, 'amount', change(HOLDEM, 4, 'Seat 2: Ben (€2.50 in chips)')],
    ['a stack with a comma', 4, 'amount', change(HOLDEM, 4, 'Seat 2: Ben ($2,50 in chips)')],
    ['a second hand', 25, 'several-hands', [...HOLDEM, ...HOLDEM].join('\n')],

    ['no big blind', 7, 'no-big-blind', HOLDEM.toSpliced(6, 1).join('\n')],
    ['two blinds from one player', 7, 'post', change(HOLDEM, 7, 'Ann: posts big blind $0.10')],
    ['a blind in stud', 6, 'post', change(STUD, 6, 'Ben: posts big blind 1')],
    ['a blind after the cards', 10, 'post', change(HOLDEM, 10, 'Cat: posts big blind $0.10')],
    ['an action before the cards', 8, 'street', change(HOLDEM, 8, 'Cat: folds')],
    ['a stranger', 10, 'unknown-line', change(HOLDEM, 10, 'Dan: folds')],
    ['an unknown action', 10, 'unknown-line', change(HOLDEM, 10, 'Cat: ponders')],
    ['an unknown line', 10, 'unknown-line', change(HOLDEM, 10, 'the deck catches fire')],
    ['a street too early', 14, 'street', change(HOLDEM, 14, '*** TURN *** [2c 5d Qd] [9s]')],
    ['a street twice', 15, 'street', change(HOLDEM, 15, HOLDEM[13]!)],
    ['a board run twice', 14, 'run-twice', change(HOLDEM, 14, '*** FIRST FLOP *** [2c 5d Qd]')],

    ['an unknown card', 9, 'cards', change(HOLDEM, 9, 'Dealt to Ben [Qs 1h]')],
    ['too many cards', 9, 'deal', change(HOLDEM, 9, 'Dealt to Ben [Qs Qh Qc]')],
    ['a second open hand', 10, 'deal', change(HOLDEM, 10, 'Dealt to Cat [Ks Kh]')],
    ['cards in the middle of the betting', 11, 'deal', change(HOLDEM, 11, 'Dealt to Ann [Ks Kh]')],
    [
      'a card on the board that the hero has',
      14,
      'card-twice',
      change(HOLDEM, 14, '*** FLOP *** [2c 5d Qs]'),
    ],
    ['a flop of two', 14, 'street', change(HOLDEM, 14, '*** FLOP *** [2c 5d]')],
    ['another flop', 15, 'cards-changed', change(HOLDEM, 15, '*** TURN *** [2d 5d Qd] [9s]')],
    ['other cards at the end', 19, 'cards-changed', change(HOLDEM, 19, 'Ben: shows [Qs Jh]')],
    ['a card of the hero in another hand', 18, 'card-twice', change(HOLDEM, 18, 'Ann: shows [Ah Qh]')],
    ['no door card', 7, 'deal', STUD.toSpliced(8, 1).join('\n')],
    ['another door card', 16, 'cards-changed', change(STUD, 16, 'Dealt to Ben [3c] [Js]')],
    ['two cards on 4th street', 16, 'deal', change(STUD, 16, 'Dealt to Ben [2c] [Js Jd]')],
    ['cards for a player who has folded', 15, 'folded', change(STUD, 13, 'Ann: folds')],

    ['an action after a fold', 11, 'folded', change(HOLDEM, 11, 'Cat: calls $0.10')],
    ['an amount in words', 11, 'unknown-line', change(HOLDEM, 11, 'Ann: calls much')],
    ['a raise that does not add up', 11, 'raise', change(HOLDEM, 11, 'Ann: raises $0.25 to $0.30')],
    ['a raise to the same amount', 11, 'raise', change(HOLDEM, 11, 'Ann: raises $0 to $0.10')],
    ['a bet over a bet', 11, 'bet', change(HOLDEM, 11, 'Ann: bets $0.30')],
    ['more than the stack', 12, 'stack', change(HOLDEM, 12, 'Ben: raises $2.70 to $3')],
    ['an all-in without the words', 12, 'all-in', change(HOLDEM, 12, 'Ben: raises $2.20 to $2.50')],
    ['an all-in with chips left', 13, 'all-in', change(HOLDEM, 13, 'Ann: calls $2.20 and is all-in')],
    ['a second bring-in', 11, 'bring-in', change(STUD, 11, 'Ann: brings in for 2')],
    ['a completion that does not add up', 11, 'raise', change(STUD, 11, 'Ann: raises 1 to 4')],
    ['a cap without a wager', 11, 'unknown-line', change(STUD, 11, 'Betting is capped')],

    ['a draw in stud', 17, 'draw', change(STUD, 17, 'Ann: discards 1 card')],
    ['five of four cards', 14, 'draw', change(DRAW, 14, 'Ben: discards 5 cards')],
    ['two discards of one', 14, 'draw', change(DRAW, 14, 'Ann: stands pat')],
    ['a wrong number of discards', 12, 'draw', change(DRAW, 12, 'Ann: discards 2 cards [8h]')],
    [
      'discards that the player did not have',
      12,
      'cards-changed',
      change(DRAW, 12, 'Ann: discards 2 cards [8h 6h]'),
    ],
    ['a wrong number of new cards', 13, 'draw', change(DRAW, 13, 'Dealt to Ann [Ah 5c] [7d]')],
    ['other cards kept', 13, 'cards-changed', change(DRAW, 13, 'Dealt to Ann [Ah 5d] [7d 9c]')],
    ['a new card that was kept', 13, 'cards-changed', change(DRAW, 13, 'Dealt to Ann [Ah 5c] [5c 9c]')],
    ['open discards of another', 14, 'cards-changed', change(DRAW, 14, 'Ben: discards 1 card [2c]')],
    ['a draw that is not complete', 14, 'draw', DRAW.toSpliced(13, 1).join('\n')],
    ['more cards than were discarded', 15, 'draw', change(DRAW, 15, 'Ben: draws 2 cards')],
    ['a reshuffle without a draw', 9, 'unknown-line', change(DRAW, 9, 'The deck is reshuffled')],

    ['an unknown pot', 20, 'pot', change(HOLDEM, 20, 'Ben collected $5 from the middle')],
    ['a wrong total', 22, 'total-pot', change(HOLDEM, 22, 'Total pot $6 | Rake $0')],
    ['a seat of another table', 24, 'summary', change(HOLDEM, 24, 'Seat 9: Dan folded before Flop')],
    ['an unknown summary line', 23, 'summary', change(HOLDEM, 23, 'Hand was long')],
    ['a summary of two boards', 23, 'run-twice', change(HOLDEM, 23, 'Hand was run twice')],
  ];

  test.each(cases)('%s: line %i, %s', (_name, line, code, text) => {
    const read = parsePokerStarsText(text);
    if (read.ok) throw new Error('was accepted');
    expect(read.error.code).toBe(`pokerstars/${code}`);
    expect(read.error.message).toMatch(new RegExp(`^line ${line}: `));
    expect(read.error.value).toBe(text.split('\n')[line - 1]);
    expect(read.error.expected).not.toBe('');
  });
});

test('the message has the line, what is wrong with it and what is expected', () => {
  const read = parsePokerStarsText(change(HOLDEM, 11, 'Ann: raises $0.25 to $0.30'), { firstLine: 101 });
  expect(read.ok ? '' : read.error.message).toBe(
    'line 111: the two amounts do not match the bet before, "Ann: raises $0.25 to $0.30"; expected a raise over $0.10',
  );
});

test('a text with all cards must show those of all players', () => {
  const open = ['*** ALL CARDS OPEN ***', ...HOLDEM].join('\n');
  const read = parsePokerStarsText(open);
  expect(read.ok ? '' : read.error.code).toBe('pokerstars/deal');
});
